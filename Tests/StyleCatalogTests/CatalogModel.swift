import StyleModel

@testable import StyleCatalog

/// What a catalog should hold, by the plainest means: an array of items with all their versions.
struct CatalogModel {
  /// What an item holds: a number, and for all but label sets the name of a tint, as it is written or
  /// stored.
  struct Content: Hashable {
    var number: Int
    var tint: String?
  }

  /// An item with the names and contents that it had; a removal has no content.
  struct Item {
    var kind: ItemKind
    var key: String
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
    guard let index = replaceable(kind, name) else {
      let content = stored(content, over: nil)
      items.append(Item(kind: kind, key: freshKey(kind, name), versions: [(name, content)]))
      return .added
    }
    guard let present = items[index].content else {
      items[index].versions.append((name, stored(content, over: nil)))
      return .added
    }
    guard items[index].name == name else { return nil }
    var content = content == shown(present) ? present : stored(content, over: present)
    // Writing what is shown says which of several items is meant.
    if let tint = content.tint, isUnclear(tint), let index = meant(tint) {
      content.tint = items[index].key
    }
    if content == present { return .unchanged }
    guard replaces else { return nil }
    items[index].versions.append((name, content))
    return .replaced
  }

  private mutating func rename(_ kind: ItemKind, _ old: String, to new: String) -> Change.Outcome? {
    guard let index = typed(kind, old), items[index].content != nil else { return nil }
    if let other = holders(kind, new).first(where: { $0 != index }), items[other].content != nil {
      return nil
    }
    if items[index].name == new { return .unchanged }
    items[index].versions.append((new, items[index].content))
    return .renamed
  }

  private mutating func remove(_ kind: ItemKind, _ name: String, force: Bool) -> Change.Outcome? {
    guard let index = typed(kind, name), items[index].content != nil else { return nil }
    if !force, !users(of: index).isEmpty { return nil }
    items[index].versions.append((items[index].name, nil))
    return .removed
  }
}

// MARK: - Names

extension CatalogModel {
  /// The items that have or had a name, by key.
  private func owners(_ kind: ItemKind, _ name: String) -> [Int] {
    items.indices.filter { items[$0].kind == kind && items[$0].bore(name) }
      .sorted { items[$0].key < items[$1].key }
  }

  /// The items that have a name, those that are there first.
  private func holders(_ kind: ItemKind, _ name: String) -> [Int] {
    let holders = owners(kind, name).filter { items[$0].name.folded == name.folded }
    return holders.filter { items[$0].content != nil } + holders.filter { items[$0].content == nil }
  }

  /// The item that a name on the command line means; nil where that is not clear.
  func typed(_ kind: ItemKind, _ name: String) -> Int? {
    if let holder = holders(kind, name).first { return holder }
    let live = owners(kind, name).filter { items[$0].content != nil }
    return live.count > 1 ? nil : live.first ?? owners(kind, name).first
  }

  /// The item that something is added over.
  private func replaceable(_ kind: ItemKind, _ name: String) -> Int? {
    if let holder = holders(kind, name).first { return holder }
    let owners = owners(kind, name)
    return owners.contains { items[$0].content != nil } ? nil : owners.first
  }

  /// The number of an item among those that were first added under a name.
  private func number(of index: Int, under name: String) -> Int? {
    let parts = items[index].key.folded.split(separator: "\u{B7}")
    return parts[0] == name.folded ? parts.count == 1 ? 1 : Int(parts[1]) : nil
  }

  private func freshKey(_ kind: ItemKind, _ name: String) -> String {
    let owners = owners(kind, name)
    if owners.isEmpty { return name }
    return "\(name)\u{B7}\((owners.compactMap { number(of: $0, under: name) }.max() ?? 1) + 1)"
  }

  /// The tint that a stored name means, also a removed one.
  private func meant(_ stored: String) -> Int? {
    let parts = stored.split(separator: "\u{B7}").map(String.init)
    let owners = owners(.tint, parts[0])
    let number = parts.count == 1 ? 1 : Int(parts[1])
    if let first = owners.first(where: { self.number(of: $0, under: parts[0]) == number }) {
      return first
    }
    return owners.filter { self.number(of: $0, under: parts[0]) == nil }
      .min { (rank($0, stored), items[$0].key) < (rank($1, stored), items[$1].key) }
  }

  private func rank(_ index: Int, _ name: String) -> Int {
    items[index].content == nil ? 2 : items[index].name.folded == name.folded ? 1 : 0
  }

  /// The tint that a written name means.
  private func written(_ name: String) -> Int? {
    let holder = holders(.tint, name).first
    if let holder, items[holder].content != nil { return holder }
    let owners = owners(.tint, name)
    if let meant = meant(name), items[meant].content != nil { return meant }
    return owners.first { items[$0].content != nil } ?? holder ?? meant(name)
  }

  /// What is stored of a written content.
  private func stored(_ content: Content, over old: Content?) -> Content {
    guard let name = content.tint, var index = written(name) else { return content }
    let isHolder = items[index].content != nil && items[index].name.folded == name.folded
    if !isHolder, old?.tint == name, let own = meant(name) { index = own }
    var content = content
    if let held = old?.tint, meant(held) == index, !isUnclear(held) {
      content.tint = held
    } else {
      let parts = items[index].key.split(separator: "\u{B7}").map(String.init)
      let stem = parts[0].folded == name.folded ? name : parts[0]
      content.tint = ([stem] + parts.dropFirst()).joined(separator: "\u{B7}")
    }
    return content
  }

  private func isUnclear(_ name: String) -> Bool {
    let owners = owners(.tint, name)
    return !owners.contains { number(of: $0, under: name) == 1 }
      && owners.filter { number(of: $0, under: name) == nil && items[$0].content != nil }.count > 1
  }

  /// The tint that a content uses.
  private func used(by content: Content?) -> Int? {
    content?.tint.flatMap(meant).flatMap { items[$0].content == nil ? nil : $0 }
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
    guard let tint = content.tint else { return content }
    guard let index = meant(tint) else {
      let isTaken = written(tint).map { items[$0].content != nil } ?? false
      return Content(number: content.number, tint: isTaken ? "\(tint)\u{B7}1" : tint)
    }
    let bare = String(tint.split(separator: "\u{B7}")[0])
    let isFormer =
      bare != items[index].name
      && (bare.folded != items[index].name.folded
        || items[index].versions.contains(where: { $0.name == bare }))
    let present = isFormer ? items[index].name : bare
    if written(present) == index { return Content(number: content.number, tint: present) }
    let key = items[index].key
    return Content(
      number: content.number, tint: key.contains("\u{B7}") ? key : "\(key)\u{B7}1")
  }
}
