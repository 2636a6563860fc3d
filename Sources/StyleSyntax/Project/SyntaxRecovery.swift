import SwiftText

/// Finds what can still be read of a file whose brackets or quotes do not match.
enum SyntaxRecovery {
  /// How many pieces a file may be cut into.
  private static let mostPieces = 20_000

  /// Returns the file with blanks in the place of what cannot be read; nil where nothing is left.
  ///
  /// The file is cut before each line that begins a declaration without indentation. Lines stay
  /// where they were.
  static func readable(_ source: SourceText) -> SourceText? {
    let starts = starts(of: source.bytes)
    guard starts.count > 1, starts.count <= mostPieces else { return nil }
    var bytes = source.bytes
    var isAnythingLeft = false
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      if isReadable(Array(bytes[start..<end])) {
        isAnythingLeft = true
      } else {
        blank(start..<end, of: &bytes)
      }
    }
    return isAnythingLeft ? try? SourceText(bytes) : nil
  }

  private static func isReadable(_ piece: [UInt8]) -> Bool {
    guard let source = try? SourceText(piece) else { return false }
    return (try? Tokens(source)) != nil
  }

  /// Blanks a piece, but for its lines of `#if` and `#endif`, whose partners may be elsewhere.
  private static func blank(_ piece: Range<Int>, of bytes: inout [UInt8]) {
    var isKept = false
    var isAtStart = true
    for place in piece {
      if bytes[place] == UInt8(ascii: "\n") {
        isAtStart = true
        continue
      }
      if isAtStart { isKept = bytes[place] == UInt8(ascii: "#") }
      isAtStart = false
      if !isKept { bytes[place] = UInt8(ascii: " ") }
    }
  }

  /// The offsets of lines that begin with a letter, `@` or `#if`, and of the start.
  ///
  /// A line behind an attribute that stands alone belongs to it.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    var lineStart = 0
    var previousIsAttribute = false
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || index == 0 {
      lineStart = index == 0 ? 0 : index + 1
      guard lineStart < bytes.count else { break }
      let first = bytes[lineStart]
      let isAttribute = first == UInt8(ascii: "@")
      let isLetter = (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
      if (isLetter || isAttribute), !previousIsAttribute, lineStart > 0 { starts.append(lineStart) }
      if first != UInt8(ascii: "\n") {
        previousIsAttribute = isAttribute && !holdsType(bytes, lineStart)
      }
    }
    return starts
  }

  /// Whether the line of an attribute goes on with a declaration.
  private static func holdsType(_ bytes: [UInt8], _ start: Int) -> Bool {
    bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "{"))
  }
}
