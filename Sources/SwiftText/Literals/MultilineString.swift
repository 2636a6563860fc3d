import Diagnostics

/// The lines of a `"""` literal.
enum MultilineString {
  /// Returns a literal's spelling with the indentation of its closing line taken away.
  ///
  /// Any other literal is returned as it is.
  static func withoutIndentation(
    _ spelling: ArraySlice<UInt8>, offset: Int
  ) throws(SyntaxError) -> String {
    guard isMultiline(spelling) else { return String(decoding: spelling, as: UTF8.self) }
    let lines = spelling.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let last = lines.last else { return "" }
    let indentation = last.prefix(while: ByteClass.isBlank)
    try check(lines, indentation, offset)
    var output = Array(lines[0])
    while let byte = output.last, ByteClass.isBlank(byte) { output.removeLast() }
    for line in lines.dropFirst() {
      output.append(UInt8(ascii: "\n"))
      if line.starts(with: indentation) {
        output += line.dropFirst(indentation.count)
      } else if !line.allSatisfy(ByteClass.isBlank) {
        throw SyntaxError(
          offset: line.startIndex,
          message: "this line is indented less than the '\"\"\"' that closes its string",
          hint: "indent it as deep as the closing quotes")
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func isMultiline(_ spelling: ArraySlice<UInt8>) -> Bool {
    if spelling.contains(UInt8(ascii: "\n")) { return true }
    // `"""a"""` is none, and is told so; `#"""#` is a raw literal that holds a quotation mark.
    return spelling.count >= 6 && spelling.starts(with: Array("\"\"\"".utf8))
  }

  private static func check(
    _ lines: [ArraySlice<UInt8>], _ indentation: ArraySlice<UInt8>, _ offset: Int
  ) throws(SyntaxError) {
    let hashes = lines[0].prefix { $0 == UInt8(ascii: "#") }
    guard lines[0].dropFirst(hashes.count + 3).allSatisfy(ByteClass.isBlank) else {
      throw SyntaxError(
        offset: offset, message: "the text of a '\"\"\"' string begins on a new line",
        hint: "break the line after the opening quotes")
    }
    let closing = lines[lines.count - 1].dropFirst(indentation.count)
    guard closing.first == UInt8(ascii: "\"") else {
      throw SyntaxError(
        offset: offset, message: "the '\"\"\"' that closes this string stands on a line of its own",
        hint: "break the line before the closing quotes")
    }
  }
}
