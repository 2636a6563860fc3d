extension Sanitizer {
  /// Returns a clean text cut to a number of cells, with an ellipsis in the last of them.
  ///
  /// Whole characters are cut, and a blank before the ellipsis goes; the result may be a cell narrower
  /// where a wide character does not fit. A width below 1 gives nothing.
  package func truncated(
    _ text: CellText, to width: Int, leavingOut part: Truncation = .tail
  ) -> CellText {
    guard text.width > width else { return text }
    guard width > 0 else { return CellText(bytes: [], width: 0) }
    if part != .tail { return truncated(text, to: width, isAtStart: part == .head) }
    var kept = head(of: text, cells: width - 1)
    kept.dropTrailingBlanks()
    kept.bytes.append(contentsOf: ellipsis)
    kept.width += 1
    return kept
  }

  /// A text without its start, or its middle, with an ellipsis there.
  private func truncated(_ text: CellText, to width: Int, isAtStart: Bool) -> CellText {
    var start = isAtStart ? CellText(bytes: [], width: 0) : head(of: text, cells: width / 2)
    start.dropTrailingBlanks()
    let end = tail(of: text, cells: width - 1 - (isAtStart ? 0 : width / 2))
    start.bytes.append(contentsOf: ellipsis)
    start.bytes.append(contentsOf: end.bytes)
    start.width += 1 + end.width
    return start
  }

  /// U+2026 is ambiguous, and would take a second cell where those are wide.
  private var ellipsis: [UInt8] {
    isASCII || form.isAmbiguousWide ? [UInt8(ascii: "~")] : [0xE2, 0x80, 0xA6]
  }

  /// The characters up to the end that fit into a number of cells, without blanks before them.
  private func tail(of text: CellText, cells: Int) -> CellText {
    var width = 0
    var kept: [Character] = []
    for character in text.string.reversed() {
      let next = width + TextWidth.cells(character, isAmbiguousWide: form.isAmbiguousWide)
      if next > cells { break }
      width = next
      kept.append(character)
    }
    while kept.last == " " {
      kept.removeLast()
      width -= 1
    }
    return CellText(bytes: Array(String(kept.reversed()).utf8), width: width)
  }

  /// The characters from the start that fit into a number of cells.
  private func head(of text: CellText, cells: Int) -> CellText {
    if text.width == text.bytes.count {
      return CellText(bytes: Array(text.bytes.prefix(cells)), width: min(cells, text.width))
    }
    var kept = CellText(bytes: [], width: 0)
    for character in text.string {
      let width = TextWidth.cells(character, isAmbiguousWide: form.isAmbiguousWide)
      guard kept.width + width <= cells else { break }
      kept.bytes.append(contentsOf: character.utf8)
      kept.width += width
    }
    return kept
  }
}

extension CellText {
  /// Takes away the blanks at the end.
  fileprivate mutating func dropTrailingBlanks() {
    while bytes.last == UInt8(ascii: " ") {
      bytes.removeLast()
      width -= 1
    }
  }
}
