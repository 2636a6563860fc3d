extension Sanitizer {
  /// Returns a clean text cut to a number of cells, with an ellipsis in the last of them.
  ///
  /// Whole characters are cut, and a blank before the ellipsis goes; the result may be a cell narrower
  /// where a wide character does not fit. A width below 1 gives nothing.
  package func truncated(_ text: CellText, to width: Int) -> CellText {
    guard text.width > width else { return text }
    guard width > 0 else { return CellText(bytes: [], width: 0) }
    var kept = head(of: text, cells: width - 1)
    while kept.bytes.last == UInt8(ascii: " ") {
      kept.bytes.removeLast()
      kept.width -= 1
    }
    // U+2026 is ambiguous, and would take a second cell where those are wide.
    let isPlain = isASCII || form.isAmbiguousWide
    kept.bytes.append(contentsOf: isPlain ? [UInt8(ascii: "~")] : [0xE2, 0x80, 0xA6])
    kept.width += 1
    return kept
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
