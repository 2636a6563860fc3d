/// Returns a text in which nothing can move a cursor, ring, or turn the direction of writing:
/// control characters, line separators and bidi controls are written as `\u` escapes.
package func visible(_ text: String) -> String {
  let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
    bytes.allSatisfy { 0x20..<0x7F ~= $0 }
  }
  if isPlain == true { return text }
  guard text.unicodeScalars.contains(where: isInvisible) else { return text }
  var output = ""
  for scalar in text.unicodeScalars {
    if isInvisible(scalar) {
      output += "\\u" + hexadecimal(scalar.value, digits: 4)
    } else {
      output.unicodeScalars.append(scalar)
    }
  }
  return output
}

/// Whether a scalar is a control character (C0, DEL, C1), a line or paragraph separator, or one of
/// the bidi controls of Unicode's UAX #9.
package func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// Returns a number in lower-case hex digits, filled up with zeros.
package func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

/// Returns a text in double quotes, as an error names it: visible, and cut after 60 characters.
package func quoted(_ text: String) -> String {
  let head = text.unicodeScalars.prefix(60)
  let rest = head.endIndex == text.unicodeScalars.endIndex ? "" : "…"
  return "\"\(visible(String(head)))\(rest)\""
}
