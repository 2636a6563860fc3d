import SwiftText
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// Styles that are spelled as in `labelStyle(…)`, and samples for what they take.
struct SpelledStyleTests {
  private let pill = """
    struct Pill: LabelStyle {
        var word: String = "plain"
        func makeBody(configuration: Configuration) -> some View {
            Text(word)
        }
    }
    extension LabelStyle where Self == Pill {
        static var pill: Pill { Pill() }
        static func pill(_ word: String) -> Pill { Pill(word: word) }
    }
    """

  private func tree(_ spelling: String) throws -> String {
    var library = TestLibrary()
    library.styles["Pill"] = try source(pill)
    let use = StyleUse(.expression(try Reader.expression(spelling), text: spelling))
    return describe(try StyleEvaluator(library: library).resolve([use]).view)
  }

  @Test(arguments: [
    (".pill", "plain"), (".pill(\"round\")", "round"), ("Pill(word: \"long\")", "long"),
    ("Pill()", "plain"),
  ])
  func spellingGivesTheStyle(spelling: String, word: String) throws {
    #expect(try tree(spelling) == "\"\(word)\" foreground")
  }

  @Test(arguments: [".pil", "Pil()", ".iconOnly.pill", "12", "\"Pill\""])
  func whatIsNoStyleIsRefused(spelling: String) {
    #expect(throws: UnknownStyle(text: spelling)) { try tree(spelling) }
  }

  @Test func closureTakesASample() throws {
    let badge = """
      struct Badge<Content: View>: LabelStyle {
          private let content: Content
          init(@ViewBuilder content: @escaping () -> Content) {
              self.content = content()
          }
          func makeBody(configuration: Configuration) -> some View {
              content
          }
      }
      """
    var preview = Preview()
    #expect {
      try preview.resolve(badge)
    } throws: {
      ($0 as? MissingParameter)?.example == "{ Text(\"Text\") }"
    }
    preview.sampling = true
    #expect(try preview.tree(badge) == "\"Text\" foreground")
  }
}
