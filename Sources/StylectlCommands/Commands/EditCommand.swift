import CommandTable
import StyleCatalog
import StyleModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Changes what an item holds, in an editor or from a file.
struct EditCommand: Command {
  static let name = "edit"
  static let abstract = "Change an item in your editor, or from a file"
  static let discussion = """
    Opens what 'show' prints in $VISUAL or $EDITOR, else in vi. Where somebody else changed the item meanwhile, \
    nothing is stored and your text is kept.
    """
  static let examples = [
    Example("stylectl edit DayLabelStyle", "Opens the Swift of a style"),
    Example("stylectl edit brand --from brand.json", "Takes the new content from a file"),
  ]
  static let parameters: [Parameter<EditCommand>] = [
    .argument("item", \.item, help: "The item"),
    .option(
      "from", \.source, valueName: "file", help: "A file with the new content; - for standard input"
    ),
    .option(
      "expect", \.expected, valueName: "hash",
      help: "Refuse where the item is not at this version any more"),
    .flag("strict", \.isStrict, help: "Take warnings for errors"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  var item = ""
  var source: String?
  var expected: String?
  var isStrict = false
  var message: String?
  var isDryRun = false

  func run(_ context: Context) throws {
    let (item, document) = try context.catalogForReading().document(ItemReference(self.item))
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
      throw error
    }
  }

  /// Stores the new content of an item.
  private func store(
    _ file: Intake.File, over item: Item, expecting expected: String?, in context: Context
  ) throws {
    // The name of the item is given to what has none, and would hide another one.
    if item.kind != .style,
      let own = (try? AddedDocument(reading: file.bytes, file: file.path))?.name,
      own.text != item.name
    {
      throw CatalogError.otherName(item.name, found: own.text)
    }
    let intake = Intake([file], name: item.kind == .style ? nil : item.name)
    let problems = intake.diagnostics.map {
      isStrict && $0.severity == .warning ? $0.asError : $0
    }
    if problems.contains(where: { $0.severity == .error }) {
      throw CommandFailure(.badInput, problems)
    }
    context.report(problems)
    guard let draft = intake.drafts.first, intake.drafts.count == 1 else {
      throw CommandFailure(
        .badInput, "\(named(file.path)) holds \(intake.drafts.count) styles, and one is wanted",
        hint: "stylectl add --replace \(typed(file.path))")
    }
    if draft.kind != item.kind {
      throw CatalogError.otherKind(draft.name.text, kind: item.kind.noun, found: draft.kind.noun)
    }
    if draft.name.text != item.name {
      throw CatalogError.otherName(item.name, found: draft.name.text)
    }
    let options = AddOptions(replaces: true, mustExist: true, expected: expected?.lowercased())
    let author = try context.authorship(message: message)
    try context.write(isDryRun: isDryRun) {
      try $0.add([draft], options: options, isStrict: isStrict, by: author)
    }
  }
}

/// The text of an item in a file of its own, for an editor.
struct EditorDraft {
  /// The path of the file.
  let path: String

  private let original: [UInt8]
  private let editor: String

  /// Writes what is shown of an item into a new file.
  init(of item: Item, _ document: ItemDocument, in context: Context) throws {
    editor = context.environment["VISUAL"] ?? context.environment["EDITOR"] ?? "vi"
    let folder = context.environment["TMPDIR"] ?? "/tmp"
    let ending = item.kind == .style ? "swift" : "json"
    path = "\(folder)/stylectl-\(UInt64.random(in: 0 ... .max)).\(ending)"
    original = Array(try document.text(named: item.name).utf8)
    try OutputFile.replace(path, with: original)
  }

  /// Opens the editor and waits for it.
  ///
  /// - Returns: the new text; nil where it is the old one.
  func edit() throws -> [UInt8]? {
    // The shell splits a setting such as "code --wait"; the path goes in as a parameter of its own.
    let status = ChildProcess.run(["sh", "-c", "\(editor) \"$1\"", "sh", path])
    guard status == 0 else {
      throw CommandFailure(
        .unavailable, "the editor \(named(editor)) did not end well",
        hint: "set VISUAL to your editor; the text is in \(path)")
    }
    let bytes = try InputFile.read(path)
    if bytes == original {
      remove()
      return nil
    }
    return bytes
  }

  /// Removes the file.
  func remove() {
    unlink(path)
  }
}
