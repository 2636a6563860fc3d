import CommandTable
import StyleModel

/// The values of a tint beside the first one.
struct TintColors: ParameterSet, Hashable {
  static let parameters: [Parameter<TintColors>] = [
    .option("dark", \.dark, valueName: "color", help: "In dark mode"),
    .option("high-contrast", \.highContrast, valueName: "color", help: "With increased contrast"),
    .option(
      "dark-high-contrast", \.darkHighContrast, valueName: "color",
      help: "In dark mode with increased contrast"),
  ]

  private var dark: String?
  private var highContrast: String?
  private var darkHighContrast: String?

  /// The values by variant, as they were written.
  func values(any: String) -> [Tint.Variant: String] {
    var values: [Tint.Variant: String] = [.any: any]
    values[.dark] = dark
    values[.highContrast] = highContrast
    values[.darkHighContrast] = darkHighContrast
    return values
  }
}
