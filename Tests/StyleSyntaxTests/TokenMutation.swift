import SwiftText
import TestSupport

/// Changes one token of a text at random.
struct TokenMutation {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Returns the text with a token left out, doubled, exchanged for its neighbour or for another.
  mutating func changing(_ text: String) throws -> String {
    let source = try SourceText(text)
    let tokens = try Tokens(source).tokens.dropLast()
    let index = number(below: tokens.count - 1)
    let token = tokens[index].range
    let other = tokens[number(below: tokens.count)].range
    let bytes = Array(text.utf8)
    func joined(_ parts: [ArraySlice<UInt8>]) -> String {
      String(decoding: parts.joined(), as: UTF8.self)
    }
    let before = bytes[..<token.lowerBound]
    let after = bytes[token.upperBound...]
    switch number(below: 4) {
    case 0: return joined([before, after])
    case 1: return joined([before, bytes[token], [UInt8(ascii: " ")], bytes[token], after])
    case 2:
      let next = tokens[index + 1].range
      return joined([
        before, bytes[next], bytes[token.upperBound..<next.lowerBound], bytes[token],
        bytes[next.upperBound...],
      ])
    default: return joined([before, bytes[other], after])
    }
  }
}
