/// A manual page under construction, in the mdoc language (mdoc(7)).
struct MdocPage {
  /// The page so far; each line ends in a line feed.
  private(set) var text = ""

  /// The most bytes of a line of text, which mandoc asks for.
  private static let width = 80

  /// Adds a line as it is shown, without filling.
  mutating func literal(_ line: String) {
    text += Self.lead(of: line) + Self.escaped(line) + "\n"
  }

  /// Adds a macro with its arguments; each argument is one word of the page.
  mutating func macro(_ name: String, _ arguments: [String] = []) {
    text += ([".\(name)"] + arguments.map(Self.argument)).joined(separator: " ") + "\n"
  }

  /// Adds a macro with a line that names other macros in it.
  mutating func raw(_ line: String) {
    text += line + "\n"
  }

  /// Adds a sentence or more, each on a line of its own, as mdoc wants it.
  mutating func sentences(_ sentences: some StringProtocol) {
    for words in Self.split(sentences) {
      var line = ""
      for word in words.map(Self.word) {
        if !line.isEmpty, line.utf8.count + word.utf8.count >= Self.width {
          text += line + "\n"
          line = ""
        }
        line += line.isEmpty ? Self.lead(of: word) + word : " " + word
      }
      text += line + "\n"
    }
  }

  /// Adds paragraphs; one that starts with a blank is shown as it is.
  mutating func paragraphs(_ paragraphs: String) {
    var isFirst = true
    for paragraph in paragraphs.split(separator: "\n\n") {
      if !isFirst { macro("Pp") }
      isFirst = false
      sentences(paragraph)
    }
  }

  /// Adds terms with their meanings; the terms are lines of mdoc.
  mutating func list(_ entries: [(term: String, meaning: String)], isCompact: Bool = true) {
    guard !entries.isEmpty else { return }
    raw(".Bl -tag -width Ds" + (isCompact ? " -compact" : ""))
    for entry in entries {
      raw(".It \(entry.term)")
      sentences(entry.meaning + (entry.meaning.hasSuffix(".") ? "" : "."))
    }
    macro("El")
  }

  /// Returns one argument of a macro: in quotes where it holds a blank, never a macro itself.
  static func argument(_ word: String) -> String {
    let text = escaped(word).split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\(dq")
    let isMacro = (2...3).contains(word.count) && word.first?.isUppercase == true
    let isDelimiter = word.count == 1 && "()[]|.,:;!?".contains(word)
    let lead = isMacro || isDelimiter ? "\\&" : ""
    return lead + (word.contains(" ") ? "\"\(text)\"" : text)
  }

  /// Returns text that means itself: no escape sequence, and no macro at the start of a line.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }

  /// Keeps a full stop at the start of a line from being a macro.
  private static func lead(of line: String) -> String { line.first == "." ? "\\&" : "" }

  /// Returns a word of a text; one of code is never hyphenated.
  private static func word(_ word: Substring) -> String {
    let isCode = word.dropFirst().contains { $0.isUppercase } || word.first == "."
    return (isCode ? "\\%" : "") + escaped(word)
  }

  /// Breaks after each word that ends a sentence.
  private static func split(_ text: some StringProtocol) -> [[Substring]] {
    var lines: [[Substring]] = []
    var line: [Substring] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map({ Substring($0) }) {
      line.append(word)
      if let last = word.last, ".?!".contains(last) {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
