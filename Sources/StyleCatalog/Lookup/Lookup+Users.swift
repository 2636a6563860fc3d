import StyleModel
import StyleStore

extension Lookup {
  /// The items that use an item, by any name that it has or had.
  func users(of item: Item) throws -> [Item] {
    let names = try rows.names(kind: item.kind, key: item.key)
    let members = item.kind == .style ? try members(of: item) : []
    var users: Set<Item> = []
    for name in Set(names + [item.name] + members) {
      // The text of a document holds what it uses, if only as the last component of a path.
      let text = name.split(separator: ".").last.map(String.init) ?? name
      for head in try rows.heads(documentContaining: text) {
        guard let user = try self.item(kind: head.kind, key: head.key),
          user.identity != item.identity,
          !users.contains(user), try uses(of: user).contains(item.identity)
        else { continue }
        users.insert(user)
      }
    }
    return users.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
  }

  /// The items that an item uses; names that belong to no item are left out.
  func uses(of item: Item) throws -> Set<Item.Identity> {
    guard !item.isRemoved else { return [] }
    return try Set(
      ItemUse.uses(in: document(of: item)).compactMap { try self.item(for: $0)?.identity })
  }

  /// The item that a name in a document means; nil where it belongs to none.
  func item(for use: ItemUse) throws -> Item? {
    if use.isMember { return try use.candidates.lazy.compactMap { try style(declaring: $0) }.first }
    for name in use.candidates {
      if let item = try item(kind: use.kind, folded: name.folded), !item.isRemoved { return item }
    }
    return nil
  }

  /// The style whose Swift declares a static member of `LabelStyle`.
  func style(declaring member: String) throws -> Item? {
    for head in try rows.heads(documentContaining: member) where head.kind == .style {
      guard let item = try item(kind: .style, key: head.key), !item.isRemoved else { continue }
      if try members(of: item).contains(member) { return item }
    }
    return nil
  }

  /// The static members of `LabelStyle` that a style's Swift declares.
  private func members(of item: Item) throws -> [String] {
    guard !item.isRemoved, let source = try source(of: item) else { return [] }
    return StyleInterface(of: source).entries.map(\.name)
  }
}
