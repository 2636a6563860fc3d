import StyleModel

/// An item that is to be written out, with the name that it has now.
package struct ExportItem: Sendable {
  /// The name.
  package var name: String

  /// What it holds, with the present names of what it uses.
  package var document: ItemDocument

  /// Creates an item.
  package init(name: String, document: ItemDocument) {
    self.name = name
    self.document = document
  }
}

/// A file that is to be written.
package struct ExportedFile: Hashable, Sendable {
  /// The name, without a folder.
  package var name: String

  /// What it holds; the last line has its end.
  package var text: String
}
