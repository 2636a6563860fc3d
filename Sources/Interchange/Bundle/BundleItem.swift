import StyleModel

/// An item as a bundle holds it.
package struct BundleItem: Hashable, Sendable {
  /// The name that it has now.
  package var name: ItemName

  /// What is stored of it, with the names of others as they stand there.
  package var document: ItemDocument

  /// The names that it had, the one that it was first added under at the start.
  package var formerNames: [ItemName]

  /// What it is known by, where it took a former name of another item; else that is the first name.
  package var key: ItemName?

  /// The removed items that the document means by names which others have or had since.
  package var removed: Set<RemovedItem> = []

  /// The file that it was read from, as the person named it.
  package var file: String?

  /// Creates an item.
  package init(
    name: ItemName, document: ItemDocument, formerNames: [ItemName] = [], key: ItemName? = nil,
    file: String? = nil
  ) {
    self.name = name
    self.document = document
    self.formerNames = formerNames
    self.key = key
    self.file = file
  }

  /// Creates an item from its key and all names that it has or had.
  ///
  /// What is kept of the order is the first name alone, by which an item is known: two copies of a
  /// catalog can have come by the others in different order.
  package init(
    name: ItemName, document: ItemDocument, key: ItemName, names: some Sequence<ItemName>
  ) {
    self.init(name: name, document: document)
    let stem = StoredName(stored: key.text).stem
    let first = key.text == stem ? key : names.first { $0.text == stem }
    if key != first { self.key = key }
    let others = Set(names).subtracting([name, first ?? name]).sorted()
    formerNames = (first == name || first == nil) && others.isEmpty ? [] : [first ?? name] + others
  }
}

extension ItemKind {
  /// The folder of a bundle that keeps the items of a kind.
  package var bundleFolder: String {
    switch self {
    case .style: "styles"
    case .tint: "tints"
    case .labels: "labels"
    }
  }
}
