/// A page of help under construction, 80 columns wide.
struct HelpPage {
  /// The page so far; each line ends in a line feed.
  private(set) var text = ""

  /// The number of columns that a line may fill.
  static let width = 80

  /// The last column at which the meaning of a term starts.
  private static let lastMeaningColumn = 28

  /// Adds a line as it is.
  mutating func line(_ line: String = "") {
    text += line + "\n"
  }

  /// Adds a blank line and a heading.
  mutating func heading(_ title: String) {
    text += "\n\(title):\n"
  }

  /// Adds paragraphs, each wrapped; a paragraph that starts with a blank stays as it is.
  mutating func paragraphs(_ paragraphs: String) {
    var isFirst = true
    for lines in paragraphs.split(separator: "\n\n") {
      if !isFirst { line() }
      isFirst = false
      if lines.first == " " {
        text += lines + "\n"
      } else {
        for wrapped in wrap(lines, to: Self.width) { line(wrapped) }
      }
    }
  }

  /// Adds terms with their meanings in a column beside them.
  mutating func entries(_ entries: [(term: String, meaning: String)]) {
    let widest = entries.map(\.term.count).filter { $0 + 4 <= Self.lastMeaningColumn }.max() ?? 0
    let column = max(widest + 4, 12)
    for (term, meaning) in entries {
      let lines = wrap(meaning, to: Self.width - column)
      let indent = String(repeating: " ", count: column)
      let start = "  " + term
      if start.count + 2 > column {
        line(start)
        for wrapped in lines { line(indent + wrapped) }
      } else {
        let gap = String(repeating: " ", count: column - start.count)
        line(lines.isEmpty ? start : start + gap + lines[0])
        for wrapped in lines.dropFirst() { line(indent + wrapped) }
      }
    }
  }

  /// Adds lines to try, each with what it does below it.
  mutating func examples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    heading("Examples")
    for example in examples {
      line("  " + example.line)
      for wrapped in wrap(example.effect, to: Self.width - 6) { line("      " + wrapped) }
    }
  }

  /// Breaks a text at blanks; a word that is too long stays whole.
  private func wrap(_ text: some StringProtocol, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
