import JSON
import SwiftText

/// The names that a piece of Swift uses, also inside of interpolations.
enum UsedNames {
  /// Returns every identifier in a range of tokens.
  static func names(in range: Range<Int>, of tokens: Tokens) -> Set<String> {
    var names: Set<String> = []
    let source = tokens.source
    for token in tokens.tokens[range.clamped(to: tokens.tokens.indices)] {
      switch token.kind {
      case .identifier: names.insert(Renaming.plain(source.text(token.range)))
      case .string:
        let literal = source.bytes[token.range]
        if literal.contains(UInt8(ascii: "\\")) { addWords(of: literal, to: &names) }
      default: break
      }
    }
    return names
  }

  /// Adds every run of letters and digits: in a string with interpolations they may be names.
  private static func addWords(of bytes: ArraySlice<UInt8>, to names: inout Set<String>) {
    let words = bytes.split { byte in
      !(byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte))
    }
    for word in words { names.insert(String(decoding: word, as: UTF8.self)) }
  }
}
