import SwiftText
import Vocabulary

/// Where a style speaks of its label, and what it reads of the environment.
package struct StyleSurvey: Sendable {
  /// The byte offset of `.title` where the body first names it.
  package private(set) var title: Int?

  /// The byte offset of `.icon` where the body first names it.
  package private(set) var icon: Int?

  /// The byte offset of `makeBody`.
  package private(set) var body: Int?

  /// The keys of the environment that it reads.
  package private(set) var environmentKeys: Set<String> = []

  /// Looks through the Swift of a style.
  package init(of document: Document) {
    let names = DeclaredNames(of: document)
    let visitor = TypedWalk.run(SurveyVisitor(), over: document, names: names)
    title = visitor.title
    icon = visitor.icon
    body = visitor.body
    environmentKeys = visitor.environmentKeys
  }
}

/// Takes down the first place of each part.
private struct SurveyVisitor: TypedVisitor {
  var title: Int?
  var icon: Int?
  var body: Int?
  var environmentKeys: Set<String> = []

  mutating func visit(member: String, of type: ValueType, offset: Int) {
    guard type == .named("LabelStyleConfiguration") else { return }
    if member == "title" { title = min(title ?? offset, offset) }
    if member == "icon" { icon = min(icon ?? offset, offset) }
  }

  mutating func visit(_ declaration: Declaration) {
    if case .function(let function) = declaration.kind, function.name == "makeBody" {
      body = body ?? declaration.offset
    }
    environmentKeys.formUnion(declaration.attributes.compactMap(EnvironmentAttribute.key))
  }
}
