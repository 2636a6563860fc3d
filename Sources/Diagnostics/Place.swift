/// A place in a text: lines and columns count from 1, columns in Unicode scalars.
public struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line.
  public var line: Int

  /// The column.
  public var column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the place of a byte offset in a text; LF, CR LF and CR end a line.
  public init(ofByte offset: Int, in bytes: some Collection<UInt8>) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        if previous != UInt8(ascii: "\r") { line += 1 }
        column = 1
      } else if byte == UInt8(ascii: "\r") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      previous = byte
    }
    self.init(line: line, column: column)
  }

  /// The place as `line:column`.
  public var description: String { "\(line):\(column)" }

  /// Orders places as they stand in the text.
  public static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
