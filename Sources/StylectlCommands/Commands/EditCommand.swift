import CommandTable
import Diagnostics
import StyleCatalog

/// Changes what an item holds, in an editor or from a file.
struct EditCommand: Command {
  static let name = "edit"
  static let abstract = "Change an item in your editor, or from a file"
  static let discussion = """
    Opens what 'show' prints in $VISUAL or $EDITOR, else in vi. Where somebody else changed the \
    item meanwhile, nothing is stored and your text is kept.
    """
  static let examples = [
    Example("stylectl edit DayLabelStyle", "Opens the Swift of a style"),
    Example("stylectl edit brand --from brand.json", "Takes the new content from a file"),
  ]
  static let otherWords = ["change", "update"]
  static let parameters: [Parameter<EditCommand>] = [
    .argument("item", \.item, help: "The item"),
    .option(
      "from", \.source, valueName: "file", help: "A file with the new content; - for standard input"
    ),
    .option(
      "expect", \.expected, valueName: "hash",
      help: "Refuse where the item is not at this version any more"),
    .flag(
      "replace", \.replaces,
      help: "Let names in it mean other items than before, where names have changed hands"),
    .flag("strict", \.isStrict, help: "Take warnings for errors"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var item = ""
  private var source: String?
  private var expected: String?
  private var replaces = false
  private var isStrict = false
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let catalog = try context.catalogForReading()
    let (item, document) = try catalog.document(ItemReference(self.item))
    if item.isConflicted { throw CatalogError.conflicted(try catalog.typed(item)) }
    if let source {
      let file = Intake.File(path: source, bytes: try context.read(source, limit: 16 << 20))
      return try store(file, over: item, expecting: expected, in: context)
    }
    guard context.terminal().isTerminal else {
      throw CommandFailure(
        .wrongUsage, "there is no terminal to open an editor in",
        hint: "give a file: stylectl edit \(typed(item.name)) --from FILE")
    }
    let draft = try EditorDraft(of: item, document, in: context)
    guard let bytes = try draft.edit() else { return context.tell("Nothing was changed.") }
    do {
      let file = Intake.File(path: draft.path, bytes: bytes)
      try store(file, over: item, expecting: expected ?? item.version.hex, in: context)
      draft.remove()
    } catch {
      context.tell("Your text is kept in \(named(draft.path)).")
      throw Self.failure(error, keeping: draft.path, of: item)
    }
  }

  /// The failure to store a text, with how to store it once it is put right.
  ///
  /// What is refused because the item has changed would overwrite that change, and is left alone.
  private static func failure(
    _ error: any Error, keeping path: String, of item: Item
  ) -> any Error {
    var isOtherMeaning = false
    if case CatalogError.otherMeaning = error { isOtherMeaning = true }
    guard var failure = (error as? any ReportableError)?.failure,
      failure.status == .badInput || isOtherMeaning,
      let last = failure.diagnostics.indices.last
    else { return error }
    let way = "put it right there, then: stylectl edit \(typed(item.name)) --from \(typed(path))"
    failure.diagnostics[last].hint = failure.diagnostics[last].hint.map { "\($0); \(way)" } ?? way
    return failure
  }

  /// Stores the new content of an item.
  private func store(
    _ file: Intake.File, over item: Item, expecting expected: String?, in context: Context
  ) throws {
    var draft = try NewContent(file: file, kind: item.kind, isStrict: isStrict)
      .draft(named: item.name, in: context)
    // In an editor stands all of the document: what is deleted there is to go.
    if source == nil { draft.extras = .whole }
    if draft.name.text != item.name {
      throw CatalogError.otherName(item.name, found: draft.name.text)
    }
    let options = AddOptions(
      replaces: true, mustExist: true, expected: expected?.lowercased(),
      takesOtherMeanings: replaces)
    let author = try context.authorship(message: message)
    try context.write(isDryRun: isDryRun) {
      try $0.add([draft], options: options, isStrict: isStrict, by: author)
    }
  }
}
