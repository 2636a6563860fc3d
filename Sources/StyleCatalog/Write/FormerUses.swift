import StyleModel
import StyleSyntax
import SwiftText

/// What items used of their own kind before a transaction wrote some of them.
struct FormerUses {
  /// What a written item was before.
  private struct Former {
    /// What each of its heads used; none where it was not there.
    var uses: [DocumentUses] = []

    /// The names that it had, in lower case.
    var names: Set<String> = []

    /// The static members of `LabelStyle` that it declared.
    var members: [String] = []
  }

  private var check: ReferenceCheck
  private let transaction: Transaction
  private var known: [Item.Identity: Former] = [:]

  /// Creates what was used before, told from what is used after.
  init(_ check: ReferenceCheck, before transaction: Transaction) {
    self.check = check
    self.transaction = transaction
  }

  /// What an item used; one in conflict what all its heads used.
  mutating func used(by item: Item) throws -> [Item] {
    let heads = try former(item)?.uses ?? [check.uses(of: item)]
    guard let first = heads.first else { return [] }
    let shared = first.items.filter { use in heads.allSatisfy { $0.items.contains(use) } }
    return try (heads.allSatisfy(\.itself) ? [item] : []) + meant(by: shared, of: item)
  }

  private mutating func meant(by uses: [ItemUse], of user: Item) throws -> [Item] {
    var used: [Item] = []
    for use in uses where use.kind == user.kind {
      if let item = try check.meant(by: use), try wasMeant(item, by: use) { used.append(item) }
    }
    return used
  }

  /// Whether an item that a name means now was what it meant before.
  private mutating func wasMeant(_ item: Item, by use: ItemUse) throws -> Bool {
    guard let former = try former(item) else { return true }
    guard !former.uses.isEmpty else { return false }
    return use.isMember
      ? use.candidates.contains(where: former.members.contains)
      : use.candidates.contains { former.names.contains(StoredName(stored: $0).stem.folded) }
  }

  /// What an item was; nil where it was not written.
  private mutating func former(_ item: Item) throws -> Former? {
    guard let heads = transaction.formerHeads(of: item.identity) else { return nil }
    if let former = known[item.identity] { return former }
    let lookup = transaction.lookup
    var former = Former()
    for head in heads {
      guard let content = try CatalogError.ifReadable({ try lookup.content(of: head) }),
        let document = content.document, let uses = try? DocumentUses(of: document)
      else { continue }
      former.uses.append(uses)
      former.names.formUnion(try lookup.names(of: item, at: [head]))
      if case .style(let style) = document {
        let swift = try Reader.document(style.swift)
        former.members += StyleInterface(of: content.name.text, in: swift).entries.map(\.name)
      }
    }
    known[item.identity] = former
    return former
  }
}

extension Lookup {
  /// The names that an item had at some versions and before them, in lower case.
  fileprivate func names(of item: Item, at heads: [ContentHash]) throws -> Set<String> {
    let versions = Dictionary(
      try rows.versions(kind: item.kind, key: item.key).map { ($0.hash, $0.record) },
      uniquingKeysWith: { first, _ in first })
    var names: Set<String> = []
    var seen = Set(heads)
    var waiting = heads
    while let hash = waiting.popLast() {
      guard let version = versions[hash] else { continue }
      names.insert(version.name.folded)
      waiting += version.parents.filter { seen.insert($0).inserted }
    }
    return names
  }
}
