import Diagnostics
import StyleModel

/// What is to be stored as an item: read, canonical, not yet looked up in a catalog.
public struct Draft: Sendable {
  /// The name.
  package var name: ItemName

  /// What it holds.
  package var document: ItemDocument

  /// The file that it was read from, as the person named it.
  public var file: String?

  /// The place in the file.
  package var place: Place?

  /// Whether other styles stood in the same file.
  package var sharesFile = false

  /// The names of other items in it, where they were found on the way.
  package var uses: DocumentUses?

  /// Whether the pins of the document are all that there are to be, as where a style is composed.
  package var saysPins = false

  /// What becomes of what the item carries beside its content, where the draft replaces it.
  package var extras = ExtrasRule.kept

  /// The names that the item had, the one that it was first added under at the start, where the
  /// draft is all of an item as it is stored; nil where it is what a person wrote.
  package var formerNames: [ItemName]?

  /// What an item that is stored whole is known by, where that is none of its names.
  package var key: ItemName?

  /// The removed items that documents which come with the draft mean by names that others have or had
  /// since.
  package var removedItems: Set<RemovedItem> = []

  /// The kind.
  public var kind: ItemKind { document.kind }

  /// Creates a draft.
  package init(
    name: ItemName, document: ItemDocument, file: String? = nil, place: Place? = nil
  ) {
    self.name = name
    self.document = document
    self.file = file
    self.place = place
  }
}
