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
  package var record: [UInt8] { canonical }

  /// Whether it joins what others wrote: it has parents, and nobody wrote it at any time.
  package var isMerge: Bool { author == nil && time == nil && message == nil && !parents.isEmpty }

  /// The name of the version: the SHA-256 of its record.
  package var hash: ContentHash { ContentHash(of: record) }
}

extension Version: Record {
  /// What an error calls it.
  static let noun = "a version"

  /// Creates one that is yet to be read.
  init() {
    self.init(kind: .style, key: ItemName(), name: ItemName(), document: nil)
  }

  /// Reads a record back; anything but the canonical bytes of a version is an error.
  package init(record: [UInt8]) throws(InputError) { try self.init(reading: record) }

  /// Visits the fields.
  mutating func visit<Fields: RecordFields>(_ fields: inout Fields) throws(Fields.Failure) {
    try fields.field("author", &author, TextForm(limit: Self.authorLimit))
    try fields.field("document", &document, HashForm())
    try fields.item(key: &key, kind: &kind)
    try fields.field("message", &message, TextForm(limit: Self.messageLimit))
    try fields.field("name", &name, .name(of: kind))
    try fields.field("parents", &parents, ListForm(item: HashForm()))
    try fields.field("time", &time, TimeForm())
    try fields.others(&others)
  }
}
