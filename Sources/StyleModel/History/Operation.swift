import Diagnostics
import JSON

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
    self.moves = moves.sorted { ($0.kind, $0.key) < ($1.kind, $1.key) }
    self.releases = releases.sorted()
    self.rules = rules.sorted()
    self.previous = previous
    self.target = target
  }

  /// The canonical JSON that the hash covers.
  package var record: [UInt8] {
    JSONValue.object([
      "author": .string(author),
      "command": .string(command),
      "message": message.map(JSONValue.string),
      "moves": .array(moves.map(\.json)),
      "previous": previous.map { .string($0.hex) },
      "releases": .array(releases.map(\.json)),
      "rules": .array(rules.map(\.json)),
      "target": target.map { .string($0.hex) },
      "time": .number(time),
    ]).canonical
  }

  /// The SHA-256 of the record, which the next operation names.
  package var hash: ContentHash { ContentHash(of: record) }
}

extension Operation {
  /// Reads a record back; anything but the canonical bytes of an operation is an error.
  package init(record: [UInt8]) throws(InputError) {
    if let operation = try? Operation(plain: record) {
      self = operation
      return
    }
    let keys = [
      "author", "command", "message", "moves", "previous", "releases", "rules", "target", "time",
    ]
    var reader = RecordReader(record, of: "an operation", keys: keys)
    try reader.open()
    let author = reader.string("author", limit: Version.authorLimit)
    let command = reader.string("command", limit: 100)
    let message = reader.optionalString("message", limit: Version.messageLimit)
    let previous = reader.optionalHash("previous")
    let target = reader.optionalHash("target")
    let time = reader.time("time")
    var moves: [Move] = []
    for element in reader.elements("moves") { moves.append(try Move(element, in: record)) }
    var releases: [ReleaseMove] = []
    for element in reader.elements("releases") {
      releases.append(try ReleaseMove(element, in: record))
    }
    var rules: [RuleMove] = []
    for element in reader.elements("rules") { rules.append(try RuleMove(element, in: record)) }
    guard let author, let command, let time else { throw reader.failure }
    self.init(
      author: author, time: time, command: command, message: message, moves: moves,
      releases: releases, rules: rules, previous: previous, target: target)
    try reader.close(canonical: self.record)
  }

  /// Reads a record that is canonical as it stands and moves no release or rule; another one may still be
  /// the record of an operation.
  private init(plain record: [UInt8]) throws(PlainRecordReader.Unsure) {
    var reader = PlainRecordReader(record)
    author = try reader.string("author", limit: Version.authorLimit)
    command = try reader.string("command", limit: 100)
    message = try reader.optionalString("message", limit: Version.messageLimit)
    var moves: [Move] = []
    try reader.elements("moves") { reader throws(PlainRecordReader.Unsure) in
      let move = try Move(&reader)
      if let last = moves.last, (last.kind, last.key) >= (move.kind, move.key) {
        throw PlainRecordReader.Unsure()
      }
      moves.append(move)
    }
    self.moves = moves
    releases = []
    rules = []
    previous = try reader.optionalHash("previous")
    target = try reader.optionalHash("target")
    guard let time = try reader.optionalTime("time") else { throw PlainRecordReader.Unsure() }
    self.time = time
    try reader.close()
    try reader.end()
  }
}

extension Operation.Move {
  /// The move as a record holds it.
  fileprivate var json: JSONValue {
    .object([
      "from": .array(from.map { .string($0.hex) }),
      "key": .string(key.text),
      "kind": .string(kind.rawValue),
      "name": .string(name.text),
      "to": .array(to.map { .string($0.hex) }),
    ])
  }

  /// Reads a move of a record.
  fileprivate init(_ value: JSONValue, in record: [UInt8]) throws(InputError) {
    var reader = RecordReader(
      value.object ?? [], of: "a move", keys: ["from", "key", "kind", "name", "to"], in: record)
    let kind = reader.kind("kind")
    let key = reader.name("key", kind: kind)
    let name = reader.name("name", kind: kind)
    let from = reader.hashes("from")
    let to = reader.hashes("to")
    guard let kind, let key, let name else { throw reader.failure }
    try reader.close()
    self.init(kind: kind, key: key, name: name, from: from, to: to)
  }

  /// Reads a move of a record that is canonical as it stands.
  fileprivate init(_ reader: inout PlainRecordReader) throws(PlainRecordReader.Unsure) {
    reader.open()
    from = try reader.hashes("from")
    let text = try reader.string("key", limit: ItemName.lengthLimit)
    kind = try reader.kind("kind")
    key = try reader.name(text, for: kind)
    name = try reader.name(try reader.string("name", limit: ItemName.lengthLimit), for: kind)
    to = try reader.hashes("to")
    try reader.close()
  }
}
