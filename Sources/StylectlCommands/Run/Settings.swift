import Diagnostics
import SwiftText

/// Values that are given on the command line as `name=value`, the value in Swift.
struct Settings {
  /// The values by name.
  private(set) var values: [String: Expression] = [:]

  /// The values by name, as they were written.
  private(set) var texts: [String: String] = [:]

  /// Reads the words of an option; the last one of a name counts.
  ///
  /// Errors show the example. Throws a `CommandFailure`.
  init(_ words: [String], option: String, example: String = "color=.green") throws {
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw CommandFailure(
          .wrongUsage, "\(option) takes name=value, not \(named(word))",
          hint: "for example \(option) \(example)")
      }
      let name = String(word[..<equals])
      let text = String(word[word.index(after: equals)...])
      do throws(SyntaxError) {
        values[name] = try Reader.expression(text)
        texts[name] = text
      } catch {
        throw text.hasPrefix("#")
          ? CommandFailure(
            .wrongUsage, "the value of '\(name)' is no Swift: \(named(text))",
            hint: "name a colour, .green, or a tint of the catalog, 'Color(\"brand\")'")
          : CommandFailure(
            .wrongUsage, "the value of '\(name)' is no Swift: \(error.message)",
            hint: error.hint ?? "quote it for the shell, as in 'Color(\"brand\")'")
      }
    }
  }
}
