import Diagnostics

/// One entry of a catalog's log: what one command did.
///
/// Each names the one before it by its hash, so that none can be taken out or changed unseen.
package struct Operation: Hashable, Sendable {
  /// A head that moved: the versions of an item that nothing follows, before and after.
  package struct Move: Hashable, Sendable {
    /// The kind of the item.
    package var kind: ItemKind

    /// The key of the item.
    package var key: ItemName

    /// The name that the item has now.
    package var name: ItemName

    /// The heads before, sorted; empty for a new item.
    package var from: [ContentHash]

    /// The heads after, sorted; empty where an item is taken back.
    package var to: [ContentHash]

    /// Creates a move; heads may stand in any order.
    package init(
      kind: ItemKind, key: ItemName, name: ItemName, from: some Sequence<ContentHash>,
      to: some Sequence<ContentHash>
    ) {
      self.kind = kind
      self.key = key
      self.name = name
      self.from = Set(from).sorted()
      self.to = Set(to).sorted()
    }

    /// The move the other way.
    package var inverted: Move { Move(kind: kind, key: key, name: name, from: to, to: from) }
  }

  /// Who gave the command.
  package var author: String

  /// The time in seconds since 1970, UTC.
  package var time: Int

  /// The command: `add`, `merge`, `undo`.
  package var command: String

  /// What the person said about it, or what the command says of itself.
  package var message: String?

  /// The heads that moved, sorted by kind and key.
  package private(set) var moves: [Move]

  /// The releases that were made, taken back or named anew, sorted by their names.
  package private(set) var releases: [ReleaseMove]

  /// The rules of `check` that matter otherwise than before, sorted by their names.
  package private(set) var rules: [RuleMove]

  /// The operation before this one; nil for the first.
  package var previous: ContentHash?

  /// The operation that this one undoes or redoes.
  package var target: ContentHash?

  /// Creates an operation; moves may stand in any order.
  package init(
    author: String, time: Int, command: String, message: String? = nil, moves: [Move] = [],
    releases: [ReleaseMove] = [], rules: [RuleMove] = [], previous: ContentHash?,
    target: ContentHash? = nil
  ) {
    self.author = author
    self.time = time
    self.command = command
    self.message = message
    self.moves = moves.sorted()
    self.releases = releases.sorted()
    self.rules = rules.sorted()
    self.previous = previous
    self.target = target
  }

  /// The canonical JSON that the hash covers.
  package var record: [UInt8] { canonical }

  /// The SHA-256 of the record, which the next operation names.
  package var hash: ContentHash { ContentHash(of: record) }
}

extension Operation: Record {
  /// What an error calls it.
  static let noun = "an operation"

  /// Creates one that is yet to be read.
  init() {
    self.init(author: "", time: 0, command: "", previous: nil)
  }

  /// Reads a record back; anything but the canonical bytes of an operation is an error.
  package init(record: [UInt8]) throws(InputError) { try self.init(reading: record) }

  /// Visits the fields.
  mutating func visit<Fields: RecordFields>(_ fields: inout Fields) throws(Fields.Failure) {
    try fields.field("author", &author, TextForm(limit: Version.authorLimit))
    try fields.field("command", &command, TextForm(limit: 100))
    try fields.field("message", &message, TextForm(limit: Version.messageLimit))
    try fields.field("moves", &moves, ListForm(item: RecordForm()))
    try fields.field("previous", &previous, HashForm())
    try fields.field("releases", &releases, ListForm(item: RecordForm()))
    try fields.field("rules", &rules, ListForm(item: RecordForm()))
    try fields.field("target", &target, HashForm())
    try fields.field("time", &time, TimeForm())
  }
}

extension Operation.Move: Record, Comparable {
  /// What an error calls it.
  static let noun = "a move"

  /// Creates one that is yet to be read.
  init() {
    self.init(kind: .style, key: ItemName(), name: ItemName(), from: [], to: [])
  }

  /// Visits the fields.
  mutating func visit<Fields: RecordFields>(_ fields: inout Fields) throws(Fields.Failure) {
    try fields.field("from", &from, ListForm(item: HashForm()))
    try fields.item(key: &key, kind: &kind)
    try fields.field("name", &name, .name(of: kind))
    try fields.field("to", &to, ListForm(item: HashForm()))
  }

  /// Orders moves by kind and key.
  package static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.key) < (right.kind, right.key)
  }
}
