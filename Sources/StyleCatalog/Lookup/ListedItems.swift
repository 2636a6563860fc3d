import StyleModel
import StyleStore

/// The items that are at heads.
///
/// A list of a large catalog takes what its memory takes: rows become items as they are read, an item
/// that is named by its key holds one text for both, and nothing is sorted that is in order already.
struct ListedItems {
  /// The items, in the order of their heads.
  private(set) var items: [Item] = []

  private var lastFolded = ""
  private var isByName = true

  /// Collects the items of heads, which are sorted by kind, key and hash.
  init(at heads: [HeadRow] = []) {
    for head in heads { append(head) }
  }

  /// Adds a head behind those that come before it.
  mutating func append(_ head: HeadRow) {
    let place = items.count - 1
    guard place >= 0, items[place].key == head.key, items[place].kind == head.kind else {
      // Keys are names mostly, so that most catalogs are read in the order of names.
      isByName = isByName && (place < 0 || !isBefore(head, place))
      lastFolded = head.folded
      items.append(Item(head))
      return
    }
    // The first live head in hash order stands for an item in conflict, the same for everybody.
    if items[place].isRemoved, head.document != nil {
      isByName = isByName && items[place].name == head.name
      items[place] = Item(head)
    }
    items[place].isConflicted = true
  }

  /// Whether a head would stand before the last item in the order of kinds and names.
  private func isBefore(_ head: HeadRow, _ place: Int) -> Bool {
    guard items[place].kind == head.kind else { return head.kind < items[place].kind }
    return lastFolded == head.folded
      ? head.name < items[place].name : head.folded < lastFolded
  }

  /// The items in the order of kinds and names.
  var byName: [Item] {
    if isByName { return items }
    let folded = items.map(\.name.folded)
    return items.indices.sorted { left, right in
      (items[left].kind, folded[left], items[left].name)
        < (items[right].kind, folded[right], items[right].name)
    }.map { items[$0] }
  }
}
