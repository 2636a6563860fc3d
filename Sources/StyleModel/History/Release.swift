import Diagnostics
import JSON

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
  package var record: [UInt8] {
    JSONValue.object([
      "author": .string(author),
      "content": .string(content.hex),
      "message": message.map(JSONValue.string),
      "time": .number(time),
    ]).canonical
  }

  /// The SHA-256 of the record.
  package var hash: ContentHash { ContentHash(of: record) }
}

extension Release {
  /// Reads a record back; anything but the canonical bytes of a release is an error.
  package init(record: [UInt8]) throws(InputError) {
    let keys = ["author", "content", "message", "time"]
    var reader = RecordReader(record, of: "a release", keys: keys)
    try reader.open()
    let author = reader.string("author", limit: Version.authorLimit)
    let content = reader.optionalHash("content")
    let message = reader.optionalString("message", limit: Version.messageLimit)
    let time = reader.time("time")
    guard let author, let content, let time else { throw reader.failure }
    self.author = author
    self.time = time
    self.message = message
    self.content = content
    try reader.close(canonical: self.record)
  }
}
