import Diagnostics
import StyleCatalog
import StyleSyntax
import SwiftText

/// A style of a chain.
enum ChainStyle {
  /// An item of the catalog, or one of SwiftUI's own styles.
  case item(ItemReference)

  /// A style of a file.
  case source(StyleSource)

  /// Swift as it stands in `labelStyle(…)`: `.iconTint(.green)`, `IconTintLabelStyle(.green)`.
  case expression(Expression, text: String)

  /// Reads a word of the command line, with the files that its words name.
  ///
  /// A name of an item neither starts with a dot nor has a parenthesis, so that such a word is
  /// Swift. Throws a `CommandFailure` where it is none.
  init(_ word: String, in files: FileItems) throws {
    if let argument = FileArgument(word) {
      self = .source(try files.style(argument))
      return
    }
    guard word.hasPrefix(".") || word.contains("("), BuiltInLabelStyle(name: word) == nil else {
      self = .item(try ItemReference(word))
      return
    }
    do throws(SyntaxError) {
      self = .expression(try Reader.expression(word), text: word)
    } catch {
      throw CommandFailure(
        .wrongUsage, "the style \(named(word)) is no Swift: \(error.message)",
        hint: error.hint ?? "quote it for the shell: '.iconTint(.green)'")
    }
  }
}
