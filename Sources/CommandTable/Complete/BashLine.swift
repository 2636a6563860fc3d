/// A line of Bash up to the cursor, and the end of it that a completion replaces.
///
/// Readline replaces less than a word: only what stands after the last quote, blank, colon, equals sign
/// and the like. What it replaces is the second argument of a completion function (bash(1),
/// "Programmable Completion").
package struct BashLine: Sendable {
  /// How a part of a word is quoted.
  enum Quote: Sendable {
    case none, single, double
  }

  /// The words before the last one, unquoted; the first is the command.
  package private(set) var words: [String] = []

  /// The last word, unquoted.
  package private(set) var word = ""

  /// The part of the last word that stays.
  private(set) var kept = ""

  /// How the replaced part is quoted where it starts.
  private(set) var quote = Quote.none

  /// Reads a line that ends in the part that is replaced.
  package init(_ line: String, replacing end: String) {
    let scalars = Array(line.unicodeScalars)
    let start = scalars.count - end.unicodeScalars.count
    var open = Quote.none
    var hasWord = false
    var index = 0
    while index <= scalars.count {
      if index == start {
        kept = word
        quote = open
      }
      guard index < scalars.count else { break }
      let scalar = scalars[index]
      switch (open, scalar) {
      case (.none, " "), (.none, "\t"), (.none, "\n"):
        if hasWord { words.append(word) }
        (word, kept, hasWord) = ("", "", false)
      case (.none, "'"), (.single, "'"): (open, hasWord) = (open == .none ? .single : .none, true)
      case (.none, "\""), (.double, "\""): (open, hasWord) = (open == .none ? .double : .none, true)
      case (.none, "\\") where index + 1 < scalars.count,
        (.double, "\\")
      where index + 1 < scalars.count && "$`\"\\".unicodeScalars.contains(scalars[index + 1]):
        index += 1
        word.unicodeScalars.append(scalars[index])
        hasWord = true
      default:
        word.unicodeScalars.append(scalar)
        hasWord = true
      }
      index += 1
    }
  }

  /// Returns what stands for a word in place of the end; nil where the word does not begin as the last
  /// one does.
  func replacement(with candidate: String) -> String? {
    guard candidate.hasPrefix(word), candidate.hasPrefix(kept) else { return nil }
    let rest = String(candidate.dropFirst(kept.count))
    switch quote {
    case .none:
      return rest.unicodeScalars.map { Self.isPlain($0) ? String($0) : "\\\($0)" }.joined()
    case .single:
      let text = rest.replacing("'", with: "'\\''")
      // Readline takes a quote that comes first for the one that is open already.
      return text.hasPrefix("'") ? "'" + text : text
    case .double:
      return rest.unicodeScalars.map { scalar in
        switch scalar {
        case "$", "`", "\"", "\\": "\\\(scalar)"
        // A backslash before it stays; Bash expands history also between double quotes.
        case "!": "\"'!'\""
        default: String(scalar)
        }
      }.joined()
    }
  }

  /// Whether a character outside quotes means itself, in whatever place of a word.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic
      || "0123456789_-+.,/:@%=".unicodeScalars.contains(scalar)
  }
}

extension String {
  /// Returns the text with each place of a character replaced.
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: text)
  }
}
