/// What only merges can break, found in the heads and stored nowhere.
///
/// Two edits that are each whole can together make a ring of uses, leave a use of what was removed,
/// or give one name to two items.
public struct Clashes: Hashable, Sendable {
  /// The use of an item that was removed.
  public struct Dangling: Hashable, Sendable {
    /// The item that uses it.
    public var user: Item

    /// The name, as it is used.
    public var name: String

    /// The item that was removed.
    public var removed: Item

    /// The version that the removal followed, to bring it back from; the first by hash of several, nil
    /// where this catalog never had one.
    public var last: ContentHash?

    /// The item that has the name of the removed one by now.
    public var holder: Item?
  }

  /// A name that several items of a kind lay claim to.
  public struct SharedName: Hashable, Sendable {
    /// The kind.
    public var kind: ItemKind

    /// The name, as the first of them has or had it.
    public var name: String

    /// The items that have it now, in the order of their keys.
    public var holders: [Item]

    /// The items that had it once, in the order of their keys.
    public var formerHolders: [Item]

    /// The items that use it and may mean any of them; told only where no two have the name now.
    public var users: [Item]
  }

  /// The items with more than one head, by kind and name.
  public var conflicted: [Item] = []

  /// The rings of uses, each from its first item by kind and name; at least one of those that share
  /// an item.
  public var rings: [[Item]] = []

  /// The uses of removed items, by the kind and name of the user.
  public var dangling: [Dangling] = []

  /// The names that several items have, or that several had and that are used.
  public var sharedNames: [SharedName] = []

  /// Whether nothing is left to settle.
  public var isEmpty: Bool {
    conflicted.isEmpty && rings.isEmpty && dangling.isEmpty && sharedNames.isEmpty
  }
}
