import SwiftText
import TestSupport

/// Lays a canonical text out at random, as far as Swift allows, and can put comments anywhere.
struct Relayout {
  var random: SplitMix64
  var addsComments = false
  private let tokens: Tokens
  /// Whether each byte of the text stands in a line of `#if` and the like.
  private var isDirective: [Bool] = []

  init(_ text: String, seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    let source = try SourceText(text)
    tokens = try Tokens(source)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let word = line.drop { $0 == " " }
      let directive = word.hasPrefix("#if") || word.hasPrefix("#e")
      isDirective += Array(repeating: directive, count: line.utf8.count + 1)
    }
  }

  /// What may stand between two tokens.
  private enum Gap {
    case fixed, blank, any, optional
  }

  mutating func text() -> String {
    var output = ""
    var placed = 0
    for index in tokens.tokens.indices {
      let token = tokens.tokens[index]
      let before = index == 0 ? 0 : tokens.tokens[index - 1].range.upperBound
      let original = tokens.source.text(before..<token.range.lowerBound)
      let hasComments = Int(token.commentEnd) > placed
      placed = Int(token.commentEnd)
      output += hasComments ? original : blanks(before: index, original)
      output += tokens.source.text(token.range)
    }
    return output
  }

  private mutating func blanks(before index: Int, _ original: String) -> String {
    switch gap(before: index, original) {
    case .fixed: return original
    case .blank: return String(repeating: " ", count: Int.random(in: 1...3, using: &random))
    case .any: return original.contains("\n") || chance(25) ? lineBreak() : comment() + " "
    case .optional: return chance(20) ? lineBreak() : comment()
    }
  }

  private mutating func lineBreak() -> String {
    let empty = String(repeating: "\n", count: Int.random(in: 1...2, using: &random))
    let indentation = String(repeating: " ", count: Int.random(in: 0...9, using: &random))
    guard addsComments, chance(20) else { return empty + indentation }
    return " // new\n" + empty + indentation
  }

  private mutating func comment() -> String {
    guard addsComments, chance(10) else { return "" }
    return " /* new */ "
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private func gap(before index: Int, _ original: String) -> Gap {
    guard index > 0, tokens.tokens[index].kind != .end else { return .fixed }
    let left = tokens.tokens[index - 1]
    let right = tokens.tokens[index]
    if isDirective[left.range.upperBound] || isDirective[right.range.lowerBound] {
      return original.contains("\n") ? .any : .fixed
    }
    if left.kind == .leftBrace, right.kind == .rightBrace { return .fixed }
    if original.contains("\n") {
      // A `;` may have to stay at its line's end, and a statement on its own line.
      if right.kind == .dot || left.kind == .leftBrace || right.kind == .rightBrace {
        return left.kind == .semicolon ? .any : .optional
      }
      return .any
    }
    if !original.isEmpty { return .any }
    switch (left.kind, right.kind) {
    case (.leftParenthesis, .operator), (.leftBracket, .operator), (.operator, _): return .fixed
    case (.leftParenthesis, _), (.leftBracket, _): return .optional
    case (_, .comma): return .optional
    case (.identifier, .rightParenthesis), (.number, .rightParenthesis), (.string, .rightBracket):
      return .optional
    case (.rightParenthesis, .dot), (.rightBrace, .dot): return .optional
    default: return .fixed
    }
  }
}
