import CommandTable
import Diagnostics
import StyleCatalog
import StyleChecks
import StyleEvaluation
import StyleModel
import StylePreview

/// Checks what items hold.
struct CheckCommand: Command {
  /// What is written.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, sarif
  }

  static let name = "check"
  static let abstract = "Check contrast, references, names, symbols and translations"
  static let discussion = """
    Looks at each item as it is drawn, used and exported, in one run, and tells of each finding the \
    item, the place in it, how bad it is, and the rule. Ends with status 1 where an error was found. \
    What every catalog starts with is looked at where it was changed or is named.

    Each rule is an error, a warning, a note or off: --rules lists them, --explain tells what one looks \
    at and how to mend it, --rule changes one for this run, and 'stylectl rule' for good.

    In a pipe there is one finding a line, its fields with tabs between them: kind, name, place, \
    severity, rule, message and hint. --format sarif is for code scanning; its places are those of the \
    files of 'export bundle', in the folder that --bundle names.
    """
  static let examples = [
    Example("stylectl check", "Checks all items"),
    Example("stylectl check DayLabelStyle --target ios15", "Checks one, for iOS 15 and later"),
    Example("stylectl check --strict --rule contrast=off", "In CI: warnings fail, too"),
    Example("stylectl check --explain contrast", "Tells what a rule looks at"),
    Example("stylectl check --format sarif -o check.sarif", "For code scanning"),
  ]
  static let otherWords = ["lint"]
  static let parameters: [Parameter<CheckCommand>] = [
    .arguments("item", \.items, help: "Only these items", isRequired: false),
    .options(
      "rule", \.ruleWords, valueName: "name=severity",
      help: "What a rule is in this run: error, warning, note, off or default"),
    .flag("strict", \.isStrict, help: "Warnings fail, too"),
    .option(
      "target", \.target, valueName: "system",
      help: "The oldest system that the app runs on, such as ios15"),
    .option("at", \.release, valueName: "release", help: "As the catalog was in this release"),
    .option("format", \.format, help: "Text, or SARIF for code scanning"),
    .option(
      "bundle", \.bundle, valueName: "folder",
      help: "Where SARIF places the files of 'export bundle'"),
    .option(
      "output", \.output, short: "o", valueName: "file", help: "A file to write to, or -"),
    .flag("rules", \.listsRules, help: "List the rules and what each is in this catalog"),
    .option(
      "explain", \.explained, valueName: "rule",
      help: "Tell what a rule looks at and how to mend what it finds"),
  ]

  private var items: [String] = []
  private var ruleWords: [String] = []
  private var isStrict = false
  private var target: String?
  private var release: String?
  private var format = Format.text
  private var bundle: String?
  private var output: String?
  private var listsRules = false
  private var explained: String?

  func validate() throws {
    if listsRules || explained != nil, !items.isEmpty || format == .sarif {
      throw UsageError(
        "--rules and --explain tell of rules and check no item",
        hint: "leave the items and --format out")
    }
    if bundle != nil, format != .sarif {
      throw UsageError("--bundle is for --format sarif alone", hint: "leave it out")
    }
  }

  func run(_ context: Context) throws {
    if let explained {
      let text = try Rule.typed(explained).explanation(in: context.terminal())
      return try context.output.write(text)
    }
    let words = try RuleWords(ruleWords)
    let catalog = try context.catalogForReading(at: release)
    let severities = RuleSeverities(
      stored: try catalog.ruleSeverities(), overrides: words.overrides)
    if listsRules { return try RuleListing(severities: severities).write(to: context) }
    let target = try target.map { try PreviewOptions.target($0) } ?? PreviewTarget()
    let symbols = SymbolCheck(try context.symbolNames())
    let (listing, names) = try catalog.withLibrary { library in
      let content = try CheckedContent(library)
      let chosen = try content.indices(items, in: library)
      let check = CatalogCheck(
        content, severities: severities, target: target, symbols: symbols)
      let listing = CheckListing(
        findings: check.findings(in: chosen), itemCount: check.count(of: chosen))
      let names = ItemKind.allCases.map { ($0, format == .sarif ? content.names(of: $0) : []) }
      return (listing, Dictionary(uniqueKeysWithValues: names))
    }
    try context.write(to: output) { inner in
      if format == .sarif {
        let log = SARIFLog(
          findings: listing.findings, severities: severities, names: names, folder: bundle ?? "")
        return try inner.write(log.json)
      }
      try write(listing, to: inner)
    }
    try context.output.flush()
    context.tell(listing.summary)
    if listing.count(.error) > 0 || isStrict && listing.count(.warning) > 0 {
      throw CommandFailure(.no)
    }
  }

  private func write(_ listing: CheckListing, to context: Context) throws {
    if context.options.isJSON { return try context.write(listing.json) }
    let terminal = context.terminal()
    let isForPeople = terminal.isTerminal && (output == nil || output == "-")
    try context.output.write(isForPeople ? listing.text(in: terminal) : listing.records)
  }
}
