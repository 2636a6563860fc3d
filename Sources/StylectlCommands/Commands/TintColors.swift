import CommandTable
import StyleModel

/// The values of a tint beside the first one, or the files that say those of design tokens.
struct TintColors: ParameterSet, Hashable {
  static let parameters: [Parameter<TintColors>] = [
    .option("dark", \.dark, valueName: "color", help: "In dark mode; of tokens the file for it"),
    .option(
      "high-contrast", \.highContrast, valueName: "color",
      help: "With increased contrast; of tokens the file"),
    .option(
      "dark-high-contrast", \.darkHighContrast, valueName: "color",
      help: "In dark mode with increased contrast; of tokens the file"),
  ]

  private var dark: String?
  private var highContrast: String?
  private var darkHighContrast: String?

  /// The values by variant, as they were written.
  func values(any: String) -> [Tint.Variant: String] {
    var values = others
    values[.any] = any
    return values
  }

  /// The values of all variants but the first.
  var others: [Tint.Variant: String] {
    var values: [Tint.Variant: String] = [:]
    values[.dark] = dark
    values[.highContrast] = highContrast
    values[.darkHighContrast] = darkHighContrast
    return values
  }
}
