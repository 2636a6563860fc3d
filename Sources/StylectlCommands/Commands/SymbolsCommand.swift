import CommandTable
import JSON
import StyleModel
import StylePreview
import Vocabulary

/// Shows what stands for SF Symbols in drawings.
struct SymbolsCommand: Command {
  static let name = "symbols"
  static let abstract = "Show what stands for an SF Symbol in drawings, and why"
  static let discussion = """
    SF Symbols are Apple's drawings, so that signs of Unicode stand for them. A name without a sign of \
    its own takes that of its longest part that has one; symbols that do not exist are told.

    Without names the table is listed. Which symbols a system has is built in for the usual ones; \
    --names, or the variable STYLECTL_SYMBOL_NAMES, takes Apple's whole list, the \
    name_availability.plist that macOS has in Contents/Resources of \
    /System/Library/CoreServices/CoreGlyphs.bundle. STYLECTL_SYMBOL_NAMES also tells 'add', 'apply' \
    and 'preview' which symbols exist.

    In a pipe there is one symbol a line, its fields with tabs between them: name, sign, ASCII sign, \
    the first systems, and how the sign was found.
    """
  static let examples = [
    Example("stylectl symbols bell.slash.fill", "Shows what stands for a symbol, and why"),
    Example("stylectl symbols --search sun", "Lists the symbols that have 'sun' in their names"),
    Example(
      "stylectl symbols plus --symbol-variant circle.fill", "Shows what .symbolVariant makes of it"),
  ]
  static let otherWords = ["icons", "sfsymbols"]
  static let parameters: [Parameter<SymbolsCommand>] = [
    .arguments("name", \.names, help: "Names of symbols", isRequired: false),
    .option(
      "search", \.search, valueName: "word", help: "List the symbols whose names hold a word"),
    .option(
      "symbol-variant", \.variant, valueName: "variant",
      help: "What .symbolVariant is set to, such as circle.fill"),
    .option("names", \.list, valueName: "file", help: "The list of the symbols that exist"),
  ]

  private var names: [String] = []
  private var search: String?
  private var variant: String?
  private var list: String?

  func validate() throws {
    if search != nil, !names.isEmpty {
      throw UsageError(
        "--search lists symbols, and names show them", hint: "leave one of them out")
    }
  }

  func run(_ context: Context) throws {
    let availability = try context.symbolNames(file: list)
    let check = SymbolCheck(availability)
    let shown = names.isEmpty ? Self.listed(availability, holding: search) : names
    let variants = variant?.split(separator: ".").map(String.init) ?? []
    let symbols = shown.map { name in
      SymbolEntry(
        name: name, resolution: SymbolResolution(name, variants: variants, in: availability),
        systems: availability.systems(of: name))
    }
    if context.options.isJSON {
      try context.write(["symbols": .array(symbols.map(\.json))])
    } else {
      try write(symbols, context)
    }
    if let search, symbols.isEmpty {
      context.tell("There is no symbol with '\(search)' in its name.")
    }
    let problems = names.compactMap { check.problem(with: $0) }
    context.report(problems.map(\.diagnostic))
  }

  /// The names of the list, or of the table and what is built in, in their order.
  private static func listed(_ availability: SymbolAvailability, holding word: String?) -> [String]
  {
    let names = availability.isComplete ? [] : SymbolTable.names
    return Set(names + availability.names).sorted()
      .filter { name in word.map { name.contains($0.lowercased()) } ?? true }
  }

  private func write(_ symbols: [SymbolEntry], _ context: Context) throws {
    let terminal = context.terminal()
    guard terminal.isTerminal else {
      for symbol in symbols { try context.output.write(symbol.record) }
      return
    }
    let lines = TextTable(rows: symbols.map { $0.row(in: terminal.form) }).lines(
      width: terminal.width, sanitizer: Sanitizer(terminal.form))
    for line in lines { try context.output.write(line + "\n") }
  }
}
