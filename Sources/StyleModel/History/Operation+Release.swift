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

extension Operation.ReleaseMove: Record {
  /// What an error calls it.
  static let noun = "a release's move"

  /// Creates one that is yet to be read.
  init() {
    self.init(release: .zero, from: nil, to: nil)
  }

  /// Visits the fields.
  mutating func visit<Fields: RecordFields>(_ fields: inout Fields) throws(Fields.Failure) {
    try fields.field("from", &from, .releaseName)
    try fields.field("release", &release, HashForm())
    try fields.field("to", &to, .releaseName)
  }
}
