import CommandTable

/// Tells a shell's script what can stand at the cursor; it is never an error.
struct CompleteCommand: Command {
  static let name = "complete"
  static let abstract = "Tell the script of a shell what can stand at the end of a line"
  static let discussion = """
    The words are those before the cursor, without 'stylectl', and the one that is typed; for Bash \
    the line itself, and the end of it that is replaced. The first line of the answer tells which \
    files are meant: none, folders, or files with their endings. Each further line is a candidate.
    """
  static let examples = [Example("stylectl complete zsh -- show Day", "Lists the items")]
  static let parameters: [Parameter<CompleteCommand>] = [
    .argument("shell", \.shell, help: "The shell"),
    .arguments("word", \.words, help: "The words up to the cursor", isRequired: false),
  ]

  private var shell = Shell.bash
  private var words: [String] = []

  func run(_ context: Context) throws {
    guard shell == .bash else {
      let answer = answer(Array(words.dropLast()), words.last ?? "", in: context)
      return try context.output.write(answer.describedText())
    }
    let line = BashLine(words.first ?? "", replacing: words.dropFirst().first ?? "")
    let answer = answer(Array(line.words.dropFirst()), line.word, in: context)
    try context.output.write(answer.text(inPlaceOf: line))
  }

  private func answer(_ words: [String], _ word: String, in context: Context) -> CompletionAnswer {
    let point = Stylectl.tool.completionPoint(after: words, typing: word)
    var options = context.options
    options.catalog = point.option("catalog") ?? options.catalog
    let inner = Context(options: options, surroundings: context.surroundings)
    return CompletionValues(point: point, context: inner).answer()
  }
}
