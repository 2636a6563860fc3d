@testable import StylePreview

/// The pieces of titles that a picture shows: titles of digits, which occur nowhere else in it.
struct TitlePieces {
  /// Digits side by side.
  private struct Piece {
    var text: Substring
    var row: Int

    /// Whether a mark beside it says that something is left out.
    var isCut: Bool
  }

  /// How far below one another the lines of a large title are, in rows.
  private static let pitch = 8

  /// What stands for letters that are left out.
  private static let marks: Set<Character> = ["…", "~"]

  private let titles: [String]
  private var pieces: [Piece] = []

  /// Reads the lines of a picture.
  init(of titles: [String], in lines: [String]) {
    self.titles = titles
    for (row, line) in lines.enumerated() {
      var rest = line[...]
      var before: Character?
      while let start = rest.firstIndex(where: \.isASCIIDigit) {
        if start > rest.startIndex { before = rest[rest.index(before: start)] }
        rest = rest[start...]
        // Two titles side by side may touch.
        let whole = titles.first { rest.hasPrefix($0) }
        let text = whole.map { rest.prefix($0.count) } ?? rest.prefix(while: \.isASCIIDigit)
        rest = rest[text.endIndex...]
        let isCut = [before, rest.first].compactMap { $0 }.contains(where: Self.marks.contains)
        pieces.append(Piece(text: text, row: row, isCut: isCut))
        before = text.last
      }
    }
  }

  /// How often a title is shown, whole or in part.
  var count: Int { pieces.count }

  /// The first piece that is no whole title, is not cut with a mark, and is no line of a title of which
  /// the lines before and after it are shown too; nil for none.
  var broken: String? {
    pieces.first { piece in !isWhole(piece) && !titles.contains { isLine(piece, of: $0) } }
      .map { String($0.text) }
  }

  private func isWhole(_ piece: Piece) -> Bool {
    titles.contains { piece.text == $0 }
      || piece.isCut && (titles.contains { $0.contains(piece.text) } || isEndAndStart(piece))
  }

  /// Whether the end of one title, cut before it, touches the start of another.
  private func isEndAndStart(_ piece: Piece) -> Bool {
    piece.text.indices.dropFirst().contains { middle in
      titles.contains { $0.hasSuffix(piece.text[..<middle]) }
        && titles.contains { $0.hasPrefix(piece.text[middle...]) }
    }
  }

  /// Whether the rest of a title stands before and after a piece, wherever in the title it is.
  private func isLine(_ piece: Piece, of title: String) -> Bool {
    let starts = title.indices.filter { title[$0...].hasPrefix(piece.text) }
    return starts.contains { start in
      let before = title[..<start]
      let after = title[start...].dropFirst(piece.text.count)
      let hasBefore =
        before.isEmpty
        || pieces.contains {
          (piece.row - Self.pitch..<piece.row).contains($0.row) && before.hasSuffix($0.text)
        }
      let hasAfter =
        after.isEmpty
        || pieces.contains {
          (piece.row + 1...piece.row + Self.pitch).contains($0.row) && after.hasPrefix($0.text)
        }
      return hasBefore && hasAfter
    }
  }
}

extension Character {
  /// Whether it is one of 0 to 9; digits in circles are symbols.
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
