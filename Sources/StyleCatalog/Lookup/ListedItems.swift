import StyleModel
import StyleStore

/// The items that are at heads, and what their names are compared by.
///
/// A list of a large catalog takes what its memory takes: rows become items as they are read, and two
/// arrays are compared where one of pairs would be copied, items and all.
struct ListedItems {
  /// The items, in the order of their heads.
  private(set) var items: [Item] = []

  private var folded: [String] = []

  /// Collects the items of heads, which are sorted by kind, key and hash.
  init(at heads: [HeadRow] = []) {
    for head in heads { append(head) }
  }

  /// Adds a head behind those that come before it.
  mutating func append(_ head: HeadRow) {
    let place = items.count - 1
    guard place >= 0, items[place].key == head.key, items[place].kind == head.kind else {
      items.append(Item(head))
      folded.append(head.folded)
      return
    }
    // The first live head in hash order stands for an item in conflict, the same for everybody.
    if items[place].isRemoved, head.document != nil {
      items[place] = Item(head)
      folded[place] = head.folded
    }
    items[place].isConflicted = true
  }

  /// The items in the order of kinds and names.
  var byName: [Item] {
    // Keys are names mostly, so that most catalogs are read in this order.
    if zip(items.indices, items.indices.dropFirst()).allSatisfy({ !precedes($1, $0) }) {
      return items
    }
    return items.indices.sorted(by: precedes).map { items[$0] }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    guard items[left].kind == items[right].kind else { return items[left].kind < items[right].kind }
    return folded[left] == folded[right]
      ? items[left].name < items[right].name : folded[left] < folded[right]
  }
}
