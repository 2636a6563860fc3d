import StyleModel

/// An item that is checked, or that others use.
package struct CheckedItem: Sendable {
  /// What it holds, with the present names of all that it uses.
  package var document: ItemDocument

  /// The present name.
  package var name: String

  /// Whether it is what stylectl brings, untouched.
  package var isBuiltIn: Bool

  /// Whether a merge left it in conflict.
  package var isConflicted: Bool

  /// Creates an item.
  package init(
    name: String, document: ItemDocument, isBuiltIn: Bool = false, isConflicted: Bool = false
  ) {
    self.name = name
    self.document = document
    self.isBuiltIn = isBuiltIn
    self.isConflicted = isConflicted
  }

  /// The kind.
  package var kind: ItemKind { document.kind }
}
