import Diagnostics

/// A Swift text that is safe to read: UTF-8, without byte order mark and NUL, its lines ended by LF.
///
/// Offsets of tokens, trees and errors count in `bytes`; lines and columns are those of the input.
package struct SourceText: Sendable {
  /// The text.
  package let bytes: [UInt8]

  /// Checks a file's bytes.
  package init(_ input: [UInt8]) throws(SyntaxError) {
    guard input.count <= Limits.bytes else {
      throw SyntaxError(
        offset: 0, message: "the text has \(input.count) bytes; at most \(Limits.bytes) are read",
        hint: "split the file")
    }
    let bytes = Self.normalized(input)
    if let offset = bytes.firstIndex(of: 0) {
      throw SyntaxError(
        offset: offset, message: "a NUL byte in the text", hint: "is this a Swift file?")
    }
    if let offset = UTF8Check.firstFault(in: bytes) {
      throw SyntaxError(
        offset: offset, message: "the byte 0x\(Self.hex(bytes[offset])) is not UTF-8",
        hint: "save the file as UTF-8")
    }
    self.bytes = bytes
  }

  /// Checks a text.
  package init(_ text: String) throws(SyntaxError) {
    try self.init(Array(text.utf8))
  }

  /// Returns the text of a range of bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the line and column of an offset.
  package func place(of offset: Int) -> Place {
    Place(ofByte: offset, in: bytes)
  }

  /// Returns the place in a file's bytes of an offset in what they become as a text.
  ///
  /// That is where an error of a file lies that is no text; nil in a file that is too long to look.
  package static func place(of offset: Int, inFile bytes: [UInt8]) -> Place? {
    bytes.count > Limits.bytes ? nil : Place(ofByte: offset, in: normalized(bytes))
  }

  /// Takes away a byte order mark, and ends all lines by LF.
  private static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    let input = bytes[(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...]
    guard input.contains(UInt8(ascii: "\r")) else { return Array(input) }
    var output: [UInt8] = []
    output.reserveCapacity(input.count)
    var afterReturn = false
    for byte in input {
      if byte == UInt8(ascii: "\n"), afterReturn {
        afterReturn = false
        continue
      }
      afterReturn = byte == UInt8(ascii: "\r")
      output.append(afterReturn ? UInt8(ascii: "\n") : byte)
    }
    return output
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
