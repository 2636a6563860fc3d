import StyleModel

@testable import StyleCatalog

/// What a catalog should hold, by the plainest means: an array of items with all their versions.
struct CatalogModel {
  /// What an item holds: a number, and for all but label sets the name of a tint.
  struct Content: Hashable {
    var number: Int
    var tint: String?
  }

  /// An item with the names and contents that it had; a removal has no content.
  struct Item {
    var kind: ItemKind
    var versions: [(name: String, content: Content?)]

    var name: String { versions[versions.count - 1].name }
    var content: Content? { versions[versions.count - 1].content }
    func bore(_ name: String) -> Bool { versions.contains { $0.name.folded == name.folded } }
  }

  /// A write that a person may ask for.
  enum Write {
    case add(ItemKind, String, Content, replaces: Bool)
    case rename(ItemKind, String, to: String)
    case remove(ItemKind, String, force: Bool)
  }

  private(set) var items: [Item] = []

  /// Does a write; nil where it must be refused, and then nothing has changed.
  mutating func apply(_ write: Write) -> Change.Outcome? {
    let before = items
    let outcome: Change.Outcome?
    switch write {
    case .add(let kind, let name, let content, let replaces):
      outcome = add(kind, name, content, replaces: replaces)
    case .rename(let kind, let old, let new): outcome = rename(kind, old, to: new)
    case .remove(let kind, let name, let force): outcome = remove(kind, name, force: force)
    }
    if outcome != nil, items.indices.allSatisfy({ !isInRing($0) }) { return outcome }
    items = before
    return nil
  }

  private mutating func add(
    _ kind: ItemKind, _ name: String, _ content: Content, replaces: Bool
  ) -> Change.Outcome? {
    guard let index = owner(kind, name) else {
      items.append(Item(kind: kind, versions: [(name, content)]))
      return .added
    }
    guard let present = items[index].content else {
      items[index].versions.append((name, content))
      return .added
    }
    guard items[index].name == name else { return nil }
    if content == present || content == shown(present) { return .unchanged }
    guard replaces else { return nil }
    items[index].versions.append((name, content))
    return .replaced
  }

  private mutating func rename(_ kind: ItemKind, _ old: String, to new: String) -> Change.Outcome? {
    guard let index = owner(kind, old), items[index].content != nil else { return nil }
    if let other = owner(kind, new), other != index { return nil }
    if items[index].name == new { return .unchanged }
    items[index].versions.append((new, items[index].content))
    return .renamed
  }

  private mutating func remove(_ kind: ItemKind, _ name: String, force: Bool) -> Change.Outcome? {
    guard let index = owner(kind, name), items[index].content != nil else { return nil }
    if !force, !users(of: index).isEmpty { return nil }
    items[index].versions.append((items[index].name, nil))
    return .removed
  }

  /// The item that has or had a name.
  private func owner(_ kind: ItemKind, _ name: String) -> Int? {
    items.firstIndex { $0.kind == kind && $0.bore(name) }
  }

  /// The tint that a content uses.
  private func used(by content: Content?) -> Int? {
    content?.tint.flatMap { owner(.tint, $0) }.flatMap { items[$0].content == nil ? nil : $0 }
  }

  private func isInRing(_ start: Int) -> Bool {
    var next = used(by: items[start].content)
    for _ in items.indices {
      guard let index = next, items[start].kind == .tint else { return false }
      if index == start { return true }
      next = used(by: items[index].content)
    }
    return false
  }

  /// The items that use another.
  func users(of index: Int) -> [Item] {
    items.filter { items[index].kind == .tint && used(by: $0.content) == index }
  }

  /// A content with the name that its tint has now, unless the one that stands there is only how
  /// its user spells that.
  func shown(_ content: Content) -> Content {
    guard let tint = content.tint, let index = used(by: content),
      tint.folded != items[index].name.folded
        || items[index].versions.contains(where: { $0.name == tint })
    else { return content }
    return Content(number: content.number, tint: items[index].name)
  }
}
