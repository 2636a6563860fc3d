import StyleSyntax

/// A name in a document that may be that of another item.
struct ItemUse: Hashable {
  /// The kind of the item.
  var kind: ItemKind

  /// The names to look it up by, in order.
  var candidates: [String]

  /// Whether the name is a static member of `LabelStyle` instead of an item's.
  var isMember = false

  /// Whether an item must be meant; else the name may as well be the app's own.
  var isCertain = true
}

extension ItemUse {
  /// The use of a tint in Swift.
  init(_ use: StyleReferences.TintUse) {
    self.init(kind: .tint, candidates: use.candidates, isCertain: use.isCertain)
  }

  /// The use of a style in Swift.
  init(_ use: StyleReferences.StyleUse) {
    self.init(use.target, isCertain: use.isCertain)
  }

  /// The use of a style by its type or a member.
  init(_ target: StyleReferences.StyleUse.Target, isCertain: Bool = true) {
    switch target {
    case .type(let name): self.init(kind: .style, candidates: [name], isCertain: isCertain)
    case .member(let name):
      self.init(kind: .style, candidates: [name], isMember: true, isCertain: isCertain)
    }
  }
}
