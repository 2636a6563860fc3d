import Interchange
import StyleModel

/// Where the values of a parameter come from that only the catalog or the surroundings know.
///
/// What help shows between `<` and `>` tells it, so that a command that is new need not say it again.
enum ValueSource: Hashable {
  /// Items; of one kind, or of all.
  case items(ItemKind?)

  /// The names of releases.
  case releases

  /// The names of remotes.
  case remotes

  /// The numbers of the latest operations.
  case operations

  /// Colours in Swift: `.green`, `.brand`.
  case colors

  /// Parameters of the styles in the line: `color=`.
  case settings

  /// Keys of a matrix.
  case matrixKeys

  /// Systems that a preview can be for.
  case systems

  /// The rules of `check`.
  case rules

  /// The rules of `check`, each with how much it is to matter.
  case ruleSeverities

  /// The words that `add` tells kinds by.
  case kindWords

  /// Files by their endings, with folders.
  case files([String])

  /// Finds the sources of a parameter of a command; none where its values are free.
  static func sources(of value: String, in command: String) -> [ValueSource] {
    switch value {
    case "item": command == "preview" ? [.items(nil), .files(Format.endings())] : [.items(nil)]
    case "old", "new": [.items(nil), .files(Format.endings())]
    case "style":
      [.items(.style)] + (command == "apply" ? [.files(Format.endings(holding: .style))] : [])
    case "labels": [.items(.labels), .files(Format.endings(holding: .labels))]
    case "tint": [.items(.tint), .colors]
    case "color": [.colors]
    case "release": [.releases]
    case "remote": [.remotes]
    case "name": command == "remote remove" ? [.remotes] : []
    case "operation": [.operations]
    case "name=value": [.settings]
    case "keys": [.matrixKeys]
    case "system": [.systems]
    case "rule": [.rules]
    case "rule=severity", "name=severity": [.ruleSeverities]
    case "input": [.kindWords, .files([])]
    case "file": [.files(endings(of: command))]
    case "path", "folder", "base", "ours", "theirs": [.files([])]
    default: []
    }
  }

  /// The endings of the files that a command takes; empty for any file.
  private static func endings(of command: String) -> [String] {
    switch command {
    case "init", "merge", "remote add", "git textconv": [CatalogPath.ending]
    default: []
    }
  }
}
