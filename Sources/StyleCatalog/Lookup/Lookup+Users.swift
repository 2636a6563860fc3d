import StyleModel
import StyleSyntax
import SwiftText

extension Lookup {
  /// The items that use an item, by any name that it has or had.
  func users(of item: Item) throws -> [Item] {
    let names = Set(try rows.names(kind: item.kind, key: item.key).map(\.folded))
    let members = item.kind == .style ? Set(try members(of: item)) : []
    var seen: Set<Item.Identity> = [item.identity]
    var users: [Item] = []
    for text in Set(names.union(members).map(\.plainPart)) {
      for head in try rows.heads(documentContainingInAnyCase: text) where head.kind != .labels {
        guard seen.insert(Item.Identity(kind: head.kind, key: head.key)).inserted,
          let user = try self.item(kind: head.kind, key: head.key), !user.isRemoved
        else { continue }
        let isUser = try uses(of: user).items.contains { use in
          let isNamed =
            use.isMember
            ? use.candidates.contains(where: members.contains)
            : use.candidates.contains {
              names.contains(StoredName(stored: $0).stem.folded) || names.contains($0.folded)
            }
          return try isNamed && self.item(for: use)?.identity == item.identity
        }
        if isUser { users.append(user) }
      }
    }
    return users.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
  }

  /// The item that a name in a stored document means; nil where it belongs to none.
  func item(for use: ItemUse) throws -> Item? {
    if use.isMember { return try use.candidates.first.flatMap { try style(declaring: $0) } }
    return try use.candidates.lazy.compactMap { try item(kind: use.kind, stored: $0) }
      .first { !$0.isRemoved }
  }

  /// The item that a name in what people read and write means; nil where it belongs to none.
  func item(forWritten use: ItemUse) throws -> Item? {
    if use.isMember { return try use.candidates.first.flatMap { try style(declaring: $0) } }
    return try use.candidates.lazy.compactMap { try item(kind: use.kind, written: $0) }
      .first { !$0.isRemoved }
  }

  /// The style whose Swift declares a static member of `LabelStyle`.
  func style(declaring member: String) throws -> Item? {
    for head in try rows.heads(documentContaining: member) where head.kind == .style {
      guard let item = try item(kind: .style, key: head.key), !item.isRemoved else { continue }
      if try members(of: item).contains(member) { return item }
    }
    return nil
  }

  /// Every static member of `LabelStyle` with the style that ``style(declaring:)`` finds for it.
  ///
  /// In whatever layout, an extension that declares one says `Self` in its requirements.
  func membersOfStyles() throws -> [String: Item] {
    var styles: [String: Item] = [:]
    for head in try rows.heads(documentContaining: "Self") where head.kind == .style {
      guard let item = try item(kind: .style, key: head.key), !item.isRemoved else { continue }
      for member in try members(of: item) where styles[member] == nil { styles[member] = item }
    }
    return styles
  }

  /// The static members of `LabelStyle` that a style's Swift declares.
  private func members(of item: Item) throws -> [String] {
    let swift: Document? = try CatalogError.ifReadable {
      guard !item.isRemoved, case .style(let style) = try document(of: item) else { return nil }
      return try CatalogError.reading(item.kind, item.name) { try Reader.document(style.swift) }
    }
    return swift.map { StyleInterface(of: item.name, in: $0).entries.map(\.name) } ?? []
  }
}

extension String {
  /// The longest run of ASCII letters and digits in a name, in lower case.
  ///
  /// It stands in every document that uses the name, however the rest of it is escaped, parted or
  /// composed there.
  var plainPart: String {
    let runs = utf8.split { !(0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0) }
    let longest = runs.max { $0.count < $1.count }
    return longest.map { String(decoding: $0, as: UTF8.self).lowercased() } ?? ""
  }
}
