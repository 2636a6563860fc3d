import CommandTable
import Diagnostics
import StyleCatalog

/// Makes a style of other styles.
struct ComposeCommand: Command {
  static let name = "compose"
  static let abstract = "Make a style of other styles"
  static let discussion = """
    The first style is the closest to the label, as the first .labelStyle(...) in SwiftUI. The result is \
    a style like any other: it can be edited, exported, and composed again. Parameters that get no \
    value become its own.

    It follows its styles as they change. A style at a version, NAME@2, is held there; --pin holds all \
    of them, and what they use, at the versions that they have now.
    """
  static let examples = [
    Example(
      "stylectl compose TodayStyle BlueDashBorderLabelStyle DayLabelStyle",
      "A dashed border around a day"),
    Example(
      "stylectl compose TinyStyle IconTintLabelStyle .iconOnly --set color=.green",
      "Gives a parameter a value"),
    Example(
      "stylectl compose TodayStyle '.iconTint(.green)' DayLabelStyle --replace",
      "Spells a style as Swift does, and makes a new version"),
    Example(
      "stylectl compose BadgeStyle BlueDashBorderLabelStyle@1 .iconOnly --tint brand",
      "Holds a style at its first version, and tints"),
  ]
  static let otherWords = ["combine", "nest", "wrap"]
  static let parameters: [Parameter<ComposeCommand>] = [
    .argument("name", \.styleName, help: "The name of the new style"),
    .arguments("style", \.styles, help: "The styles, first one closest to the label"),
    .options(
      "set", \.settings, valueName: "name=value",
      help: "A value for a parameter, in Swift: color=.green, STYLE.color=.green"),
    .option("tint", \.tint, help: "A tint around everything: a tint of the catalog or a colour"),
    .flag("pin", \.isPinned, help: "Hold the styles at the versions that they have now"),
    .flag("replace", \.replaces, short: "r", help: "Make a new version of what exists"),
    .option(
      "expect", \.expected, valueName: "hash",
      help: "Refuse where the style is not at this version any more"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var styleName = ""
  private var styles: [String] = []
  private var settings: [String] = []
  private var tint: String?
  private var isPinned = false
  private var replaces = false
  private var expected: String?
  private var message: String?
  private var isDryRun = false

  func validate() throws {
    if let file = styles.first(where: { FileArgument($0) != nil }) {
      throw UsageError(
        "\(named(file)) is a file, and a style is composed of those in the catalog",
        hint: "add it first: stylectl add \(typed(file))")
    }
  }

  func run(_ context: Context) throws {
    let recipe = StyleRecipe(
      styles: styles, settings: try Settings(settings, option: "--set").texts, tint: tint,
      holdsVersions: isPinned)
    let options = AddOptions(replaces: replaces, expected: expected?.lowercased())
    let author = try context.authorship(message: message)
    try context.write(isDryRun: isDryRun) {
      try $0.compose(styleName, of: recipe, options: options, by: author)
    }
  }
}

extension RecipeError: ReportableError {
  /// Parts and values that do not fit are wrong usage; that a style is not there is an answer.
  package var failure: CommandFailure {
    CommandFailure(isUnknownStyle ? .no : .wrongUsage, message, hint: hint)
  }
}
