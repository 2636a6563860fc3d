import Diagnostics
import JSON
import StyleCatalog

extension ReleaseEntry {
  /// When it was made.
  var moment: String { Timestamp(seconds: time).iso }

  /// The release as a line of fields with tabs between them; no field holds a tab or a line break.
  var record: String {
    [name, hash.hex, moment, author, message ?? ""].map { visible($0) }.joined(separator: "\t")
      + "\n"
  }

  /// The release as JSON, with the number of its items where that is known.
  func json(count: Int? = nil) -> JSONValue {
    .object([
      "author": .string(author),
      "count": count.map(JSONValue.number),
      "hash": .string(hash.hex),
      "message": message.map(JSONValue.string),
      "name": .string(name),
      "time": .string(moment),
    ])
  }
}
