import SwiftText

/// A part of a string literal: text, or an expression whose value stands in it.
enum StringSegment {
  /// Text with its escapes resolved.
  case text(String)

  /// What stands in `\(…)`.
  case expression(Expression)

  /// Reads a literal as it is spelled; nil where it is none.
  static func read(_ literal: String) -> [StringSegment]? {
    nil
  }

  /// Reads an expression of the subset.
  static func expression(_ text: String) throws -> Expression {
    throw SyntaxError(offset: 0, message: "not yet")
  }
}
