import SwiftText

/// Lists what the reader kept without looking into it.
package struct OpaqueRuns: TypedVisitor {
  private var runs: [FoundStyle.Opaque] = []

  /// Lists the opaque runs of a document in order.
  package static func list(_ document: Document) -> [FoundStyle.Opaque] {
    TypedWalk.run(OpaqueRuns(), over: document, names: DeclaredNames()).inOrder
  }

  /// The runs in the order of their places.
  var inOrder: [FoundStyle.Opaque] { runs.sorted { $0.offset < $1.offset } }

  /// Takes a declaration.
  package mutating func visit(_ declaration: Declaration) {
    if case .opaque(let text) = declaration.kind { visit(opaque: text, offset: declaration.offset) }
  }

  /// Takes a run of tokens.
  package mutating func visit(opaque text: String, offset: Int) {
    runs.append(FoundStyle.Opaque(text: text, offset: offset))
  }
}
