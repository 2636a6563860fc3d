import StyleModel
import StyleSyntax

extension EditRules {
  /// Refuses names that belong to SwiftUI.
  func refuseBuiltIn(_ names: [ItemName], kind: ItemKind) throws {
    let builtIn = names.first { BuiltInLabelStyle(name: $0.text) != nil }
    if kind == .style, let builtIn { throw CatalogError.builtIn(builtIn.text) }
  }

  /// Refuses a draft over an item that it cannot replace.
  func check(_ draft: Draft, over item: Item, options: AddOptions) throws {
    try refuseConflict(of: item)
    if item.name != draft.name.text { throw Self.refusal(of: draft.name, belongingTo: item) }
    if let expected = options.expected?.lowercased(),
      expected.isEmpty || !item.version.hex.hasPrefix(expected)
    {
      throw CatalogError.moved(try lookup.typed(item), present: item.version.short)
    }
  }

  /// Refuses a new name for an item that is the name of another one.
  func check(_ name: ItemName, for item: Item) throws {
    try refuseBuiltIn([name], kind: item.kind)
    if item.name != name.text { try refuseKeyLike(name) }
    let holder = try lookup.items(kind: item.kind, named: name.folded).first {
      $0.identity != item.identity && !$0.isRemoved
    }
    guard let holder else { return }
    if holder.name == name.text {
      throw CatalogError.nameTaken(kind: item.kind.noun, name: name.text)
    }
    throw Self.refusal(of: name, belongingTo: holder)
  }

  /// Refuses a new name that ends as the keys of items do that took a former name.
  func refuseKeyLike(_ name: ItemName) throws {
    if StoredName(stored: name.text).number != nil { throw CatalogError.keyLike(name.text) }
  }

  /// Refuses that two items bear one name after drafts of whole items are stored.
  func refuseSharedNames(of drafts: [Draft]) throws {
    for draft in drafts where draft.formerNames != nil {
      let heads = try lookup.rows.heads(kind: draft.kind, folded: draft.name.folded)
      guard Set(heads.filter { $0.document != nil }.map(\.key)).count > 1 else { continue }
      throw CatalogError.exists(
        kind: draft.kind.noun, name: draft.name.text, asked: draft.name.text)
    }
  }

  /// Why a name cannot be taken that another item has or had.
  static func refusal(of name: ItemName, belongingTo item: Item) -> CatalogError {
    item.name.folded == name.folded
      ? .exists(kind: item.kind.noun, name: item.name, asked: name.text)
      : .formerName(kind: item.kind.noun, name: name.text, of: item.name)
  }
}
