import StyleModel

/// An item with more than one head: what each side made of it, and where they disagree.
public struct Conflict: Hashable, Sendable {
  /// Where a side came from.
  public enum Origin: String, Sendable {
    /// It stood here before the merge.
    case ours

    /// It came in with the merge.
    case theirs
  }

  /// One side: what one person, or several whose work goes together, made of the item.
  public struct Side: Hashable, Sendable {
    /// Where it came from; nil where the log does not tell, as when both sides came in together.
    public var origin: Origin?

    /// The heads that it is made of, each at its version.
    public var heads: [Item]

    /// What it says of the item; nil where its heads are themselves in conflict.
    package var content: ItemContent?

    /// How it is called: `ours`, `theirs`, or the first digits of its head.
    public var title: String {
      origin?.rawValue ?? heads.map(\.version.short).joined(separator: ", ")
    }
  }

  /// The item at the head that stands for it meanwhile.
  public var item: Item

  /// The sides, ours first; each head on its own where the log does not tell.
  public var sides: [Side]

  /// What two sides began with; nil where they have nothing in common, and for more than two.
  package var base: ItemContent?

  /// The places that two sides changed in different ways, with the names that others have now; empty
  /// for more than two sides.
  package var places: [MergeConflict]

  /// The heads, sorted by their hashes.
  public var heads: [Item] {
    sides.flatMap(\.heads).sorted { $0.version < $1.version }
  }

  /// Returns the side that came from somewhere; nil where the log does not tell.
  public func side(_ origin: Origin) -> Side? {
    sides.first { $0.origin == origin }
  }
}
