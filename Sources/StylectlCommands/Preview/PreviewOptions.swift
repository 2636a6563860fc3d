import CommandTable
import Diagnostics
import StyleEvaluation
import StyleModel
import StylePreview

/// The options of the commands that draw.
struct PreviewOptions: ParameterSet, Hashable {
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
    .option("in", \.container, help: "What the label stands in"),
    .option("role", \.role, help: "The role of the button that it stands in"),
    .option("button-style", \.buttonStyle, valueName: "style", help: "The style of that button"),
    .option(
      "symbol-variant", \.symbolVariant, valueName: "variant",
      help: "What .symbolVariant is set to, such as circle.fill"),
    .option("direction", \.direction, help: "The direction of layout"),
    .option(
      "locale", \.locale, valueName: "identifier",
      help: "The language and region, such as de_CH; titles are shown in that language"),
    .option("palette", \.palette, help: "The system whose colours are drawn; ios18 by default"),
    .options(
      "environment", \.environment, short: "e", valueName: "key=value",
      help: "A value of the environment; the value is Swift"),
    .option(
      "target", \.target, valueName: "system",
      help: "What #if and #available are answered for, such as ios15"),
    .option(
      "matrix", \.matrix, valueName: "keys",
      help: "Draw all combinations side by side, such as appearance,size-class"),
    .flag("voiceover", \.isSpoken, help: "Print what VoiceOver speaks, a line a label"),
    .option(
      "width", \.width, in: 0...10_000, short: "w", valueName: "columns",
      help: "The columns to draw in"),
  ]
  static let optionGroups = [OptionGroup<PreviewOptions>("How the terminal shows it", \.picture)]

  /// The values of parameters and of the names of the app, as they were written.
  private(set) var settings: [String] = []

  private var appearance: AppearanceWord?
  private var contrast: ContrastWord?
  private var sizeClass: PreviewEnvironment.SizeClass?
  private var typeSize: String?
  private var tint: String?
  private var container: LabelContainer?
  private var role: ButtonRole?
  private var buttonStyle: BuiltInButtonStyle?
  private var symbolVariant: String?
  private var direction: DirectionWord?
  private var locale: String?
  private var palette: SystemPalette?
  private var environment: [String] = []
  private var target: String?
  private var width: Int?

  /// How the terminal shows it.
  private(set) var picture = PictureOptions()

  /// The keys of the matrix that is drawn; nil for one picture.
  private(set) var matrix: String?

  /// Whether what VoiceOver speaks is printed instead of a picture.
  private(set) var isSpoken = false
}

extension PreviewOptions {
  /// The environment that styles read.
  func previewEnvironment(isDark: Bool) throws -> PreviewEnvironment {
    var preview = PreviewEnvironment()
    preview.appearance = Appearance(
      isDark: isDark, isHighContrast: contrast == .increased, palette: palette ?? .ios18)
    preview.horizontalSizeClass = sizeClass
    if let typeSize { preview.dynamicTypeSize = typeSize }
    preview.tint = try tint.flatMap {
      try Settings(["tint=" + $0], option: "--tint").values["tint"]
    }
    preview.container = try labelContainer
    preview.buttonRole = role
    preview.buttonStyle = buttonStyle ?? .automatic
    preview.layoutDirection = direction?.direction ?? .leftToRight
    preview.locale = locale ?? ""
    preview.symbolVariants = symbolVariant?.split(separator: ".").map(String.init) ?? []
    if let target { preview.target = try Self.target(target) }
    preview.others = try Settings(
      environment, option: "--environment", example: "isEnabled=false"
    ).values
    return preview
  }

  /// What the label stands in: a button where only its role or style is given.
  private var labelContainer: LabelContainer? {
    get throws {
      guard role != nil || buttonStyle != nil else { return container }
      if matrix == nil, let container, [.list, .sidebar, .form, .tabBar].contains(container) {
        throw UsageError(
          "--in \(container.rawValue) is no button and takes neither --role nor --button-style",
          hint: "leave them out, or say --in button")
      }
      return container ?? .button
    }
  }

  /// The language that titles are shown in; nil for that of the labels.
  var language: String? {
    locale.map { $0.split { $0 == "_" || $0 == "-" }.joined(separator: "-") }
  }

  /// Changes an option that has words of its own to one of them.
  mutating func set(_ name: String, to value: String) throws {
    switch name {
    case "appearance": appearance = AppearanceWord(rawValue: value)
    case "contrast": contrast = ContrastWord(rawValue: value)
    case "size-class": sizeClass = PreviewEnvironment.SizeClass(rawValue: value)
    case "type-size": typeSize = value
    case "direction": direction = DirectionWord(rawValue: value)
    case "in": container = LabelContainer(rawValue: value)
    case "role": role = ButtonRole(rawValue: value)
    case "button-style": buttonStyle = BuiltInButtonStyle(rawValue: value)
    case "symbol-variant": symbolVariant = value
    default: environment.append("isEnabled=\(value)")
    }
  }

  /// Reads a system with or without a version.
  static func target(_ text: String) throws -> PreviewTarget {
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

  /// The options without what only labels can be shown in.
  var forTints: PreviewOptions {
    var options = self
    (options.matrix, options.isSpoken) = (nil, false)
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
    let background = picture.background(in: context)
    var terminal = context.terminal(
      width: width, isDark: appearance.map { $0 == .dark } ?? background?.isDark)
    terminal.background = background
    picture.apply(to: &terminal)
    return terminal
  }
}

extension Terminal {
  /// How drawings are painted.
  var tier: Tier {
    let colors: Tier.Colors =
      switch colors {
      case .trueColor: .trueColor
      case .indexed: .indexed
      case .sixteen: .sixteen
      case .none: .none
      }
    return Tier(
      colors: colors, characters: characters, form: form, outlinesFaintFills: outlinesFaintFills)
  }

  /// What drawings stand on.
  func backdrop(isHighContrast: Bool) -> Backdrop {
    var backdrop = Backdrop(Appearance(isDark: isDark, isHighContrast: isHighContrast))
    if let background {
      backdrop = Backdrop(Appearance(isDark: background.isDark))
      backdrop.background = background
    }
    return backdrop
  }
}
