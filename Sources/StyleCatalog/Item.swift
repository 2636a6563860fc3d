import StyleModel
import StyleStore

/// An item at one of its versions.
public struct Item: Hashable, Sendable {
  /// The kind.
  public var kind: ItemKind

  /// The name that it was first added under: its identity, for life.
  public var key: String

  /// The name that it has now.
  public var name: String

  /// The version.
  public var version: ContentHash

  /// The hash of the document; nil where the version is a removal.
  public var document: ContentHash?

  /// The author of the version.
  public var author: String?

  /// The time of the version, in seconds since 1970, UTC; nil for a merge.
  public var time: Int?

  /// Whether the item has more than one head, of which this one stands for it; false where a version
  /// was asked for.
  public var isConflicted: Bool

  /// That it should not be used any more; told by a list alone.
  public var deprecation: Deprecation?

  /// Whether the version is a removal.
  public var isRemoved: Bool { document == nil }

  /// Whether it is at the version that every catalog starts with.
  package var isBuiltIn: Bool { author == nil && time == 0 }

  /// What an item is known by through all its versions.
  struct Identity: Hashable, Comparable {
    var kind: ItemKind
    var key: String

    static func < (left: Identity, right: Identity) -> Bool {
      (left.kind, left.key) < (right.kind, right.key)
    }
  }

  /// What the item is known by.
  var identity: Identity { Identity(kind: kind, key: key) }
}

extension Item {
  /// Creates the item of a head.
  init(_ head: HeadRow, isConflicted: Bool = false) {
    self.init(
      kind: head.kind, key: head.key, name: head.name == head.key ? head.key : head.name,
      version: head.version,
      document: head.document, author: head.author, time: head.time, isConflicted: isConflicted)
  }
}

/// A version of an item, as its history lists it.
public struct HistoryEntry: Hashable, Sendable {
  /// The place along the first parents, from 1; nil for a version that is not on that line.
  public var number: Int?

  /// The hash.
  public var version: ContentHash

  /// The record of the version.
  package var record: Version

  /// Whether it is one of several heads of the item, which is in conflict.
  public var isConflicted = false

  /// The name of the item from this version on.
  public var name: String { record.name.text }

  /// Who wrote it; nil for what every catalog starts with.
  public var author: String? { record.author }

  /// When, in seconds since 1970, UTC; nil for a merge.
  public var time: Int? { record.time }

  /// Why, in the author's words.
  public var message: String? { record.message }

  /// Whether the version is a removal.
  public var isRemoval: Bool { record.document == nil }
}

/// What a write did to one item.
public struct Change: Hashable, Sendable {
  /// What was done; the raw values are the words of the operation log.
  public enum Outcome: String, Sendable {
    case added
    case replaced
    case unchanged
    case renamed
    case removed
    case resolved

    /// Has the content of an earlier version again.
    case restored

    /// Should not be used any more, or for another reason or with another replacement.
    case deprecated

    /// May be used again.
    case undeprecated

    /// Is at the versions again that it was at before a merge, without a new one.
    case returned
  }

  /// What was done.
  public var outcome: Outcome

  /// The kind of the item.
  public var kind: ItemKind

  /// The name of the item, after the change.
  public var name: String

  /// The name before the change, where it differs.
  public var formerName: String?

  /// The number of the version that the item is at now, along the first parents.
  public var number: Int

  /// The version that the item is at now; where a merge was taken back that brought the item, the
  /// one that it was at.
  public var version: ContentHash

  /// Whether the item is in conflict after the change.
  public var isConflicted = false

  /// The version that the content was taken from, as it is typed after `@`.
  public var origin: String?
}
