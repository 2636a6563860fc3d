import Diagnostics

/// Why the catalog does not do what it was asked to; each case in the words of the person who asked.
public enum CatalogError: Error, Hashable, Sendable {
  /// A reference that cannot be read.
  case badReference(String, reason: String)

  /// No item has this name; the nearest name that there is, if one is near.
  case notFound(String, nearest: String?)

  /// More than one kind has an item of this name.
  case ambiguous(String, kinds: [String])

  /// The item has no such version; the number of versions that it has.
  case noSuchVersion(item: String, version: String, count: Int)

  /// The digits begin more than one version's hash.
  case ambiguousVersion(item: String, version: String)

  /// The item was removed, and what was asked needs one that is there.
  case removed(String)

  /// An item of this kind has this name, or one that differs only in case.
  case exists(kind: String, name: String, asked: String)

  /// An item of this kind has the name that another one was to get.
  case nameTaken(kind: String, name: String)

  /// No item has the name, and several of a kind had it; the names that they have now.
  case sharedFormerName(kind: String, name: String, items: [String])

  /// The name ends as the keys of items do that took a former name.
  case keyLike(String)

  /// A name in the text meant another item in the version that it replaces: the name which that one has
  /// now, nil where it was removed.
  case otherMeaning(String, kind: String, name: String, former: String?)

  /// The item that was wanted has another name now.
  case formerName(kind: String, name: String, of: String)

  /// The name belongs to SwiftUI.
  case builtIn(String)

  /// The Swift of the style has the name for something else.
  case nameWithin(String, asked: String)

  /// Who, when or why cannot be stored; the reason.
  case badAuthorship(String)

  /// The item is used by others.
  case inUse(kind: String, name: String, users: [String])

  /// Two people changed the item, and nobody has settled it yet.
  case conflicted(String)

  /// The item has one head, so that there is nothing to settle.
  case notConflicted(String)

  /// The item in conflict has no such side, or several; the heads that it has.
  case noSide(String, side: String, heads: [String])

  /// No head of the item in conflict begins with the digits; the heads that it has.
  case noSuchHead(String, digits: String, heads: [String])

  /// More than one item of a kind has the name, as a merge can bring about; the versions they are at.
  case sharedName(kind: String, name: String, versions: [String])

  /// The item is not at the version that was expected; the version that it is at.
  case moved(String, present: String)

  /// Items that would use one another in a ring; the first stands at the end again.
  case ring([String])

  /// The style holds styles at versions that hold others, and so on, too deeply to be exported.
  case tooDeep(String)

  /// The new text declares another name than the item has.
  case otherName(String, found: String)

  /// What is stored of the item is no document that can be shown.
  case unreadable(kind: String, name: String, reason: String)

  /// The item cannot be what is used in its own place.
  case replacesItself(String)

  /// The item is of another kind than is wanted.
  case otherKind(String, kind: String, found: String)
}

extension CatalogError {
  /// One sentence that says what happened, without a final full stop.
  public var message: String {
    switch self {
    case .badReference(let text, let reason): "'\(text)' is no reference to an item: \(reason)"
    case .notFound(let name, _): "there is no item '\(name)'"
    case .ambiguous(let name, let kinds):
      "'\(name)' is the name of more than one item: \(kinds.joined(separator: ", "))"
    case .noSuchVersion(let item, let version, let count):
      "'\(item)' has no version '\(version)'; it has \(count)"
    case .ambiguousVersion(let item, let version):
      "more than one version of '\(item)' begins with '\(version)'"
    case .removed(let name): "'\(name)' was removed"
    case .exists(let kind, let name, let asked):
      name == asked
        ? "the \(kind) '\(name)' exists already"
        : "the \(kind) '\(name)' exists already, and '\(asked)' differs from it only in case"
    case .nameTaken(let kind, let name): "the \(kind) '\(name)' exists already"
    case .formerName(let kind, let name, let owner):
      "'\(name)' is a former name of the \(kind) '\(owner)'"
    case .sharedFormerName(let kind, let name, _):
      "'\(name)' is a former name of more than one \(kind)"
    case .keyLike(let name): "the name '\(name)' ends in · and a number, as no name can"
    case .otherMeaning(let item, let kind, let name, let former):
      "'\(name)' in '\(item)' is another \(kind) than it was: "
        + (former.map { "'\($0)'" } ?? "one that was removed")
    case .builtIn(let name): "'\(name)' belongs to SwiftUI"
    case .nameWithin(let name, let asked):
      "the Swift of '\(name)' has the name '\(asked)' for something else"
    case .badAuthorship(let reason): reason
    case .inUse(let kind, let name, let users):
      "the \(kind) '\(name)' is used by \(users.joined(separator: ", "))"
    case .conflicted(let name): "'\(name)' is in conflict"
    case .notConflicted(let name): "'\(name)' is not in conflict"
    case .noSide(let name, let side, _):
      "the conflict of '\(name)' does not say which of its heads is \(side)"
    case .noSuchHead(let name, let digits, let heads):
      "'\(name)' has no head '\(digits)'; it has \(heads.joined(separator: ", "))"
    case .sharedName(_, let name, _): "more than one item has the name '\(name)'"
    case .moved(let name, let present): "'\(name)' has changed since: it is at \(present) now"
    case .ring(let names): "these use one another in a ring: \(names.joined(separator: " -> "))"
    case .tooDeep(let name):
      "'\(name)' holds styles at versions that hold others, more than 64 deep"
    case .unreadable(let kind, let name, let reason):
      "the \(kind) '\(name)' cannot be read: \(reason)"
    case .replacesItself(let name): "'\(name)' cannot be used instead of itself"
    case .otherName(let name, let found): "this is '\(found)', not '\(name)'"
    case .otherKind(let name, let kind, let found): "'\(name)' is a \(found), not a \(kind)"
    }
  }

  /// What to do next, where that is known.
  public var hint: String? {
    switch self {
    case .badReference: "a reference is NAME, KIND:NAME or NAME@VERSION, such as tint:brand@2"
    case .notFound(_, let nearest?): "did you mean '\(nearest)'?"
    case .notFound(_, nil): "'stylectl list' shows what there is"
    case .ambiguous(let name, let kinds):
      "say which: \(kinds.map { typed("\($0):\(name)") }.joined(separator: " or "))"
    case .noSuchVersion(let item, _, _): "'stylectl log \(typed(item))' lists its versions"
    case .ambiguousVersion: "give more digits"
    case .removed(let name): "'stylectl log \(typed(name))' lists its versions"
    case .exists(_, let name, let asked) where name == asked:
      "give --replace to make a new version of it"
    case .exists: "names that differ only in case become one file; choose another"
    case .formerName(_, let name, let owner):
      "say '\(owner)', or give it that name again: stylectl rename \(typed(owner)) \(typed(name))"
    case .sharedFormerName(let kind, _, let items):
      "say which: \(items.map { typed("\(kind):\($0)") }.joined(separator: " or "))"
    case .otherMeaning(_, _, _, let former?):
      "write '\(former)' to keep that one, or give --replace to take the other"
    case .otherMeaning(_, _, _, nil): "give --replace to take the other"
    case .builtIn, .nameWithin, .nameTaken, .keyLike: "choose another name"
    case .badAuthorship: nil
    case .inUse(let kind, let name, _):
      "change these first, or remove it all the same: stylectl remove \(typed("\(kind):\(name)")) --force"
    case .conflicted(let name):
      "settle it first: stylectl resolve \(typed(name)) --ours, --theirs or --from FILE"
    case .notConflicted: "'stylectl conflicts' lists what is"
    case .noSide(let name, _, let heads):
      "say which: "
        + heads.map { "stylectl resolve \(typed(name)) --head \($0)" }.joined(separator: " or ")
    case .noSuchHead: nil
    case .sharedName(let kind, let name, let versions):
      "give one of them another: "
        + versions.map { "stylectl rename \(typed("\(kind):\(name)@\($0)")) NAME" }.joined(
          separator: " or ")
    case .moved(let name, _): "'stylectl show \(typed(name))' prints it as it is now"
    case .ring: "point one of them at a colour, or at another item"
    case .tooDeep(let name): "compose it anew: stylectl compose \(typed(name)) STYLE... --replace"
    case .otherName(let name, let found):
      "to give it another name: stylectl rename \(typed(name)) \(typed(found))"
    case .unreadable(_, let name, _):
      "go back to a version that can: stylectl restore \(typed(name))@VERSION; "
        + "'stylectl log \(typed(name))' lists them"
    case .otherKind, .replacesItself: nil
    }
  }
}
