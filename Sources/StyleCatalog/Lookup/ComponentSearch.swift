/// A search for strongly connected components (Tarjan's): items that all lead to one another, and items
/// that use themselves.
///
/// Every ring lies in one component. Merges can make chains of any length, so the way down is kept in a
/// list.
struct ComponentSearch {
  /// An item on the way down, with what it uses and is yet to be looked at.
  private struct Step {
    var item: Item
    var rest: ArraySlice<Item>
  }

  /// The components that were found and not taken yet.
  private var found: [[Item]] = []

  /// When an item was first seen; beyond all numbers once its component is found.
  private var numbers: [Item.Identity: Int] = [:]

  /// The earliest item that each one leads back to.
  private var earliest: [Item.Identity: Int] = [:]

  private var open: [Item] = []
  private var path: [Step] = []
  private var usingThemselves: Set<Item.Identity> = []

  /// Looks through all that an item leads to and that was not seen before.
  ///
  /// - Parameters:
  ///   - start: The item.
  ///   - uses: Returns what an item uses.
  /// - Throws: What that throws.
  mutating func run(from start: Item, uses: (Item) throws -> [Item]) throws {
    if numbers[start.identity] == nil { try descend(to: start, uses) }
    while let last = path.indices.last {
      guard let next = path[last].rest.popFirst() else {
        close(path.removeLast().item)
        continue
      }
      let identity = path[last].item.identity
      if next.identity == identity { usingThemselves.insert(identity) }
      if let number = numbers[next.identity] {
        reach(number, from: identity)
      } else {
        try descend(to: next, uses)
      }
    }
  }

  /// Hands over the components that were found since they were last taken.
  mutating func takeComponents() -> [[Item]] {
    defer { found = [] }
    return found
  }

  private mutating func descend(to item: Item, _ uses: (Item) throws -> [Item]) throws {
    let used = try uses(item)
    earliest[item.identity] = numbers.count
    numbers[item.identity] = numbers.count
    open.append(item)
    path.append(Step(item: item, rest: used[...]))
  }

  private mutating func reach(_ number: Int, from item: Item.Identity) {
    earliest[item] = min(earliest[item] ?? number, number)
  }

  private mutating func close(_ item: Item) {
    let identity = item.identity
    if let user = path.last?.item.identity { reach(earliest[identity] ?? .max, from: user) }
    guard earliest[identity] == numbers[identity],
      let start = open.lastIndex(where: { $0.identity == identity })
    else { return }
    let component = Array(open[start...])
    open.removeSubrange(start...)
    for member in component {
      numbers[member.identity] = .max
      earliest[member.identity] = .max
    }
    if component.count > 1 || usingThemselves.contains(identity) { found.append(component) }
  }
}
