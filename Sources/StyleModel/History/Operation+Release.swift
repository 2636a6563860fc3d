import Diagnostics
import JSON

extension Operation {
  /// A release that got a name, lost it, or has another one now.
  package struct ReleaseMove: Hashable, Sendable {
    /// The hash of the release.
    package var release: ContentHash

    /// The name before; nil for a new release.
    package var from: ReleaseName?

    /// The name after; nil for one that was taken back.
    package var to: ReleaseName?

    /// Creates a move.
    package init(release: ContentHash, from: ReleaseName?, to: ReleaseName?) {
      self.release = release
      self.from = from
      self.to = to
    }

    /// The move the other way.
    package var inverted: ReleaseMove { ReleaseMove(release: release, from: to, to: from) }
  }
}

extension Operation.ReleaseMove: Comparable {
  /// Orders moves by the names after, then by those before.
  package static func < (left: Self, right: Self) -> Bool {
    (left.to?.text ?? "", left.from?.text ?? "") < (right.to?.text ?? "", right.from?.text ?? "")
  }
}

extension Operation.ReleaseMove {
  /// The move as a record holds it.
  var json: JSONValue {
    .object([
      "from": from.map { .string($0.text) },
      "release": .string(release.hex),
      "to": to.map { .string($0.text) },
    ])
  }

  /// Reads a move of a record.
  init(_ value: JSONValue, in record: [UInt8]) throws(InputError) {
    var reader = RecordReader(
      value.object ?? [], of: "a release's move", keys: ["from", "release", "to"], in: record)
    let from = reader.releaseName("from")
    let to = reader.releaseName("to")
    guard let release = reader.optionalHash("release") else { throw reader.failure }
    try reader.close()
    self.init(release: release, from: from, to: to)
  }
}
