/// Why catalogs are not merged or pushed, in the words of the person who asked.
public enum ShareError: Error, Hashable, Sendable {
  /// The other file is this catalog itself.
  case sameFile(String)

  /// The remote holds what we have not merged: items and releases by their names.
  case remoteIsAhead(String, items: [String], releases: [String])

  /// Items here are in conflict.
  case conflicted([String])

  /// The remote has everything, and the log of this catalog could not be written; why.
  case notLogged(String)
}

extension ShareError {
  /// One sentence that says what happened, without a final full stop.
  public var message: String {
    switch self {
    case .sameFile(let path): "'\(path)' is this catalog itself"
    case .remoteIsAhead(let path, let items, let releases):
      "'\(path)' holds what this catalog lacks: " + Self.list(items + releases.map { "@" + $0 })
    case .conflicted(let names): "what is in conflict is not pushed: " + Self.list(names)
    case .notLogged(let reason): "\(reason); everything is pushed, but the log may not tell so"
    }
  }

  /// What to do next.
  public var hint: String? {
    switch self {
    case .sameFile: "name another file, or another catalog: --catalog FILE"
    case .remoteIsAhead: "take it over first: stylectl pull"
    case .conflicted: "settle it first: stylectl conflicts"
    case .notLogged: "'undo' may not know of this push: do not take back what it handed on"
    }
  }

  /// More names than these are no help to anyone.
  private static let mostNames = 10

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostNames).joined(separator: ", ")
    return names.count > mostNames ? "\(shown) and \(names.count - mostNames) more" : shown
  }
}
