/// What one version says of its item: the name that it has, and its document.
package struct ItemContent: Hashable, Sendable {
  /// The name of the item.
  package var name: ItemName

  /// The document; nil for a removal.
  package var document: ItemDocument?

  /// Creates the content of a version.
  package init(name: ItemName, document: ItemDocument?) {
    self.name = name
    self.document = document
  }
}
