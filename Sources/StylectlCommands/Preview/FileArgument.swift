import Interchange
import StyleModel

/// A word of the line that names a file, and perhaps one item of it: `Chip.swift#PillLabelStyle`.
struct FileArgument: Hashable {
  /// The path of a file or folder; `-` is standard input.
  var path: String

  /// The name of the item that is meant; nil for all.
  var name: String?

  /// Reads a word; nil where it has no slash and no ending of a file, so that it means an item.
  init?(_ word: String) {
    if let sharp = word.lastIndex(of: "#"), Self.isPath(word[..<sharp]) {
      path = String(word[..<sharp])
      name = String(word[word.index(after: sharp)...])
    } else if Self.isPath(word[...]) {
      path = word
    } else {
      return nil
    }
  }

  private static func isPath(_ word: Substring) -> Bool {
    if word == "-" || word.utf8.contains(UInt8(ascii: "/")) { return true }
    guard word.utf8.contains(UInt8(ascii: ".")), !namesKind(word) else { return false }
    return Format.all.contains { $0.reading != nil && $0.hasEnding(of: word) }
  }

  /// Whether a word says the kind of an item, as `tint:Bar.tab` does.
  private static func namesKind(_ word: Substring) -> Bool {
    word.firstIndex(of: ":").map { ItemKind(rawValue: String(word[..<$0])) != nil } ?? false
  }
}
