/// Three-way merge: what two sides made of one base, joined.
///
/// The merge is pure and total: any three contents have an outcome, and it depends on nothing else.
/// What is ours and what is theirs makes no difference but in the words of a conflict.
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
    /// The kinds of base.
    private indirect enum Origin: Hashable, Sendable {
      case empty
      case version(ItemContent)

      /// Two versions, joined over their own base each time they are merged over: a place in
      /// conflict between them has no text that could stand here.
      case joined(base: Base, first: Base, second: Base)
    }

    /// The most versions that a base is made of: each merge over it joins them all again.
    fileprivate static let versionLimit = 1024

    private var origin: Origin

    /// How many versions it is made of, each as often as it is joined.
    fileprivate let versionCount: Int

    /// The content; nil where the sides have no version in common, or more than one, in conflict.
    package var content: ItemContent? {
      switch origin {
      case .empty: return nil
      case .version(let content): return content
      case .joined(let base, let first, let second):
        guard let first = first.content, let second = second.content,
          case .clean(let content) = merge(base: base, ours: first, theirs: second)
        else { return nil }
        return content
      }
    }

    /// The base of items that were added twice, each on its own.
    package static let empty = Base(.empty, versionCount: 0)

    /// Creates the base that one version is.
    package init(_ content: ItemContent) {
      self.init(.version(content), versionCount: 1)
    }

    private init(_ origin: Origin, versionCount: Int) {
      self.origin = origin
      self.versionCount = versionCount
    }

    /// Creates the base that two common ancestors make.
    fileprivate init(_ base: Base, _ first: Base, _ second: Base) {
      self.init(
        .joined(base: base, first: first, second: second),
        versionCount: base.versionCount + first.versionCount + second.versionCount)
    }

    /// The content where the base is one version.
    fileprivate var single: ItemContent? {
      if case .version(let content) = origin { content } else { nil }
    }

    /// The contents of all the versions that it is made of.
    fileprivate var versions: [ItemContent] {
      switch origin {
      case .empty: []
      case .version(let content): [content]
      case .joined(let base, let first, let second):
        base.versions + first.versions + second.versions
      }
    }

    /// Its part, in which places in conflict equal no other; nil where it is empty.
    fileprivate func part(_ merge: inout PartMerge) -> Part? {
      switch origin {
      case .empty: return nil
      case .version(let content): return merge.builder.part(of: content)
      case .joined(let base, let first, let second):
        guard let ours = first.part(&merge), let theirs = second.part(&merge) else { return nil }
        let base = base.part(&merge)
        return merge.item(base, ours, theirs)
      }
    }
  }

  /// Joins two sides over their base.
  package static func merge(base: Base, ours: ItemContent, theirs: ItemContent) -> Outcome {
    if ours == theirs { return .clean(ours) }
    let all = base.versions + [ours, theirs]
    var merge = PartMerge(PartBuilder(for: all))
    let old = base.part(&merge)
    merge.conflicts = []
    let (left, right) = (merge.builder.part(of: ours), merge.builder.part(of: theirs))
    if left.identity == right.identity || old?.identity == right.identity { return .clean(ours) }
    if old?.identity == left.identity { return .clean(theirs) }
    let joined = merge.item(old, left, right)
    let sides = MergedSides(base: base.single, ours: ours, theirs: theirs)
    guard merge.conflicts.isEmpty else {
      return .conflict(merge.conflicts.map { sides.named($0, merge.builder.placeholder) })
    }
    return sides.outcome(joined, merge.builder.placeholder)
  }

  /// Joins two best common ancestors into the base that a criss-cross needs.
  ///
  /// Where the two are in conflict, the base equals neither side. Ancestors that would take too long
  /// to join make an empty base.
  package static func virtualBase(_ base: Base, _ first: Base, _ second: Base) -> Base {
    if first == second { return first }
    let joined = Base(base, first, second)
    return joined.versionCount <= Base.versionLimit ? joined : .empty
  }
}
