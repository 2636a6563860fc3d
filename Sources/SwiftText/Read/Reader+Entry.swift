import Diagnostics

extension Reader {
  /// Reads a document: declarations to the end of the text.
  package static func document(_ text: String) throws(SyntaxError) -> Document {
    try document(try SourceText(text))
  }

  /// Reads a document: declarations to the end of the text.
  package static func document(_ source: SourceText) throws(SyntaxError) -> Document {
    var reader = Reader(try Tokens(source))
    return try reader.reporting { reader throws(Failure) in
      let declarations = try reader.members { $0.kind == .end }
      return Document(declarations, trailingComments: reader.text(reader.takeComments()))
    }
  }

  /// Reads one expression, as it is given on a command line.
  package static func expression(_ text: String) throws(SyntaxError) -> Expression {
    var reader = Reader(try Tokens(try SourceText(text)))
    return try reader.reporting { reader throws(Failure) in
      let expression = try reader.expression()
      guard reader.token.kind == .end else { throw reader.expected("the end of the value") }
      return expression
    }
  }

  /// Reads the arguments that fill a text, such as what stands in an interpolation.
  static func arguments(_ text: String) throws(SyntaxError) -> [Argument] {
    var reader = Reader(try Tokens(try SourceText(text)))
    return try reader.reporting { reader throws(Failure) in
      var arguments: [Argument] = []
      while reader.token.kind != .end {
        arguments.append(try reader.argument())
        guard reader.take(.comma) || reader.token.kind == .end else {
          throw reader.expected("',' or ')' in the interpolation")
        }
      }
      return arguments
    }
  }

  /// Reads the declaration whose tokens an outline found.
  package mutating func declaration(
    at range: Range<Int>
  ) throws(SyntaxError) -> Declaration {
    index = max(0, min(range.lowerBound, tokens.count - 1))
    commentCursor = index > 0 ? Int(tokens[index - 1].commentEnd) : 0
    (depth, deepest) = (0, 0)
    let end = tokens[max(0, min(range.upperBound, tokens.count - 1))].start
    return try reporting { reader throws(Failure) in
      let declarations = try reader.members { $0.kind == .end || $0.start >= end }
      guard let first = declarations.first else { throw reader.expected("a declaration") }
      return first
    }
  }

  /// Turns what stopped the reader into the error to report.
  mutating func reporting<Result>(
    _ body: (inout Reader) throws(Failure) -> Result
  ) throws(SyntaxError) -> Result {
    do {
      return try body(&self)
    } catch {
      throw error.error
    }
  }
}
