import StyleModel

/// A name in a document that may be that of another item.
package struct ItemUse: Hashable, Sendable {
  /// The kind of the item.
  package var kind: ItemKind

  /// The names to look it up by, in order.
  package var candidates: [String]

  /// Whether the name is a static member of `LabelStyle` instead of an item's.
  package var isMember: Bool

  /// Whether an item must be meant; else the name may as well be the app's own.
  package var isCertain: Bool

  /// Whether a tint must be meant, also where a system colour is called so.
  package var isTint: Bool

  /// Creates a use.
  package init(
    kind: ItemKind, candidates: [String], isMember: Bool = false, isCertain: Bool = true,
    isTint: Bool = false
  ) {
    self.kind = kind
    self.candidates = candidates
    self.isMember = isMember
    self.isCertain = isCertain
    self.isTint = isTint
  }
}

extension ItemUse {
  /// The use of a tint in Swift.
  package init(_ use: StyleReferences.TintUse) {
    self.init(kind: .tint, candidates: use.candidates, isCertain: use.isCertain)
  }

  /// The use of a style in Swift.
  package init(_ use: StyleReferences.StyleUse) {
    self.init(use.target, isCertain: use.isCertain)
  }

  /// The use of a style by its type or a member.
  package init(_ target: StyleReferences.StyleUse.Target, isCertain: Bool = true) {
    switch target {
    case .type(let name): self.init(kind: .style, candidates: [name], isCertain: isCertain)
    case .member(let name):
      self.init(kind: .style, candidates: [name], isMember: true, isCertain: isCertain)
    }
  }
}
