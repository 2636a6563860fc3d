import SwiftText

/// What a Swift text says, whatever its layout: its tokens and its comments.
///
/// Two texts that a formatter makes of one another have equal words.
struct SwiftWords: Hashable {
  private var words: [String] = []

  /// Splits a text; nil where it cannot be read.
  init?(_ text: String) {
    guard let source = try? SourceText(text), let tokens = try? Tokens(source) else { return nil }
    self.init(tokens, tokens.tokens.indices)
  }

  /// Takes the tokens of a range, with the comments before each.
  init(_ tokens: Tokens, _ range: Range<Int>) {
    for index in range {
      words += tokens.comments(before: index).map(Self.plain)
      let kind = tokens.tokens[index].kind
      // Formatters set and take away the comma behind a last element, and semicolons.
      if kind.isCloser, words.last == "," { words.removeLast() }
      if kind != .end, kind != .semicolon { words.append(tokens.text(index)) }
    }
  }

  /// A comment without the blanks that its lines begin with.
  private static func plain(_ comment: String) -> String {
    comment.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
  }
}
