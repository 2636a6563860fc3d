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

  /// Whether it is written; else it is there for those that use it.
  package var isWritten: Bool

  /// The names that it had, the one that it was first added under at the start, where it is written as
  /// it is stored.
  package var formerNames: [ItemName]

  /// What it is known by, where it is written as it is stored and that is none of its names.
  package var key: ItemName?

  /// The removed items that it means by names which others have or had since, where it is written as it
  /// is stored.
  package var removed: Set<RemovedItem> = []

  /// Creates an item.
  package init(
    name: String, document: ItemDocument, held: [ExportItem] = [], version: ContentHash? = nil,
    isWritten: Bool = true, formerNames: [ItemName] = [], key: ItemName? = nil
  ) {
    self.name = name
    self.document = document
    self.held = held
    self.version = version
    self.isWritten = isWritten
    self.formerNames = formerNames
    self.key = key
  }
}
