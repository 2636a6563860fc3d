import StyleModel

/// The items of a kind that have or had one name, and what documents mean by it.
///
/// A document holds the key of what it uses, so that the bare name means the item that was first added
/// under it, whoever has the name now. Older programs stored names that items had got by a rename: where
/// none was added under the name, it means the one that had it first, as far as that can be told.
struct NameOwners {
  /// The name, as it is spelled where it is looked for.
  private let name: String

  /// What the name is compared by.
  private let folded: String

  /// The items, in the order of their keys.
  let items: [Item]

  /// Takes in the items that have or had a name, in whatever case.
  init(of name: String, _ items: [Item]) {
    self.name = name.nfc
    folded = name.folded
    self.items = items
  }

  /// What a document means by the bare name.
  var meant: Item? {
    item(1) ?? renamed.min { (rank($0), $0.key) < (rank($1), $1.key) }
  }

  /// What a document would mean by the bare name if none of the removed items had ever been there.
  var meantWithoutRemoved: Item? { NameOwners(of: name, live).meant }

  /// Whether several items may be meant by the bare name.
  var isUnclear: Bool { item(1) == nil && renamed.count { !$0.isRemoved } > 1 }

  /// The items that are there.
  var live: [Item] { items.filter { !$0.isRemoved } }

  /// Returns the item of a number among those that were first added under the name.
  ///
  /// A merge can bring two whose keys differ only in case; then the spelling counts.
  func item(_ number: Int) -> Item? {
    let found = items.filter { self.number(of: $0) == number }
    return found.first { StoredName(stored: $0.key).stem == name || $0.key == name } ?? found.first
  }

  /// The number that the next item gets which is added under the name; nil for the first one.
  var nextNumber: Int? { items.isEmpty ? nil : (items.compactMap(number).max() ?? 1) + 1 }

  /// The items that were given the name later, the former holders of it first.
  private var renamed: [Item] { items.filter { number(of: $0) == nil } }

  private func rank(_ item: Item) -> Int {
    item.isRemoved ? 2 : item.name.folded == folded ? 1 : 0
  }

  private func number(of item: Item) -> Int? {
    if item.key.folded == folded { return 1 }
    let key = StoredName(stored: item.key)
    return key.stem.folded == folded ? key.number : nil
  }
}
