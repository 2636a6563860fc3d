/// Makes texts safe and plain for a terminal, once, before they are measured and drawn.
package struct Sanitizer: Hashable, Sendable {
  /// The most scalars that one character keeps, so that marks cannot be piled up over other lines.
  static let longestCluster = 8

  /// What texts are written with.
  package var form: TextForm

  /// Creates a sanitizer.
  package init(_ form: TextForm = TextForm()) {
    self.form = form
  }

  /// Creates a sanitizer for texts in ASCII, or in all of Unicode.
  package init(isASCII: Bool) {
    form = TextForm(isASCII: isASCII)
  }

  /// Whether nothing but ASCII may be written.
  package var isASCII: Bool { form.isASCII }

  /// Returns a clean text: control characters as pictures, tabs and line breaks as one blank, no
  /// direction controls, no long pile of marks.
  package func clean(_ text: String) -> CellText {
    clean(ArraySlice(text.utf8))
  }

  /// Returns a clean text from bytes in UTF-8.
  package func clean(_ bytes: ArraySlice<UInt8>) -> CellText {
    if let width = plainWidth(bytes) {
      return CellText(bytes: Array(bytes), width: width)
    }
    var result = CellText(bytes: [], width: 0)
    result.bytes.reserveCapacity(bytes.count)
    for character in String(decoding: bytes, as: UTF8.self) { append(character, to: &result) }
    // What stood apart may have become one character, such as a flag, where something was left out.
    result.width = cells(result.string)
    return result
  }

  /// Returns the width of a clean text in cells.
  package func cells(_ text: String) -> Int {
    TextWidth.cells(text, isAmbiguousWide: form.isAmbiguousWide)
  }

  /// Returns the width of bytes that are clean as they stand; nil for all others.
  ///
  /// Clean are printable ASCII, and the Latin letters and signs U+00A1 to U+017F where all of them are
  /// one cell wide.
  package func plainWidth(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isASCII = form.isASCII || form.isAmbiguousWide
    var width = 0
    var lead: UInt8 = 0
    for byte in bytes {
      if lead != 0 {
        guard byte & 0xC0 == 0x80, lead != 0xC2 || byte > 0xA0 else { return nil }
        lead = 0
      } else if (0x20..<0x7F).contains(byte) {
        width += 1
      } else if !isASCII, (0xC2...0xC5).contains(byte) {
        width += 1
        lead = byte
      } else {
        return nil
      }
    }
    return lead == 0 ? width : nil
  }

  /// Appends one character of the source, or what stands for it.
  private func append(_ character: Character, to result: inout CellText) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if first == "\r" {
      append(scalar: scalars.count > 1 ? " " : isASCII ? "?" : "\u{240D}", to: &result)
    } else if let stand = Self.standIn(first) {
      append(scalar: isASCII && !stand.isASCII ? "?" : stand, to: &result)
    } else if TextWidth.isZero(first) {
      appendLone(scalars, to: &result)
    } else if isASCII {
      appendASCII(character, to: &result)
    } else {
      appendCapped(scalars, to: &result)
    }
  }

  /// What is shown for a scalar that must not be written; nil for any other.
  private static func standIn(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }

  private func append(scalar: Unicode.Scalar, to result: inout CellText) {
    result.bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    result.width += 1
  }

  /// Appends marks without a base on a dotted circle; format characters on their own are left out.
  private func appendLone(_ scalars: Character.UnicodeScalarView, to result: inout CellText) {
    let marks = scalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: !scalar.properties.isVariationSelector
      default: false
      }
    }
    guard !marks.isEmpty else { return }
    append(scalar: isASCII ? "?" : "\u{25CC}", to: &result)
    guard !isASCII else { return }
    for mark in marks.prefix(Self.longestCluster - 1) {
      result.bytes.append(contentsOf: UTF8.encode(mark) ?? .init())
    }
  }

  /// Appends a character, cut after a few scalars, and never with a joiner at its end.
  private func appendCapped(_ scalars: Character.UnicodeScalarView, to result: inout CellText) {
    var kept = scalars.prefix(Self.longestCluster)
    while kept.count > 1, kept.last == "\u{200D}" { kept = kept.dropLast() }
    for scalar in kept { result.bytes.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
    result.width += cells(String(String.UnicodeScalarView(kept)))
  }
}
