import Diagnostics

extension JSONCursor {
  /// Returns the error for something that is missing at the present position.
  func expected(_ what: String, hint: String? = nil) -> JSONError {
    if let next = bytes[min(position, bytes.count)...].dropFirst().first,
      byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
    {
      return JSONError(
        offset: position, message: "JSON has no comments", hint: "take the comments out")
    }
    let isUTF8 = byte == nil || scalar(at: position) != nil
    return JSONError(
      offset: position, message: "expected \(what), but \(found)",
      hint: isUTF8 ? hint : "save the file as UTF-8")
  }

  private var found: String {
    guard byte != nil else { return "the text ends here" }
    guard let scalar = scalar(at: position) else { return "found a byte that is not UTF-8" }
    return "found '\(visible(String(scalar)))'"
  }

  /// Returns the error for a value that is missing at the present position.
  func missingValue() -> JSONError {
    let (what, hint): (String, String?) =
      switch (byte, expectation) {
      case (UInt8(ascii: "'"), _): ("a value", "JSON strings stand in double quotes")
      case (UInt8(ascii: "/"), _), (UInt8(ascii: "#"), _): ("a value", "JSON has no comments")
      case (UInt8(ascii: "+"), _): ("a value", "JSON numbers have no plus sign")
      case (UInt8(ascii: "."), _): ("a value", "JSON numbers start with a digit: 0.5")
      case (UInt8(ascii: "]"), .value(afterComma: true)):
        ("a value after ','", "take the comma out")
      case (_, .value(afterComma: true)): ("a value after ','", nil)
      case (_, .elementOrEnd): ("a value or ']'", nil)
      default: ("a value", nil)
      }
    guard isInObject else { return expected(what, hint: hint) }
    return expected("\(what) for \(quotedKey(at: progress[depth - 1]))", hint: hint)
  }

  /// Returns the error for a key that is missing at the present position.
  func missingKey(first: Bool) -> JSONError {
    let hint: String? =
      switch byte {
      case UInt8(ascii: "}"): "take the comma out"
      case UInt8(ascii: "'"): "JSON keys stand in double quotes"
      case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
      default: nil
      }
    return expected(
      first ? "a key in double quotes or '}'" : "a key in double quotes after ','", hint: hint)
  }

  /// Returns the error for an array or object that neither goes on nor ends.
  func unfinished(isObject: Bool) -> JSONError {
    let hint =
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") ? "JSON has no comments" : nil
    let before = progress[depth - 1]
    return isObject
      ? expected("',' or '}' after the value of \(quotedKey(at: before))", hint: hint)
      : expected("',' or ']' after element \(before)", hint: hint)
  }
}

extension JSONCursor {
  /// The key at an offset in double quotes, as an error names it: visible and not too long.
  func quotedKey(at offset: Int) -> String {
    var cursor = JSONCursor(bytes)
    cursor.position = offset
    guard (try? cursor.scanString()) != nil else { return "a key" }
    return quoted(cursor.text)
  }
}
