import StyleModel
import StyleSyntax
import SwiftText

extension Lookup {
  /// Finds what only merges can break.
  func clashes() throws -> Clashes {
    let items = try items()
    let live = items.filter { !$0.isRemoved }
    var check = ReferenceCheck(lookup: self)
    var clashes = Clashes()
    clashes.conflicted = items.filter(\.isConflicted)
    clashes.rings = try check.rings(among: itemsThatMayUseTheirKind())
    clashes.sharedNames = try sharedNames()
    let unclear = clashes.sharedNames.filter { $0.holders.count < 2 }
    var search = NameSearch(removed: try items.filter(\.isRemoved).map(lost), unclear: unclear)
    try search.run(over: live, &check)
    clashes.dangling = search.dangling
    clashes.sharedNames = clashes.sharedNames.compactMap { search.settled($0) }
    return clashes
  }

  /// The items that can be part of a ring, which never holds more than one kind: tints that are
  /// aliases, and styles that draw their label in another style.
  private func itemsThatMayUseTheirKind() throws -> [Item] {
    var heads = try rows.heads(documentContaining: #""alias""#).filter { $0.kind == .tint }
    for text in ["labelStyle", ".makeBody"] {
      heads += try rows.heads(documentContaining: text).filter { $0.kind == .style }
    }
    let found = Set(heads.map { Item.Identity(kind: $0.kind, key: $0.key) })
    return try found.sorted().compactMap { try item(kind: $0.kind, key: $0.key) }
      .filter { !$0.isRemoved }
  }

  /// The names that more than one item that is there has, and those that several had and that may mean
  /// any of them in a document.
  private func sharedNames() throws -> [Clashes.SharedName] {
    try rows.sharedNames().compactMap { kind, folded in
      let all = try nameOwners(kind: kind, name: folded)
      let owners = all.live
      let holders = owners.filter { $0.name.folded == folded }
      guard holders.count > 1 || all.isUnclear else { return nil }
      let names = try owners.flatMap { try rows.names(kind: kind, key: $0.key) }
      return Clashes.SharedName(
        kind: kind, name: holders.first?.name ?? names.first { $0.folded == folded } ?? folded,
        holders: holders, formerHolders: owners.filter { $0.name.folded != folded }, users: [])
    }
  }

  /// What a removed item was named by.
  private func lost(_ item: Item) throws -> NameSearch.Lost {
    var lost = NameSearch.Lost(item: item)
    lost.names = Set(try rows.names(kind: item.kind, key: item.key).map(\.folded))
    lost.holder = try items(kind: item.kind, named: item.name.folded).first { !$0.isRemoved }
    var waiting = try rows.version(item.version).parents
    var seen = Set(waiting)
    while let parent = waiting.popLast() {
      let record = try rows.version(parent)
      guard record.document != nil else {
        // Two removals can be merged, and a bundle brings what was removed without its content.
        waiting += record.parents.filter { seen.insert($0).inserted }
        continue
      }
      lost.last = parent
      guard
        case .style(let style)? = try CatalogError.ifReadable({ try content(of: parent).document }),
        let swift = try? Reader.document(style.swift)
      else { continue }
      let source = StyleSource(name: item.name, text: style.swift, document: swift)
      lost.members.formUnion(StyleInterface(of: source).entries.map(\.name))
    }
    return lost
  }
}
