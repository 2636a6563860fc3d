import CommandTable
import Diagnostics
import Interchange
import StyleCatalog
import StyleModel

/// Takes Swift files and JSON documents into the catalog.
struct AddCommand: Command {
  static let name = "add"
  static let abstract = "Take styles from Swift files, and tints and label sets from others"
  static var discussion: String {
    let general = """
      What a file is shows in its content. A folder stands for the Swift files and the files of design \
      tokens below it, - for standard input.
      """
    let last = """
      What equals the stored version writes nothing, in whatever layout it comes. All of a command is \
      stored, or nothing. With --check nothing is stored: it fails where the files are newer or older \
      than the catalog, or otherwise, and shows how.
      """
    let parts = [general] + Format.all.compactMap(\.reading?.help) + [last]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
  static var examples: [Example] {
    Format.all.compactMap(\.reading?.examples).flatMap { $0.map { Example($0.key, $0.value) } }
      + [Example("stylectl add --replace MyStyles.swift -m 'Softer'", "Makes new versions")]
      + [Example("stylectl add --check Sources", "Fails where the app differs, for CI")]
  }
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
    .flag(
      "check", \.isCheck, help: "Store nothing; fail where the files differ from the catalog"),
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
  private var isCheck = false
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
    if isCheck {
      return try context.catalogForReading().withLibrary { library in
        try InputCheck(intake.drafts, with: library).report(of: intake.drafts.count, in: context)
      }
    }
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
      let values = colors.values(any: inputs[2])
      context.tell(systemColors: values)
      return (try Intake(tint: inputs[1], values: values), [])
    }
    let modes = colors.others
    if modes.values.contains(where: { !OutputFile.exists($0) && Self.isColor($0) }) {
      throw UsageError(
        "--dark and its like belong to 'add tint'",
        hint: "stylectl add tint brand '#0A84FF' --dark '#409CFF'")
    }
    let kind = inputs.first.flatMap { ItemKind(rawValue: $0) }
    if kind == nil { try checkWhole(in: context) }
    let (intake, problems) = try context.intake(
      of: kind == nil ? inputs : Array(inputs.dropFirst()), name: itemName,
      translating: translated, samples: try Settings(samples, option: "--sample").texts,
      contexts: try Settings(contexts, option: "--context").texts, modes: modes,
      takesAll: kind == nil)
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

  /// Whether a word is a colour, and no file.
  private static func isColor(_ word: String) -> Bool {
    if case .color? = try? Tint.Value(parsing: word) { true } else { false }
  }

  /// Refuses what does not go together with a folder that says itself what its items are.
  private func checkWhole(in context: Context) throws {
    let files = DiskFiles(context: context)
    for path in inputs where files.isFolder(path) {
      guard let format = Format.ofFolder(path, in: files), format.reading?.folder?.isWhole == true
      else { continue }
      if inputs.count > 1 {
        throw UsageError("\(format.noun) is added alone", hint: "stylectl add \(typed(path))")
      }
      if itemName != nil || !samples.isEmpty {
        throw UsageError(
          "\(format.noun) says itself what its items are", hint: "leave out --name and --sample")
      }
    }
  }
}
