import JSON
import StyleModel
import StyleStore

/// One command's writes: all of them are stored, or none.
///
/// Versions are collected as moves of heads; ``finish(command:)`` appends the one operation that tells
/// of them all.
final class Transaction {
  /// What can be asked, the writes of this transaction included.
  let lookup: Lookup

  /// The tables.
  let rows: WriteTransaction

  /// The keys of the new items of the command that take former names.
  var coming: ComingKeys

  /// What the items are known by that the command stores whole.
  var wholeKeys: Set<Item.Identity> = []

  /// What is to be told of the names in what was stored.
  private(set) var notes: [Diagnostic] = []

  /// The operation that this one takes back.
  var target: ContentHash?

  /// The releases that got a name, lost it or have another one now.
  var releases: [Operation.ReleaseMove] = []

  /// The rules of `check` that matter otherwise now.
  private(set) var rules: [Operation.RuleMove] = []

  private let authorship: Authorship
  private var moves: [Item.Identity: Operation.Move] = [:]

  init(_ rows: WriteTransaction, by authorship: Authorship) {
    self.rows = rows
    self.authorship = authorship
    lookup = Lookup(rows: rows.reading)
    coming = ComingKeys()
  }

  /// Tells something of the names in what was stored.
  func tell(_ note: Diagnostic) { notes.append(note) }

  /// Writes a version of an item, nil for a removal, and moves the head of the item there.
  ///
  /// Over no item it is a new one, whose key is its name unless another one is given.
  @discardableResult
  func write(
    kind: ItemKind, name: ItemName, document: ItemDocument?, over item: Item?,
    newKey: ItemName? = nil
  ) throws -> Item {
    let key = try item.map { try ItemName(stored: $0.key, for: kind) } ?? newKey ?? name
    return try write(
      kind: kind, key: key, name: name, document: document,
      after: item.map { [$0.version] } ?? [])
  }

  /// Writes a version of an item that follows all its heads, and moves the item there.
  @discardableResult
  func write(
    kind: ItemKind, key: ItemName, name: ItemName, document: ItemDocument?,
    after heads: [ContentHash]
  ) throws -> Item {
    let hash = try document.map { try store($0) }
    return try write(kind: kind, key: key, name: name, stored: hash, after: heads)
  }

  /// Stores a document, and returns its hash.
  func store(_ document: ItemDocument) throws -> ContentHash {
    let body = document.canonical
    let hash = ContentHash(of: body)
    try rows.insertDocument(hash: hash, body: body)
    return hash
  }

  /// Writes a version of an item with a document that is stored, and moves the item there.
  @discardableResult
  func write(
    kind: ItemKind, key: ItemName, name: ItemName, stored hash: ContentHash?,
    after heads: [ContentHash]
  ) throws -> Item {
    let record = Version(
      kind: kind, key: key, name: name, document: hash, parents: heads,
      author: authorship.author, time: authorship.time, message: authorship.message)
    let bytes = record.record
    let version = ContentHash(of: bytes)
    try rows.insertVersion(record, hash: version, record: bytes)
    try rows.setHeads(kind: kind, key: key.text, to: [(hash: version, record: record)])
    let written = Item(
      kind: kind, key: key.text, name: name.text, version: version, document: hash,
      author: record.author, time: record.time, isConflicted: false)
    let from = moves[written.identity]?.from ?? heads
    moves[written.identity] = Operation.Move(
      kind: kind, key: key, name: name, from: from, to: [version])
    return written
  }

  /// Moves an item to heads that are stored already.
  func move(_ heads: [(hash: ContentHash, record: Version)], from old: [ContentHash]) throws {
    guard let first = heads.first?.record else { return }
    try move(
      Operation.Move(kind: first.kind, key: first.key, name: first.name, from: old, to: []),
      to: heads)
  }

  /// Moves an item from where a move starts to other heads; none takes the item back.
  func move(
    _ move: Operation.Move, to heads: [(hash: ContentHash, record: Version)]
  ) throws {
    try rows.setHeads(kind: move.kind, key: move.key.text, to: heads)
    let shown = heads.first { $0.record.document != nil } ?? heads.first
    moves[Item.Identity(kind: move.kind, key: move.key.text)] = Operation.Move(
      kind: move.kind, key: move.key, name: shown?.record.name ?? move.name, from: move.from,
      to: heads.map(\.hash))
  }

  /// Says how much a rule of `check` matters.
  func move(_ rule: Operation.RuleMove) throws {
    try rows.setRule(rule.rule, to: rule.to)
    rules.append(rule)
  }

  /// The heads that an item was at before this transaction moved it; nil where it did not.
  func formerHeads(of item: Item.Identity) -> [ContentHash]? { moves[item]?.from }

  /// Appends the operation that tells of everything that was written.
  ///
  /// Its author is who gave the command, where that is another than wrote the versions.
  func finish(command: String, by author: Authorship? = nil) throws {
    guard !moves.isEmpty || !releases.isEmpty || !rules.isEmpty || target != nil else { return }
    let authorship = author ?? authorship
    try rows.append(
      Operation(
        author: authorship.author ?? "", time: authorship.time, command: command,
        message: authorship.message, moves: Array(moves.values), releases: releases,
        rules: rules, previous: try lookup.rows.latestOperation(), target: target))
  }
}
