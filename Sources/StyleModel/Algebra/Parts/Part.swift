/// A part of an item's content, as merging and comparing see it.
///
/// Everything that an item holds is one tree of parts: the fields of its document, and below the
/// field `swift` the declarations, statements, views, modifiers and arguments of a style.
struct Part: Sendable {
  /// What is equal in all parts of one table that have equal text, and in no others.
  let identity: Int

  /// What the part is.
  let kind: PartKind

  /// What finds the part again in another version where its text has changed.
  let key: String

  /// What finds it where its key has changed as well.
  let name: String

  /// What the part is made of.
  let content: Content

  /// What a part is made of.
  enum Content: Sendable {
    /// A text that is changed as a whole.
    case text(String)

    /// Parts in places of their own, as many in each part of the kind.
    case fields([Part])

    /// Any number of parts.
    case list([Part])
  }

  /// The parts that it is made of, in order; none for a text.
  var parts: [Part] {
    switch content {
    case .text: []
    case .fields(let parts), .list(let parts): parts
    }
  }

  /// Whether nothing stands where the part could.
  var isAbsent: Bool { kind == .absent }

  /// Whether two parts can be joined or compared by what they are made of.
  func isAlike(_ other: Part) -> Bool {
    guard kind == other.kind else { return false }
    switch (content, other.content) {
    case (.list, .list): return true
    case (.fields(let left), .fields(let right)): return left.count == right.count
    default: return false
    }
  }
}
