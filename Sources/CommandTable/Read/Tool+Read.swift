import Diagnostics

extension Tool where Globals: ParameterSet {
  /// What a line asks for.
  package enum Request {
    /// A text for standard output: help or the version.
    case text(String)

    /// A command to be run with the options of all commands.
    case run(Globals, (Context) throws -> Void)
  }

  /// Reads a line without the tool's own name.
  ///
  /// Throws a `UsageError` that points to the help that is of use, or what a command's `validate`
  /// throws. Nothing is run here.
  package func read(_ words: [String]) throws -> Request {
    let options = words.prefix { $0 != "--" }
    if options.first == "--version" { return .text("\(name) \(version)\n") }
    let isShort = !options.contains("--help") && options.contains("-h")
    if isShort || options.contains("--help") {
      return .text(try helpText(inLine: words, isShort: isShort))
    }
    var scanner = LineScanner(words, globals: Globals.definitions)
    let word: String?
    do { word = try scanner.nextArgument() } catch {
      throw error.pointing(
        to: "only options of all commands stand before the command; see '\(name) help'")
    }
    guard let word else {
      return .text(overview(isShort: true))
    }
    guard var row = row(named: word) else {
      guard word == "help" else { throw unknownCommand(word) }
      return .text(try helpText(after: &scanner))
    }
    do {
      if row.isFamily { row = try command(of: row, &scanner) }
      return try read(row, &scanner)
    } catch let error as UsageError {
      throw error.pointing(to: pointer(to: row, after: error))
    }
  }

  /// Reads the second word, which says what of a family is wanted.
  private func command(
    of family: CommandRow<Context>, _ scanner: inout LineScanner
  ) throws(UsageError) -> CommandRow<Context> {
    guard let word = try scanner.nextArgument() else {
      let words = family.commands.map(\.lastWord).joinedWithOr()
      throw UsageError(.missingArgument, "'\(family.name)' needs a command: \(words)")
    }
    guard let row = family.commands.first(where: { $0.lastWord == word }) else {
      throw unknownCommand(word, of: family)
    }
    return row
  }

  private func read(_ row: CommandRow<Context>, _ scanner: inout LineScanner) throws -> Request {
    scanner.take(row.definitions(), grouped: row.groupedDefinitions)
    var arguments: [String] = []
    while let argument = try scanner.nextArgument() { arguments.append(argument) }
    try scanner.bind(arguments: arguments, of: row.name)
    let globals = try Globals(scanner.globalBindings)
    return .run(globals, try row.bind(scanner.ownBindings))
  }

  /// Points to the help of a command, with its first example where an argument is missing.
  private func pointer(to row: CommandRow<Context>, after error: UsageError) -> String {
    let help = "see '\(name) help \(row.name)'"
    guard error.reason == .missingArgument, let example = row.description().examples.first else {
      return help
    }
    return "for example '\(example.line)'; " + help
  }

  /// Answers `help`, `help COMMAND` and `help TOPIC`.
  private func helpText(after scanner: inout LineScanner) throws(UsageError) -> String {
    guard let word = try scanner.nextArgument(), word != "help" else {
      return overview(isShort: false)
    }
    return try helpText(of: word, before: second(after: &scanner), isShort: false)
  }

  /// Answers a line that has `--help` or `-h` in it, whatever else is wrong with the line.
  private func helpText(inLine words: [String], isShort: Bool) throws(UsageError) -> String {
    let left = words.filter { $0 != "--help" && $0 != "-h" }
    var scanner = LineScanner(left, globals: Globals.definitions)
    while true {
      do {
        guard var word = try scanner.nextArgument() else { return overview(isShort: isShort) }
        if word == "help", let next = try scanner.nextArgument() { word = next }
        if word == "help" { return overview(isShort: isShort) }
        return try helpText(of: word, before: second(after: &scanner), isShort: isShort)
      } catch  where error.reason == .unknownOption {
        continue
      }
    }
  }

  /// Returns the word after a command's, past options that are not known yet.
  private func second(after scanner: inout LineScanner) -> String? {
    while true {
      do { return try scanner.nextArgument() } catch {
        guard error.reason == .unknownOption else { return nil }
      }
    }
  }

  private func helpText(
    of word: String, before second: String?, isShort: Bool
  ) throws(UsageError) -> String {
    if let row = row(named: word) {
      let member = row.commands.first { $0.lastWord == second }
      return help(of: (member ?? row).description(), isShort: isShort)
    }
    if let topic = topics.first(where: { $0.name == word }) { return help(of: topic) }
    throw unknownCommand(word)
  }

  private func unknownCommand(_ word: String) -> UsageError {
    let rows = groups.flatMap(\.rows)
    let topics = topics.map(\.name)
    let names = rows.map(\.name) + ["help", "--version"] + topics
    let near =
      other(word, among: rows)?.name ?? topics.first { $0 == word }
      ?? Spelling.nearest(to: word, among: names)
    return UsageError(
      "there is no command \(named(word))",
      hint: near.map { "did you mean '\(name) \(topics.contains($0) ? "help " : "")\($0)'?" }
        ?? "see '\(name) help'")
  }

  private func unknownCommand(_ word: String, of family: CommandRow<Context>) -> UsageError {
    let near =
      other(word, among: family.commands)?.lastWord
      ?? Spelling.nearest(to: word, among: family.commands.map(\.lastWord))
    return UsageError(
      "'\(family.name)' has no command \(named(word))",
      hint: near.map { "did you mean '\(name) \(family.name) \($0)'?" })
  }

  /// Returns the command that other tools call by a word.
  private func other(_ word: String, among rows: [CommandRow<Context>]) -> CommandRow<Context>? {
    rows.first { $0.otherWords().contains(word.lowercased()) }
  }
}
