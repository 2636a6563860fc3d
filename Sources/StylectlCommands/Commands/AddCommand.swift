import CommandTable
import Diagnostics
import StyleCatalog
import StyleModel

/// Takes Swift files and JSON documents into the catalog.
struct AddCommand: Command {
  static let name = "add"
  static let abstract = "Take styles from Swift files, and tints and label sets from others"
  static let discussion = """
    What a file is shows in its content. Of Swift files every type goes in that conforms to \
    LabelStyle, with what belongs to it, also of the other files: its extensions, and the types that \
    it uses. Static constants that are a Color in numbers become tints under the path that Swift \
    names them by. Other Swift is skipped, and told. A folder stands for the Swift files below it, - \
    for standard input.

    A colour set of an asset catalog becomes a tint, one in a folder that provides a namespace the tint \
    Folder.Name; what else its file has comes back where it is exported. Of a string catalog each key \
    becomes a label, with its translations; --for takes only the translations of the labels that a set \
    has. A table in CSV or TSV has a header: title, systemImage, id and languages.

    A bundle, which 'stylectl export bundle' writes, comes in as a whole: with \
    --replace its items become those of the catalog, whoever edited them.

    Of design tokens (DTCG 2025.10) every colour becomes a tint under its path, tint.palette.sea; \
    aliases stay aliases. A resolver file gives the tints their values for dark and for contrast; for its \
    other modifiers --context chooses.

    What equals the stored version writes nothing, in whatever layout it comes. All of a command is \
    stored, or nothing.
    """
  static let examples = [
    Example("stylectl add MyStyles.swift", "Takes the styles of a file"),
    Example("stylectl add Sources", "Takes the styles of all Swift files in a folder"),
    Example("stylectl add labels week.json", "Takes a label set, named after its file"),
    Example(
      "stylectl add tint brand '#0A84FF' --dark '#409CFF'",
      "Makes a tint with a value for dark mode"),
    Example("stylectl add Colors.xcassets", "Takes the colours of an asset catalog"),
    Example("stylectl add Localizable.xcstrings --for week", "Takes translations for a label set"),
    Example("stylectl add week.csv", "Takes a label set from a table"),
    Example("stylectl add tints.tokens.json", "Takes the colours of design tokens"),
    Example(
      "stylectl add app.resolver.json --context brand=acme",
      "Takes them with their dark values, in one of the themes"),
    Example("stylectl add --replace MyStyles.swift -m 'Softer'", "Makes new versions"),
  ]
  static let otherWords = ["import"]
  static let parameters: [Parameter<AddCommand>] = [
    .arguments(
      "input", \.inputs,
      help: "Files and folders, or 'tint NAME COLOR', 'labels FILE', 'style FILE'"),
    .flag("replace", \.replaces, short: "r", help: "Make a new version of what exists"),
    .option(
      "expect", \.expected, valueName: "hash",
      help: "Refuse where the item is not at this version any more"),
    .option("name", \.itemName, help: "The name to store a document under that says none"),
    .option(
      "for", \.translated, valueName: "labels",
      help: "Take only translations, for the labels that this set has"),
    .options(
      "sample", \.samples, valueName: "name=value",
      help: "A value for a name of the app, for previews"),
    .options(
      "context", \.contexts, valueName: "name=value",
      help: "Which context of a modifier of design tokens is taken"),
    .flag("strict", \.isStrict, help: "Take warnings for errors"),
    .flag("partial", \.isPartial, help: "Store what is good although the rest is not"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]
  static let optionGroups = [OptionGroup<AddCommand>("Values of a tint", \.colors)]

  private var inputs: [String] = []
  private var replaces = false
  private var expected: String?
  private var itemName: String?
  private var translated: String?
  private var samples: [String] = []
  private var contexts: [String] = []
  private var isStrict = false
  private var isPartial = false
  private var message: String?
  private var isDryRun = false
  private var colors = TintColors()

  func validate() throws {
    guard let first = inputs.first else { return }
    guard let kind = ItemKind(rawValue: first) else { return try checkKind(first) }
    switch kind {
    case .tint where inputs.count != 3:
      throw UsageError(
        "'add tint' takes a name and a colour", hint: "stylectl add tint brand '#0A84FF'")
    case .labels where inputs.count < 2, .style where inputs.count < 2:
      throw UsageError(
        "'add \(first)' takes a file", hint: "a file that is called so is ./\(first)")
    default: break
    }
  }

  /// Tells a kind of item that is not spelled as it should be from a file.
  private func checkKind(_ word: String) throws {
    let kinds = ItemKind.allCases.map(\.rawValue)
    guard inputs.count > 1, let near = Spelling.nearest(to: word, among: kinds),
      !OutputFile.exists(word)
    else { return }
    throw UsageError(
      "\(named(word)) is no kind of item and no file", hint: "did you mean 'stylectl add \(near)'?")
  }

  func run(_ context: Context) throws {
    let (intake, unreadable) = try intake(context)
    let symbols = context.symbolCheck().problems(in: intake.drafts)
    let problems =
      unreadable + intake.problems(isStrict: isStrict)
      + symbols.map { isStrict ? $0.asError : $0 }
    let isFaulty = problems.contains { $0.severity == .error }
    if isFaulty, !isPartial { throw CommandFailure(.badInput, problems) }
    context.report(problems)
    let options = AddOptions(
      replaces: replaces || translated != nil, expected: expected?.lowercased())
    let author = try context.authorship(message: message)
    context.tell(skipped: intake.skipped)
    let report = AddReport(intake: intake)
    let changes = try context.write(
      isDryRun: isDryRun || intake.drafts.isEmpty, json: report.json
    ) { catalog in
      do {
        return try catalog.add(intake.drafts, options: options, isStrict: isStrict, by: author)
      } catch let error as CatalogError {
        throw error.placed(among: intake.drafts)
      }
    }
    report.summary(of: changes).map(context.tell)
    if isFaulty { throw CommandFailure(.badInput) }
  }

  /// Reads what is to be added, and tells which files cannot be read.
  private func intake(_ context: Context) throws -> (Intake, unreadable: [Diagnostic]) {
    if inputs.first == ItemKind.tint.rawValue {
      return (try Intake(tint: inputs[1], values: colors.values(any: inputs[2])), [])
    }
    if colors != TintColors() {
      throw UsageError(
        "--dark and its like belong to 'add tint'",
        hint: "stylectl add tint brand '#0A84FF' --dark '#409CFF'")
    }
    let kind = inputs.first.flatMap { ItemKind(rawValue: $0) }
    if kind == nil, let bundle = try BundleFolder(among: inputs) {
      if itemName != nil || !samples.isEmpty {
        throw UsageError(
          "a bundle says itself what its items are", hint: "leave out --name and --sample")
      }
      return (try bundle.intake(in: context), [])
    }
    let (intake, problems) = try context.intake(
      of: kind == nil ? inputs : Array(inputs.dropFirst()), name: itemName,
      translating: translated, samples: try Settings(samples, option: "--sample").texts,
      contexts: try Settings(contexts, option: "--context").texts)
    if let kind, let other = intake.drafts.first(where: { $0.kind != kind }) {
      throw CommandFailure(
        .badInput,
        [
          Diagnostic(
            .error, file: other.file, place: other.place,
            message: "this is a \(other.kind.noun), not a \(kind.noun)",
            hint: "stylectl add \(other.file.map(typed) ?? "FILE")")
        ])
    }
    return (intake, problems)
  }
}
