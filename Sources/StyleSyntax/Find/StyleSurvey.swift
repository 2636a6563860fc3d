import SwiftText
import Vocabulary

/// Where a style speaks of its label, and what it reads of the environment, names and leaves unread: all
/// that is found in one walk.
package struct StyleSurvey: Sendable {
  /// The byte offset of `.title` where the body first names it.
  package private(set) var title: Int?

  /// The byte offset of `.icon` where the body first names it.
  package private(set) var icon: Int?

  /// The byte offset of `makeBody`.
  package private(set) var body: Int?

  /// The keys of the environment that it reads.
  package private(set) var environmentKeys: Set<String> = []

  /// The symbols that it names, in the order of their places.
  package private(set) var symbols: [SymbolUse] = []

  /// What the reader kept without looking into it, in the order of its places.
  package private(set) var opaqueRuns: [FoundStyle.Opaque] = []

  /// What the document declares.
  let names: DeclaredNames

  /// Looks through the Swift of a style.
  package init(of document: Document) {
    names = DeclaredNames(of: document)
    let visitor = TypedWalk.run(SurveyVisitor(), over: document, names: names)
    title = visitor.title
    icon = visitor.icon
    body = visitor.body
    environmentKeys = visitor.environmentKeys
    symbols = visitor.symbols.inOrder
    opaqueRuns = visitor.opaque.inOrder
  }
}

/// Takes down the first place of each part, and what others take down beside it.
private struct SurveyVisitor: TypedVisitor {
  var title: Int?
  var icon: Int?
  var body: Int?
  var environmentKeys: Set<String> = []
  var symbols = SymbolVisitor()
  var opaque = OpaqueRuns()

  mutating func visit(_ site: CallSite) { symbols.visit(site) }

  mutating func visit(opaque text: String, offset: Int) {
    opaque.visit(opaque: text, offset: offset)
  }

  mutating func visit(member: String, of type: ValueType, offset: Int) {
    guard type == .named("LabelStyleConfiguration") else { return }
    if member == "title" { title = min(title ?? offset, offset) }
    if member == "icon" { icon = min(icon ?? offset, offset) }
  }

  mutating func visit(_ declaration: Declaration) {
    opaque.visit(declaration)
    if case .function(let function) = declaration.kind, function.name == "makeBody" {
      body = body ?? declaration.offset
    }
    environmentKeys.formUnion(declaration.attributes.compactMap(EnvironmentAttribute.key))
  }
}
