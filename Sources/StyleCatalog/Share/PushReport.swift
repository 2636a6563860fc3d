import StyleModel

/// What a push did.
public struct PushReport: Hashable, Sendable {
  /// An item that the remote is further with now.
  public struct Change: Hashable, Sendable {
    /// The kind.
    public var kind: ItemKind

    /// The name.
    public var name: String

    /// Whether the item is new there.
    public var isNew: Bool

    /// Whether it is a removal.
    public var isRemoval: Bool
  }

  /// Whether the remote's file was made.
  public internal(set) var madeFile = false

  /// The items that moved there, by kind and key.
  public internal(set) var changes: [Change] = []

  /// The names of the releases that are new there.
  public internal(set) var releases: [String] = []

  /// The rules of `check` that nothing was said of there.
  package internal(set) var rules: [Operation.RuleMove] = []

  /// What opening did to the remote's file and a person should know, a sentence each.
  public internal(set) var notices: [String] = []

  /// The journals of other files that lay beside the remote's file and were set aside.
  package internal(set) var strayJournals: [String] = []

  /// Whether the remote has all that is here, and had it before.
  public var isEmpty: Bool {
    changes.isEmpty && releases.isEmpty && rules.isEmpty && !madeFile
  }

  /// The number of versions that are new there.
  public internal(set) var versionCount = 0
}
