extension JSONCursor {
  /// Reads a number; an exponent of more than nine digits is refused.
  mutating func scanNumber() throws(JSONError) {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let whole = position
    try scanDigits(after: "'-'")
    if bytes[whole] == UInt8(ascii: "0") && position > whole + 1 {
      throw JSONError(offset: whole, message: "a number cannot start with 0 and another digit")
    }
    if byte == UInt8(ascii: ".") {
      position += 1
      try scanDigits(after: "'.'")
    }
    if let letter = byte, letter | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
      let exponent = position
      try scanDigits(after: "the exponent's 'e'")
      if bytes[exponent..<position].drop(while: { $0 == UInt8(ascii: "0") }).count > 9 {
        throw JSONError(offset: exponent, message: "this exponent has more than nine digits")
      }
    }
    textRange = start..<position
    hasEscapes = false
  }

  private mutating func scanDigits(after what: String) throws(JSONError) {
    let start = position
    while let digit = byte, 0x30...0x39 ~= digit { position += 1 }
    if position == start { throw expected("a digit after \(what)") }
  }
}
