import Diagnostics
import JSON
import StyleModel
import SwiftText

/// A label set as an enumeration with a case a label, its title and its symbol.
struct LabelsEnumeration {
  /// The name of the type.
  let typeName: String

  /// The protocols that the type conforms to.
  static let inherits = ["CaseIterable", "Identifiable"]

  private let name: String
  private let cases: [(name: String, label: LabelItem)]

  /// Names the cases after the ids of the labels, or after their titles where they have none.
  init(name: String, _ set: LabelSet) {
    self.name = name
    typeName = SwiftName.labelsType(of: name)
    var taken: Set<String> = []
    cases = set.labels.map { label in
      let text = label.id.isEmpty ? label.title : label.id
      let stem = Self.caseName(of: text)
      var name = stem
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)\(number)"
        number += 1
      }
      return (name, label)
    }
  }

  /// A name that the enumeration has for something else, or that no case can have, gets `Label` at
  /// its end.
  private static func caseName(of text: String) -> String {
    let name = SwiftName.member(of: text, fallback: "label")
    switch name {
    case "id", "title", "systemImage", "allCases", "rawValue", "hash", "hashValue", "init", "self",
      "Self", "Type", "Protocol", "none", "some":
      return name + "Label"
    default: return name
    }
  }

  /// Whether each label has a symbol.
  private var haveSymbols: Bool { cases.allSatisfy { $0.label.systemImage != nil } }

  /// Returns the declaration.
  func declaration(isPublic: Bool) -> Declaration {
    let access = isPublic ? ["public"] : []
    var members = cases.map { item in
      Declaration(.case(CaseDeclaration(name: Renaming.spelled(item.name))))
    }
    members.append(property("id", "Self", [Statement(.expression(Expression(.name("self"))))]))
    members.append(property("title", "LocalizedStringKey", [choice { $0.title }]))
    members.append(
      property("systemImage", haveSymbols ? "String" : "String?", [choice { $0.systemImage }]))
    for index in members.indices.dropFirst(cases.count) { members[index].attributes = access }
    if cases.isEmpty { members.removeLast(2) }
    return Declaration(
      .type(
        TypeDeclaration(
          keyword: "enum", name: typeName, inherits: Self.inherits,
          members: members)),
      attributes: access, comments: ["/// The labels of \(visible(name))."])
  }

  private func property(_ name: String, _ type: String, _ body: [Statement]) -> Declaration {
    Declaration(
      .property(
        PropertyDeclaration(keyword: "var", name: name, type: type, body: Block(body))))
  }

  /// A `switch` that gives a text for each case.
  private func choice(_ text: (LabelItem) -> String?) -> Statement {
    let choices = cases.map { item in
      let value =
        text(item.label).map { Expression(.string(StringLiteral.spelling(of: $0))) }
        ?? Expression(.name("nil"))
      return SwitchCase(
        patterns: [.init(Expression(.implicitMember(Renaming.spelled(item.name))))],
        body: Block([Statement(.return(value))]))
    }
    return Statement(.switch(Expression(.name("self")), choices))
  }

  /// A view that shows the labels.
  var preview: Expression {
    guard !cases.isEmpty else { return SamplePreview.emptyView }
    let symbol = haveSymbols ? "label.systemImage" : "label.systemImage ?? \"\""
    let text = """
      VStack(alignment: .leading) {
      ForEach(\(typeName).allCases) { label in
      Label(label.title, systemImage: \(symbol))
      }
      }
      """
    return (try? Reader.expression(text)) ?? SamplePreview.emptyView
  }
}
