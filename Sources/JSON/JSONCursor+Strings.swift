import Diagnostics

extension JSONCursor {
  /// Reads a string from its opening to behind its closing quote.
  mutating func scanString() throws(JSONError) {
    let opening = position
    var index = opening + 1
    hasEscapes = false
    while true {
      index = endOfPlainText(from: index)
      guard index < bytes.count else {
        throw JSONError(offset: opening, message: "this string has no closing quote")
      }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        textRange = opening + 1..<index
        position = index + 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        index += try lengthOfEscape(at: index)
      case 0..<0x20: throw rawControl(at: index)
      default:
        guard let scalar = scalar(at: index) else {
          throw JSONError(
            offset: index,
            message: "the byte 0x\(hexadecimal(UInt32(bytes[index]), digits: 2)) is not UTF-8",
            hint: "save the file as UTF-8")
        }
        index += UTF8.width(scalar)
      }
    }
  }

  private func endOfPlainText(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var index = start
      while index < buffer.count {
        let byte = buffer[index]
        if byte < 0x20 || byte > 0x7E || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          if byte != 0x7F { break }
        }
        index += 1
      }
      return index
    }
  }

  private func lengthOfEscape(at index: Int) throws(JSONError) -> Int {
    guard index + 1 < bytes.count else {
      throw JSONError(offset: index, message: "the text ends inside an escape")
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard codeUnit(at: index) != nil else {
        throw JSONError(offset: index, message: "expected four hex digits after '\\u'")
      }
      return 6
    default:
      let letter = scalar(at: index + 1).map { visible(String($0)) } ?? "?"
      throw JSONError(
        offset: index, message: "'\\\(letter)' is no escape of JSON",
        hint: "a backslash itself is written \\\\")
    }
  }

  private func rawControl(at index: Int) -> JSONError {
    switch bytes[index] {
    case 0x0A, 0x0D:
      JSONError(
        offset: index, message: "a line ends inside a string",
        hint: "close the string, or write \\n for a line break")
    case 0x09: JSONError(offset: index, message: "a tab inside a string is written \\t")
    case let byte:
      JSONError(
        offset: index,
        message: "a control character inside a string is written "
          + "\\u\(hexadecimal(UInt32(byte), digits: 4))")
    }
  }

  /// The code unit of a `\uXXXX` escape; nil where there is none.
  private func codeUnit(at index: Int) -> UInt16? {
    guard index + 5 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index + 2..<index + 6] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
      case 0x41...0x46: unit = unit << 4 | UInt16(byte - 0x37)
      case 0x61...0x66: unit = unit << 4 | UInt16(byte - 0x57)
      default: return nil
      }
    }
    return unit
  }

  /// The scalar that starts at an offset; nil where the bytes are not UTF-8 (RFC 3629).
  func scalar(at index: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var rest = bytes[index...].prefix(4).makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
    return nil
  }
}

extension JSONCursor {
  /// The present key or string; a surrogate without its other half reads as U+FFFD.
  package var text: String {
    guard hasEscapes else { return String(decoding: bytes[textRange], as: UTF8.self) }
    var decoded: [UInt8] = []
    appendText(to: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Appends the UTF-8 of the present key or string.
  package func appendText(to output: inout [UInt8]) {
    var index = textRange.lowerBound
    while index < textRange.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        output.append(bytes[index])
        index += 1
        continue
      }
      if let unit = codeUnit(at: index) {
        index = append(unit, endingAt: index + 6, to: &output)
      } else {
        output.append(unescaped(bytes[index + 1]))
        index += 2
      }
    }
  }

  /// Whether the present key or string has no escapes and these bytes.
  package func textEquals(_ literal: StaticString) -> Bool {
    guard !hasEscapes, literal.utf8CodeUnitCount == textRange.count else { return false }
    return literal.withUTF8Buffer { $0.elementsEqual(bytes[textRange]) }
  }

  private func append(_ unit: UInt16, endingAt end: Int, to output: inout [UInt8]) -> Int {
    var scalar = Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}"
    var end = end
    if UTF16.isLeadSurrogate(unit), let trail = codeUnit(at: end), UTF16.isTrailSurrogate(trail) {
      scalar =
        Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
        ?? "\u{FFFD}"
      end += 6
    }
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return end
  }

  private func unescaped(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}
