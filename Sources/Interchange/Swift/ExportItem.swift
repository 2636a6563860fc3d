import StyleModel

/// An item that is to be written out, with the name that it has now.
package struct ExportItem: Sendable {
  /// The name.
  package var name: String

  /// What it holds, with the present names of what it uses.
  package var document: ItemDocument

  /// The styles that it holds at versions, which are written inside of it; their own likewise.
  package var held: [ExportItem]

  /// The version, where it is held at one.
  package var version: ContentHash?

  /// Creates an item.
  package init(
    name: String, document: ItemDocument, held: [ExportItem] = [], version: ContentHash? = nil
  ) {
    self.name = name
    self.document = document
    self.held = held
    self.version = version
  }
}

/// A file that is to be written.
package struct ExportedFile: Hashable, Sendable {
  /// The name, without a folder.
  package var name: String

  /// What it holds; the last line has its end.
  package var text: String
}
