import CommandTable
import StyleModel
import StylePreview

/// The options of the commands that draw.
struct PreviewOptions: ParameterSet, Hashable {
  /// The appearance of the system.
  enum AppearanceWord: String, CaseIterable, ArgumentValue {
    case light, dark
  }

  /// The contrast of the system.
  enum ContrastWord: String, CaseIterable, ArgumentValue {
    case standard, increased
  }

  static let parameters: [Parameter<PreviewOptions>] = [
    .options(
      "set", \.settings, valueName: "name=value",
      help: "A parameter of a style, or a name of the app; the value is Swift"),
    .option("appearance", \.appearance, help: "The appearance of the system and the terminal"),
    .option("contrast", \.contrast, help: "The contrast of the system"),
    .option("size-class", \.sizeClass, help: "The horizontal size class"),
    .option(
      "type-size", \.typeSize, valueName: "size",
      help: "The size of text, as DynamicTypeSize names it", words: TypeSizeWords.all),
    .option("tint", \.tint, valueName: "color", help: "What .tint is set to around the label"),
    .option(
      "symbol-variant", \.symbolVariant, valueName: "variant",
      help: "What .symbolVariant is set to, such as circle.fill"),
    .options(
      "environment", \.environment, short: "e", valueName: "key=value",
      help: "A value of the environment; the value is Swift"),
    .option(
      "target", \.target, valueName: "system",
      help: "What #if and #available are answered for, such as ios15"),
    .option(
      "width", \.width, in: 0...10_000, short: "w", valueName: "columns",
      help: "The columns to draw in"),
  ]

  /// The values of parameters and of the names of the app, as they were written.
  private(set) var settings: [String] = []

  private var appearance: AppearanceWord?
  private var contrast: ContrastWord?
  private var sizeClass: PreviewEnvironment.SizeClass?
  private var typeSize: String?
  private var tint: String?
  private var symbolVariant: String?
  private var environment: [String] = []
  private var target: String?
  private var width: Int?
}

/// The words of SwiftUI's `DynamicTypeSize`.
enum TypeSizeWords {
  /// From the smallest to the largest.
  static let all = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}

extension PreviewEnvironment.SizeClass: ArgumentValue {}

extension PreviewOptions {
  /// The environment that styles read.
  func previewEnvironment(isDark: Bool) throws -> PreviewEnvironment {
    var preview = PreviewEnvironment()
    preview.appearance = Appearance(isDark: isDark, isHighContrast: contrast == .increased)
    preview.horizontalSizeClass = sizeClass
    if let typeSize { preview.dynamicTypeSize = typeSize }
    preview.tint = try tint.flatMap {
      try Settings(["tint=" + $0], option: "--tint").values["tint"]
    }
    preview.symbolVariants = symbolVariant?.split(separator: ".").map(String.init) ?? []
    if let target { preview.target = try Self.target(target) }
    preview.others = try Settings(
      environment, option: "--environment", example: "isEnabled=false"
    ).values
    return preview
  }

  private static func target(_ text: String) throws -> PreviewTarget {
    guard let target = PreviewTarget(text) else {
      let systems = PreviewTarget.platforms.map { $0.lowercased() }.joined(separator: ", ")
      throw UsageError(
        "--target does not take \(named(text))",
        hint: "a system, with or without its version: \(systems), ios15")
    }
    return target
  }

  /// Returns the options with pictures of at most a number of columns.
  func fitted(to columns: Int) -> PreviewOptions {
    var options = self
    options.width = min(width ?? columns, columns)
    return options
  }

  /// The appearances that a page shows, whether each is dark: the one asked for, else both.
  var pageAppearances: [Bool] { appearance.map { [$0 == .dark] } ?? [false, true] }

  /// The environments of those appearances.
  func pageEnvironments() throws -> [PreviewEnvironment] {
    try pageAppearances.map { try previewEnvironment(isDark: $0) }
  }

  /// The columns that were asked for.
  var columns: Int? { width }

  /// What the terminal can show, after these options.
  func terminal(_ context: Context) -> Terminal {
    context.terminal(width: width, isDark: appearance.map { $0 == .dark })
  }
}

extension Terminal {
  /// How drawings are painted.
  ///
  /// A terminal that is only known to have 16 colours gets outlines, unless colours are asked for: the
  /// fills of a style would land on the wrong ones of the palette.
  func tier(isColorForced: Bool) -> Tier {
    let characters: Tier.Characters = isASCII ? .ascii : .unicode
    switch colors {
    case .trueColor: return Tier(colors: .trueColor, characters: characters)
    case .indexed: return Tier(colors: .indexed, characters: characters)
    case .sixteen where isColorForced: return Tier(colors: .trueColor, characters: characters)
    case .sixteen, .none: return Tier(colors: .none, characters: characters)
    }
  }

  /// What drawings stand on.
  func backdrop(isHighContrast: Bool) -> Backdrop {
    Backdrop(Appearance(isDark: isDark, isHighContrast: isHighContrast))
  }
}
