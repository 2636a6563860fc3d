import CommandTable
import Interchange
import StyleModel

/// Which files and contexts of design tokens are written.
struct TokenOptions: ParameterSet, Hashable {
  static let parameters: [Parameter<TokenOptions>] = [
    .option("dark", \.dark, valueName: "file", help: "The file for dark mode"),
    .option(
      "high-contrast", \.highContrast, valueName: "file", help: "The file for increased contrast"),
    .option(
      "dark-high-contrast", \.darkHighContrast, valueName: "file",
      help: "The file for dark mode with increased contrast"),
    .options(
      "context", \.contexts, valueName: "name=value",
      help: "Which context of a modifier of a resolver file is written"),
  ]

  private var dark: String?
  private var highContrast: String?
  private var darkHighContrast: String?
  private var contexts: [String] = []

  /// The options in the line.
  var given: [String] {
    let files = [
      ("dark", dark), ("high-contrast", highContrast), ("dark-high-contrast", darkHighContrast),
    ]
    return files.compactMap { $0.1 == nil ? nil : $0.0 } + (contexts.isEmpty ? [] : ["context"])
  }

  /// Says in a request what was chosen.
  func choose(in request: inout WritingRequest) throws {
    request.contexts = try Settings(contexts, option: "--context").texts
    request.modes[.dark] = dark
    request.modes[.highContrast] = highContrast
    request.modes[.darkHighContrast] = darkHighContrast
  }
}
