import Diagnostics
import SwiftText
import Testing

@testable import StyleModel
@testable import StyleSyntax

/// Which styles let the ones around them be asked.
struct StyleReachTests {
  private func source(_ body: String, _ others: String = "", name: String = "Test") throws
    -> StyleSource
  {
    let text = """
      struct \(name): LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              \(body)
          }
          \(others)
      }
      """
    return StyleSource(name: name, text: text, document: try Reader.document(text))
  }

  private func asks(_ body: String, _ others: String = "") throws -> Bool {
    let styles = [
      "Wrap": try source("Label(configuration).padding()", name: "Wrap"),
      "End": try source("configuration.icon", name: "End"),
      "Round": try source("Label(configuration).labelStyle(Test())", name: "Round"),
    ]
    var reach = StyleReach { target in
      switch target {
      case .type(let name): styles[name]
      case .member(let name): styles[name.prefix(1).uppercased() + name.dropFirst()]
      }
    }
    return reach.asksOuterStyle(try source(body, others))
  }

  @Test(arguments: [
    "Label(configuration)", "Label(configuration).padding().overlay(Circle())",
    "Label { configuration.title } icon: { configuration.icon }",
    "Label(title: { configuration.title }, icon: { configuration.icon.bold() })",
    "if isOn { configuration.icon } else { Label(configuration) }",
    "HStack { Label(configuration); Spacer() }", "AnyView(Label(configuration))",
    "Label(configuration).labelStyle(Wrap())", "Label(configuration).labelStyle(.wrap)",
    "Wrap().makeBody(configuration: configuration)", "Label(configuration).labelStyle(.unknown)",
    "Label(configuration).labelStyle(Round())", "Row(configuration)",
    "Row { configuration.title }", "configuration.icon.background { Label(configuration) }",
  ])
  func labelInTheBodyAsksOutside(_ body: String) throws {
    #expect(try asks(body))
  }

  @Test(arguments: [
    "configuration.icon", "HStack { configuration.icon; configuration.title }",
    "Label(configuration).labelStyle(.iconOnly)", "Label(configuration).labelStyle(End())",
    "Label(configuration).labelStyle(.end).padding()",
    "Label(configuration).labelStyle(IconOnlyLabelStyle())",
    "VStack { Label(configuration) }.labelStyle(.titleOnly)",
    "End().makeBody(configuration: configuration)",
    "IconOnlyLabelStyle().makeBody(configuration: configuration).padding()",
    "Text(\"Label\")", "Row(color)", "Label(configuration).labelStyle(.wrap).labelStyle(.end)",
  ])
  func bodyWithoutLabelEndsTheChain(_ body: String) throws {
    #expect(try !asks(body))
  }

  @Test func helpersOfTheStyleAreLookedInto() throws {
    let helper = "func row(_ configuration: Configuration) -> some View { Label(configuration) }"
    #expect(try asks("row(configuration)", helper))
    #expect(
      try !asks(
        "row(configuration)",
        "func row(_ configuration: Configuration) -> some View { configuration.icon }"))
  }

  @Test func partsBehindTheEndAreWarnedOf() throws {
    let wrap = ComposedPart(name: "Wrap", style: .source(try source("Label(configuration)")))
    let end = ComposedPart(
      name: "End", style: .source(try source("configuration.icon", name: "End")))
    let iconOnly = ComposedPart(name: ".iconOnly", style: .builtIn(.iconOnly))
    func warnings(_ parts: ComposedPart...) -> [Diagnostic] {
      var reach = StyleReach { _ in nil }
      return Composition(name: "C", parts: parts).unreached(&reach)
    }
    #expect(warnings(wrap, wrap, end) == [])
    #expect(
      warnings(wrap, iconOnly, wrap) == [
        Diagnostic(
          .warning, message: "Wrap is never reached: .iconOnly asks no style around it",
          hint: "the first style is the closest to the label: give Wrap before .iconOnly")
      ])
    #expect(
      warnings(end, wrap, iconOnly) == [
        Diagnostic(
          .warning, message: "Wrap is never reached: End has no Label in its body that asks for it",
          hint: "the first style is the closest to the label: give Wrap before End"),
        Diagnostic(
          .warning,
          message: ".iconOnly is never reached: End has no Label in its body that asks for it",
          hint: "both end the chain: leave one of them out"),
      ])
  }
}
