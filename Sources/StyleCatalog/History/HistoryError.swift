import Diagnostics

/// Why nothing is restored, undone or released.
public enum HistoryError: Error, Hashable, Sendable {
  /// A restore does not say which version is wanted.
  case noVersion(String)

  /// The version that was to be restored is a removal.
  case restoresRemoval(item: String, version: String)

  /// Nothing of the author can be undone.
  case nothingToUndo(author: String)

  /// No undo of the author can be redone.
  case nothingToRedo(author: String)

  /// The author has written since the undo; the operation.
  case writtenSince(author: String, operation: String)

  /// The log has no such operation.
  case noSuchOperation(String)

  /// The digits begin more than one operation's hash.
  case ambiguousOperation(String)

  /// The operation was undone before.
  case undoneAlready(String)

  /// Operations of this command cannot be undone.
  case notUndoable(command: String)

  /// The operation was pushed, and others may have what it brought.
  case pushed(command: String, operation: String)

  /// These have changed since in the same places.
  case movedOn([String])

  /// Another item, which may be in conflict, has the name now that an item had before; the name that
  /// this one has now.
  case nameTaken(kind: String, name: String, item: String, isUnsettled: Bool = false)

  /// No release has this name; the nearest one that there is, if one is near.
  case noSuchRelease(String, nearest: String?)

  /// A release has this name.
  case releaseExists(String)

  /// The item is not in the release.
  case notInRelease(item: String, release: String)

  /// A release cannot be made while these are in conflict.
  case unsettled([String])

  /// A release cannot be made while these are in a ring, use what was removed or share a name.
  case broken([String])

  /// There is nothing that a release could hold.
  case emptyRelease
}

extension HistoryError {
  /// One sentence that says what happened, without a final full stop.
  public var message: String {
    switch self {
    case .noVersion(let name): "the version that '\(name)' is to go back to is not given"
    case .restoresRemoval(let item, let version):
      "the version '\(version)' of '\(item)' is its removal"
    case .nothingToUndo(let author): "there is nothing of '\(author)' to undo"
    case .nothingToRedo(let author): "there is no undo of '\(author)' to redo"
    case .writtenSince(let author, let operation):
      "'\(author)' has written since the last undo: \(operation)"
    case .noSuchOperation(let text): "the log has no operation '\(text)'"
    case .ambiguousOperation(let text): "more than one operation begins with '\(text)'"
    case .undoneAlready(let operation): "\(operation) is undone already"
    case .notUndoable(let command): "'\(command)' cannot be undone"
    case .pushed(let command, let operation):
      "the \(command) \(operation) was pushed since, and others may have it"
    case .movedOn(let names):
      "\(Self.list(names)) \(names.count == 1 ? "has" : "have") changed since in the same places"
    case .nameTaken(_, let name, let item, _):
      "'\(item)' cannot be called '\(name)' again: another item has that name now"
    case .noSuchRelease(let name, _): "there is no release '\(name)'"
    case .releaseExists(let name): "there is a release '\(name)' already"
    case .notInRelease(let item, let release): "the release '\(release)' does not hold '\(item)'"
    case .unsettled(let names):
      "\(Self.list(names)) \(names.count == 1 ? "is" : "are") in conflict"
    case .broken(let names):
      "\(Self.list(names)) \(names.count == 1 ? "does" : "do") not go together with the rest"
    case .emptyRelease: "there is nothing in the catalog that a release could hold"
    }
  }

  /// What to do next, where that is known.
  public var hint: String? {
    switch self {
    case .noVersion(let name):
      "type it behind an @: stylectl restore \(typed(name + "@1")); "
        + "'stylectl log \(typed(name))' lists its versions"
    case .restoresRemoval(let item, _):
      "to remove it: stylectl remove \(typed(item)); "
        + "'stylectl log \(typed(item))' lists its versions"
    case .nothingToUndo, .undoneAlready, .noSuchOperation, .writtenSince:
      "'stylectl log' lists what was done; 'stylectl undo NUMBER' undoes any of it"
    case .nothingToRedo: "'stylectl log' lists what was done"
    case .ambiguousOperation: "give more digits"
    case .notUndoable: nil
    case .pushed, .movedOn: "go back item by item: stylectl restore NAME@VERSION"
    case .nameTaken(_, _, _, isUnsettled: true):
      "that one is in conflict; settle it first: stylectl conflicts"
    case .nameTaken(let kind, let name, _, isUnsettled: false):
      "give that one another name: stylectl rename \(typed("\(kind):\(name)")) NAME"
    case .noSuchRelease(_, let nearest?): "did you mean '\(nearest)'?"
    case .noSuchRelease(_, nil): "'stylectl release list' lists the releases"
    case .releaseExists(let name):
      "a release never changes; to free its name: stylectl release rename \(typed(name)) NAME"
    case .notInRelease(_, let release):
      "'stylectl release show \(typed(release))' lists what it holds"
    case .unsettled, .broken: "settle that first: stylectl conflicts"
    case .emptyRelease: nil
    }
  }

  /// Names as a sentence holds them: the first of many.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).map { "'\($0)'" }
    if names.count > shown.count {
      return shown.joined(separator: ", ") + " and \(names.count - shown.count) more"
    }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
