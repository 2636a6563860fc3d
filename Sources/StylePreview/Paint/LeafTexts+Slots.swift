extension LeafTexts {
  /// Appends a text, cut or filled up to the width of its slot.
  func append(_ whole: LeafText, in slot: LabelTemplate.Slot, to bytes: inout [UInt8]) {
    let text = cut(whole, to: slot.width, leavingOut: slot.truncation)
    let indent = slot.indent(of: text.width)
    if slot.stretches.isEmpty {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
      if text.isRightToLeft { bytes.append(contentsOf: CellText.isolateStart) }
      appendMarked(text, in: slot, to: &bytes)
      if text.isRightToLeft { bytes.append(contentsOf: CellText.isolateEnd) }
      let blanks = max(0, slot.filledWidth - indent - text.width)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
    } else {
      appendStretches(text, after: indent, in: slot, to: &bytes)
    }
    if tier.colors == .none, slot.filledWidth == 0 {
      while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    }
  }

  /// Writes a text with the attributes that it asks for itself.
  private func appendMarked(
    _ text: LeafText, in slot: LabelTemplate.Slot, to bytes: inout [UInt8]
  ) {
    let marked = slot.attributes.union(text.attributes)
    guard tier.colors != .none, marked != slot.attributes else {
      bytes.append(contentsOf: text.bytes)
      return
    }
    bytes.append(contentsOf: SelectGraphicRendition.change(slot.attributes, marked))
    bytes.append(contentsOf: text.bytes)
    bytes.append(contentsOf: SelectGraphicRendition.change(marked, slot.attributes))
  }

  /// Writes a text over changing grounds: each grapheme has the ground of its first cell.
  private func appendStretches(
    _ text: LeafText, after indent: Int, in slot: LabelTemplate.Slot, to bytes: inout [UInt8]
  ) {
    var end = 0
    var column = 0
    var stretches = slot.stretches[...]
    func reach() {
      while column >= end, let next = stretches.popFirst() {
        end += next.width
        bytes.append(contentsOf: next.change)
      }
    }
    while column < indent {
      reach()
      bytes.append(UInt8(ascii: " "))
      column += 1
    }
    if text.isRightToLeft { bytes.append(contentsOf: CellText.isolateStart) }
    for character in String(decoding: text.bytes, as: UTF8.self) {
      reach()
      bytes.append(contentsOf: character.utf8)
      column += TextWidth.cells(character, isAmbiguousWide: tier.form.isAmbiguousWide)
    }
    if text.isRightToLeft { bytes.append(contentsOf: CellText.isolateEnd) }
    while column < slot.filledWidth {
      reach()
      bytes.append(UInt8(ascii: " "))
      column += 1
    }
    // What follows in the template counts on the pen of the last stretch.
    for stretch in stretches { bytes.append(contentsOf: stretch.change) }
  }
}

extension LabelTemplate.Slot {
  /// The cells that are left free before a text that does not fill the slot.
  fileprivate func indent(of textWidth: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: max(0, width - textWidth) / 2
    case .trailing: max(0, width - textWidth)
    }
  }
}
