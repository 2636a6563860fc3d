import Diagnostics
import JSON

/// One immutable version of an item.
package struct Version: Hashable, Sendable {
  /// The greatest length of an author in bytes.
  package static let authorLimit = 1000

  /// The greatest length of a message in bytes.
  package static let messageLimit = 65_536

  /// The latest time that a version can have: the last second of the year 9999.
  package static let timeLimit = 253_402_300_799

  /// Who wrote it; nil for merges and for what every catalog starts with.
  package var author: String?

  /// The hash of the document; nil for a removal.
  package var document: ContentHash?

  /// The name that the item was first added under, for life.
  package var key: ItemName

  /// The kind of the item.
  package var kind: ItemKind

  /// What the author said about it.
  package var message: String?

  /// The name of the item from this version on.
  package var name: ItemName

  /// The versions that it follows, sorted and each once.
  package private(set) var parents: [ContentHash]

  /// The time in seconds since 1970, UTC; nil for merges, whose hash must not depend on it.
  package var time: Int?

  /// Members that a newer program wrote, kept because the hash covers them.
  package private(set) var others: [JSONMember] = []

  /// Creates a version; parents may stand in any order.
  package init(
    kind: ItemKind, key: ItemName, name: ItemName, document: ContentHash?,
    parents: some Sequence<ContentHash> = [], author: String? = nil, time: Int? = nil,
    message: String? = nil
  ) {
    self.author = author
    self.document = document
    self.key = key
    self.kind = kind
    self.message = message
    self.name = name
    self.parents = Set(parents).sorted()
    self.time = time
  }

  /// The canonical JSON that the hash covers.
  package var record: [UInt8] {
    let known = JSONValue.object([
      "author": author.map(JSONValue.string),
      "document": document.map { .string($0.hex) },
      "key": .string(key.text),
      "kind": .string(kind.rawValue),
      "message": message.map(JSONValue.string),
      "name": .string(name.text),
      "parents": .array(parents.map { .string($0.hex) }),
      "time": time.map(JSONValue.number),
    ])
    return JSONValue.object((known.object ?? []) + others).canonical
  }

  /// Whether it joins what others wrote: it has parents, and nobody wrote it at any time.
  package var isMerge: Bool { author == nil && time == nil && message == nil && !parents.isEmpty }

  /// The name of the version: the SHA-256 of its record.
  package var hash: ContentHash { ContentHash(of: record) }
}

extension Version {
  /// Reads a record back; anything but the canonical bytes of a version is an error.
  package init(record: [UInt8]) throws(InputError) {
    if let version = try? Version(plain: record) {
      self = version
      return
    }
    var reader = RecordReader(record, of: "a version", keys: Self.keys)
    try reader.open()
    let kind = reader.kind("kind")
    let key = reader.name("key", kind: kind)
    let name = reader.name("name", kind: kind)
    let document = reader.optionalHash("document")
    let parents = reader.hashes("parents")
    let author = reader.optionalString("author", limit: Self.authorLimit)
    let message = reader.optionalString("message", limit: Self.messageLimit)
    let time = reader.optionalTime("time")
    guard let kind, let key, let name else { throw reader.failure }
    self.init(
      kind: kind, key: key, name: name, document: document, parents: parents, author: author,
      time: time, message: message)
    others = reader.others
    try reader.close(canonical: self.record)
  }

  /// Reads a record that is canonical as it stands; another one may still be that of a version.
  private init(plain record: [UInt8]) throws(PlainRecordReader.Unsure) {
    var reader = PlainRecordReader(record)
    author = try reader.optionalString("author", limit: Self.authorLimit)
    document = try reader.optionalHash("document")
    let text = try reader.string("key", limit: ItemName.lengthLimit)
    kind = try reader.kind("kind")
    key = try reader.name(text, for: kind)
    message = try reader.optionalString("message", limit: Self.messageLimit)
    name = try reader.name(try reader.string("name", limit: ItemName.lengthLimit), for: kind)
    parents = try reader.hashes("parents")
    time = try reader.optionalTime("time")
    try reader.close()
    try reader.end()
  }

  private static let keys = [
    "author", "document", "key", "kind", "message", "name", "parents", "time",
  ]
}
