/// Three-way merge: what two sides made of one base, joined.
///
/// The merge is pure and total: any three contents have an outcome, and it depends on nothing else.
package enum Merge {
  /// What a merge came to.
  package enum Outcome: Hashable, Sendable {
    /// Both sides' changes are in.
    case clean(ItemContent)

    /// The places that both sides changed in different ways; never empty.
    case conflict([MergeConflict])
  }

  /// What two sides began with.
  package struct Base: Hashable, Sendable {
    /// The content; nil where the sides have no version in common.
    package var content: ItemContent?

    /// The base of items that were added twice, each on its own.
    package static let empty = Base(content: nil)

    /// Creates the base that one version is.
    package init(_ content: ItemContent) {
      self.content = content
    }

    private init(content: ItemContent?) {
      self.content = content
    }
  }

  /// Joins two sides over their base.
  package static func merge(base: Base, ours: ItemContent, theirs: ItemContent) -> Outcome {
    if ours == theirs || base.content == theirs { return .clean(ours) }
    if base.content == ours { return .clean(theirs) }
    return .conflict([
      MergeConflict(
        place: "document", base: base.content?.name.text, ours: ours.name.text,
        theirs: theirs.name.text)
    ])
  }

  /// Joins two best common ancestors into the base that a criss-cross needs.
  ///
  /// Where the two are in conflict, the base equals neither side.
  package static func virtualBase(_ base: Base, _ first: Base, _ second: Base) -> Base {
    guard let one = first.content, let other = second.content,
      case .clean(let content) = merge(base: base, ours: one, theirs: other)
    else { return .empty }
    return Base(content)
  }
}
