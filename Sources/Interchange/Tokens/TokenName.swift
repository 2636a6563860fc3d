import JSON
import StyleModel

/// How paths of tokens and names of tints follow from one another.
///
/// A tint is named by its path, joined by dots; `$root` at the end counts nothing. `/` becomes a dot,
/// as the groups of an asset catalog do; what no name of an item can hold becomes `-`.
enum TokenName {
  /// Returns the name of the tint that a token becomes.
  static func name(of path: [String]) -> String {
    let names = path.last == TokenPath.root ? path.dropLast() : path[...]
    var text = ""
    for scalar in names.joined(separator: ".").unicodeScalars {
      switch scalar {
      case "/": text += "."
      case "@", ":", "=", ",", "\\", "\u{FEFF}": text += "-"
      case _ where isInvisible(scalar): text += "-"
      default: text.unicodeScalars.append(scalar)
      }
    }
    var trimmed = text[...]
    while let first = trimmed.first, first.isWhitespace { trimmed.removeFirst() }
    while let last = trimmed.last, last.isWhitespace { trimmed.removeLast() }
    if trimmed.isEmpty { return "unnamed" }
    let isOpen = trimmed.first == "-" || trimmed.first == "."
    return ((isOpen ? "_" : "") + trimmed).nfc
  }

  /// Returns the path that a tint is written under, where nothing else is known of it.
  static func path(of name: String) -> [String] {
    name.split(separator: ".", omittingEmptySubsequences: false).map { part in
      var text = ""
      for scalar in part.unicodeScalars {
        if scalar == "{" || scalar == "}" {
          text += "_"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      if text.isEmpty { return "_" }
      return text.hasPrefix("$") ? "_" + text : text
    }
  }
}

/// What the catalog keeps in `extensions` of a tint that came from a token.
struct TokenRemains: Hashable {
  /// The key of it.
  static let key = "tokens"

  /// The keys of what other formats keep in a tint, which a file of tokens says nothing of.
  static func isOthers(_ key: String) -> Bool { key.hasPrefix("colorset") }

  /// The description.
  var description: String?

  /// The path, where the name of the tint does not say it.
  var path: [String]?

  /// Members that the format does not have.
  var members: [JSONMember] = []

  /// What groups around the token say of themselves, by their paths, joined by dots.
  var groups: [JSONMember] = []

  /// Creates nothing.
  init() {}

  /// Reads what is kept in a tint.
  init(in extensions: [JSONMember]) {
    guard let value = extensions.first(where: { $0.key == Self.key })?.value else { return }
    description = value["description"]?.string
    path = value["path"]?.array?.compactMap(\.string)
    members = value["members"]?.object ?? []
    groups = value["groups"]?.object ?? []
  }

  /// The member of `extensions`; nil where there is nothing to keep.
  var member: JSONMember? {
    let value = JSONValue.object([
      "description": description.map(JSONValue.string),
      "groups": groups.isEmpty ? nil : .object(groups),
      "members": members.isEmpty ? nil : .object(members),
      "path": path.map { .array($0.map(JSONValue.string)) },
    ])
    return value.object?.isEmpty == true ? nil : JSONMember(Self.key, value)
  }
}

/// What an export writes into `$extensions` of a token, for what the format has no place for.
enum TokenMark {
  /// The key: the reverse domain that the format advises.
  static let key = "dev.stylectl"

  /// The key of a name that the path does not say.
  static let name = "name"

  /// The key of a colour of the system that the value was taken from.
  static let system = "systemColor"
}
