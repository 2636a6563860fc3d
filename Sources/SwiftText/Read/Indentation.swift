/// Takes away the indentation that the lines of a piece of source have in common.
enum Indentation {
  /// Returns the bytes of a range without common indentation.
  ///
  /// The first line counts with the indentation of the line that it stands in, if it begins there.
  static func removed(from bytes: [UInt8], _ range: Range<Int>) -> String {
    let lines = bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1 else { return String(decoding: bytes[range], as: UTF8.self) }
    var common = firstLineIndentation(bytes, range.lowerBound)
    for line in lines.dropFirst() where line.contains(where: { !ByteClass.isSpace($0) }) {
      let blanks = line.prefix(while: ByteClass.isBlank)
      if let known = common {
        common = zip(known, blanks).prefix { $0 == $1 }.map(\.0)
      } else {
        common = Array(blanks)
      }
    }
    let indentation = common ?? []
    var output = Array(lines[0])
    for line in lines.dropFirst() {
      output.append(UInt8(ascii: "\n"))
      if line.starts(with: indentation) {
        output += line.dropFirst(indentation.count)
      } else {
        output += line.drop(while: ByteClass.isBlank)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func firstLineIndentation(_ bytes: [UInt8], _ offset: Int) -> [UInt8]? {
    let head = bytes[..<offset]
    let start = (head.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let blanks = bytes[start..<offset]
    return blanks.allSatisfy(ByteClass.isBlank) ? Array(blanks) : nil
  }
}
