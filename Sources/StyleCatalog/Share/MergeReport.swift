import StyleModel

/// What taking over another catalog did.
public struct MergeReport: Sendable {
  /// What became of each item that changed here, by kind and name.
  public internal(set) var changes: [IncomingChange] = []

  /// The number of versions that are new here.
  public internal(set) var versionCount = 0

  /// The journals of other files that lay beside the other file and were set aside.
  package internal(set) var strayJournals: [String] = []

  /// Swift that came in and that the preview does not look into.
  public internal(set) var opaque: [IncomingOpaque] = []

  /// The names of the releases that came in.
  public internal(set) var releases: [String] = []

  /// The rules of `check` that they say something of, and that nothing was said of here.
  package internal(set) var rules: [Operation.RuleMove] = []

  /// The names of their releases that were left out, because one here has the name and holds
  /// something else.
  public internal(set) var leftOutReleases: [String] = []

  /// What the changes broke that were whole each on its own: rings, uses of what was removed, names
  /// that several items have.
  public internal(set) var clashes = Clashes()

  /// The items that came into conflict.
  public var conflicts: [IncomingChange] { changes.filter { $0.outcome == .conflicted } }

  /// Whether nothing changed here.
  public var isEmpty: Bool { isWithoutNews && versionCount == 0 }

  /// Whether nothing came in but the history of what was removed there and never was here.
  package var isWithoutNews: Bool { changes.isEmpty && releases.isEmpty && rules.isEmpty }

  /// Whether nobody need settle anything.
  public var isClean: Bool {
    conflicts.isEmpty && clashes.isEmpty && leftOutReleases.isEmpty
  }
}

/// What a merge did to one item.
public struct IncomingChange: Hashable, Sendable {
  /// What was done; the raw values are the words of the JSON output.
  public enum Outcome: String, Sendable {
    /// The item is new here.
    case added

    /// Their version follows ours.
    case updated

    /// As `updated`, and the item has another name now.
    case renamed

    /// Their removal follows our version.
    case removed

    /// Both sides changed it, and both sides' changes are in.
    case merged

    /// Both sides changed it in ways that do not go together.
    case conflicted
  }

  /// What was done.
  public var outcome: Outcome

  /// The kind of the item.
  public var kind: ItemKind

  /// The name of the item now.
  public var name: String

  /// The name that it had here, where that is another.
  public var formerName: String?

  /// Who wrote what came in, each once, in byte order.
  public var authors: [String]

  /// The places that are in conflict, in the words of the document.
  public var places: [String]
}

/// Swift in a style that came in, which the preview does not look into.
public struct IncomingOpaque: Hashable, Sendable {
  /// The name of the style.
  public var style: String

  /// The Swift.
  public var text: String
}
