import Diagnostics

/// What a catalog held at one moment: a list of versions, one an item, that never changes.
///
/// Its name is not part of it, so that a release can get another one.
package struct Release: Hashable, Sendable {
  /// Who made it.
  package var author: String

  /// The time in seconds since 1970, UTC.
  package var time: Int

  /// What the author said about it.
  package var message: String?

  /// The hash of the versions, which tells whether two releases hold the same.
  package private(set) var content: ContentHash

  /// Creates a release of versions, which stand in the order of the kinds and keys of their items.
  package init(
    author: String, time: Int, message: String? = nil, versions: some Sequence<ContentHash>
  ) {
    self.author = author
    self.time = time
    self.message = message
    content = Self.content(of: versions)
  }

  /// The SHA-256 of the bytes of versions' hashes, one after another.
  package static func content(of versions: some Sequence<ContentHash>) -> ContentHash {
    ContentHash(of: versions.flatMap(\.bytes))
  }

  /// The canonical JSON that the hash covers.
  package var record: [UInt8] { canonical }

  /// The SHA-256 of the record.
  package var hash: ContentHash { ContentHash(of: record) }
}

extension Release: Record {
  /// What an error calls it.
  static let noun = "a release"

  /// Creates one that is yet to be read.
  init() {
    self.init(author: "", time: 0, versions: [])
  }

  /// Reads a record back; anything but the canonical bytes of a release is an error.
  package init(record: [UInt8]) throws(InputError) { try self.init(reading: record) }

  /// Visits the fields.
  mutating func visit<Fields: RecordFields>(_ fields: inout Fields) throws(Fields.Failure) {
    try fields.field("author", &author, TextForm(limit: Version.authorLimit))
    try fields.field("content", &content, HashForm())
    try fields.field("message", &message, TextForm(limit: Version.messageLimit))
    try fields.field("time", &time, TimeForm())
  }
}
