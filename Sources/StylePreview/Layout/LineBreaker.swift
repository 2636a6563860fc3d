/// Breaks texts into lines, as many letters in each as there is room for.
///
/// Lines end at blanks, which are not drawn then, after hyphens, and beside the wide characters of
/// Chinese, Japanese and Korean, unless the next one closes what is before it.
struct LineBreaker: Sendable {
  /// The most lines of a text; the last one then has all of the rest.
  static let maximumLines = 40

  /// Returns how wide a character is, in any unit.
  let width: @Sendable (Character) -> Double

  /// Whether a word that is longer than a line goes on in the next one, as SwiftUI has it.
  ///
  /// Otherwise it takes the last line, with all that follows it, and is cut there: among cells, where
  /// lines are short, the beginning of a word says more than its pieces.
  let splitsWords: Bool

  /// Creates a breaker.
  init(splitsWords: Bool, width: @escaping @Sendable (Character) -> Double) {
    self.width = width
    self.splitsWords = splitsWords
  }

  /// A line, which may be too wide only where it is the last one.
  struct Line: Hashable {
    /// What stands in it.
    var text: Substring

    /// How wide that is.
    var width: Double
  }

  /// Returns the lines of a text in a width, at least one.
  func lines(of text: String, in room: Double) -> [Line] {
    var lines: [Line] = []
    var line = Line(text: text[..<text.startIndex], width: 0)
    var isEmpty = true
    var blanks = 0.0
    for piece in pieces(of: text) {
      let fits = line.width + blanks + piece.width <= room + Self.tolerance
      if !isEmpty, !fits {
        lines.append(line)
        isEmpty = true
      }
      if isEmpty {
        line = Line(text: piece.text, width: piece.width)
        if piece.width > room + Self.tolerance, !splitsWords { return lines + [rest(text, line)] }
      } else {
        line = Line(
          text: text[line.text.startIndex..<piece.text.endIndex],
          width: line.width + blanks + piece.width)
      }
      isEmpty = false
      blanks = piece.blanks
      while splitsWords, line.width > room + Self.tolerance, lines.count < Self.maximumLines {
        let head = head(of: line.text, in: room)
        lines.append(head)
        line = measured(text[head.text.endIndex..<line.text.endIndex])
      }
      if lines.count >= Self.maximumLines - 1 { return lines + [rest(text, line)] }
    }
    return lines + [line]
  }

  /// What was added up in another order may differ in the last digit.
  private static let tolerance = 0.01

  /// The line that has all of a text from its own start on.
  private func rest(_ text: String, _ line: Line) -> Line {
    measured(text[line.text.startIndex...])
  }

  private func measured(_ text: Substring) -> Line {
    Line(text: text, width: text.reduce(0) { $0 + width($1) })
  }

  /// As many characters as there is room for, and at least one.
  private func head(of text: Substring, in room: Double) -> Line {
    var sum = 0.0
    var end = text.startIndex
    while end < text.endIndex {
      let next = sum + width(text[end])
      if end > text.startIndex, next > room + Self.tolerance { break }
      sum = next
      end = text.index(after: end)
    }
    return Line(text: text[..<end], width: sum)
  }
}

extension LineBreaker {
  /// What is not broken, with the width of the blanks after it.
  private struct Piece {
    var text: Substring
    var width = 0.0
    var blanks = 0.0
  }

  private func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var start = text.startIndex
    var end = start
    var piece = Piece(text: text[start..<start])
    func close(at next: String.Index) {
      piece.text = text[start..<end]
      pieces.append(piece)
      piece = Piece(text: text[next..<next])
      (start, end) = (next, next)
    }
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == " " {
        piece.blanks += width(character)
      } else {
        if piece.blanks > 0 || (end > start && Self.canBreak(between: previous, and: character)) {
          close(at: index)
        }
        piece.width += width(character)
        end = text.index(after: index)
      }
      previous = character
    }
    if end > start || pieces.isEmpty { close(at: text.endIndex) }
    return pieces
  }

  private static func canBreak(between first: Character, and second: Character) -> Bool {
    if first == "-" || first == "–" || first == "—" { return second.isLetter }
    guard isWide(first) || isWide(second) else { return false }
    return !"、。，．・：；？！）」』】〉》〕ーっッ々,.:;?!)]}".contains(second)
      && !"（「『【〈《〔([{".contains(first)
  }

  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(TextWidth.isWide) ?? false
  }
}
