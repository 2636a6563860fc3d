import Diagnostics
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
    let trimmed = text[...].trimmed
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
