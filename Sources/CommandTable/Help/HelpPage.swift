/// A page of help under construction.
struct HelpPage {
  /// The page so far; each line ends in a line feed.
  private(set) var text = ""

  /// The number of columns that a line may fill.
  let width: Int

  /// Creates an empty page; below 30 columns nothing can be set well, and lines are longer.
  init(width: Int) {
    self.width = max(width, 30)
  }

  /// The last column at which the meaning of a term starts.
  private static let lastMeaningColumn = 28

  /// From how many columns on the meanings have a column of their own.
  private static let leastForColumns = 60

  /// Adds a line as it is.
  mutating func line(_ line: String = "") {
    text += line + "\n"
  }

  /// Adds a line that goes on below its first words where it is too long.
  mutating func usage(_ usage: String) {
    for (index, wrapped) in wrap(usage[...], to: width - 4).enumerated() {
      line(index == 0 ? wrapped : "    " + wrapped)
    }
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
        for wrapped in wrap(lines, to: width) { line(wrapped) }
      }
    }
  }

  /// Adds terms with their meanings in a column beside them.
  mutating func entries(_ entries: [(term: String, meaning: String)]) {
    let widest = entries.map(\.term.count).filter { $0 + 4 <= Self.lastMeaningColumn }.max() ?? 0
    let hasColumns = width >= Self.leastForColumns
    let column = hasColumns ? max(widest + 4, 12) : 6
    for (term, meaning) in entries {
      let lines = wrap(meaning[...], to: width - column)
      let indent = String(repeating: " ", count: column)
      let start = "  " + term
      if !hasColumns || start.count + 2 > column {
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
      for wrapped in wrap(example.effect[...], to: width - 6) { line("      " + wrapped) }
    }
  }

  /// Breaks a text at spaces and line feeds; a word that is too long stays whole.
  private func wrap(_ text: Substring, to width: Int) -> [String] {
    var lines: [String] = []
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    for word in words.map({ Substring($0) }) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
