/// A line of finished words that is read as far as it can be, whatever is wrong with it.
///
/// Unlike `LineScanner` it never fails: what it does not know it passes over.
struct LineWalk<Context> {
  /// The command; nil as long as none was named.
  private(set) var row: CommandRow<Context>?

  /// Whether the word `help` stood where a command stands.
  private(set) var isHelp = false

  /// The words that are no options, after the command.
  private(set) var arguments: [String] = []

  /// What was given to options, also to those of all commands; empty values for flags.
  private(set) var options: [(name: String, value: String)] = []

  /// The option whose value comes next.
  private(set) var pending: ParameterDefinition?

  /// Whether `--` stood in the line.
  private(set) var optionsHaveEnded = false

  private let globals: [ParameterDefinition]
  private let find: (String) -> CommandRow<Context>?

  /// Creates a walk that has not begun.
  init(globals: [ParameterDefinition], find: @escaping (String) -> CommandRow<Context>?) {
    self.globals = globals
    self.find = find
  }

  /// The options that can be given here.
  var known: [ParameterDefinition] {
    guard let row else { return globals }
    return row.definitions().filter { $0.kind != .argument } + row.groupedDefinitions() + globals
  }

  /// Goes on by a word.
  mutating func read(_ word: String) {
    if let option = pending {
      pending = nil
      if optionsHaveEnded || !looksLikeOption(word) {
        options.append((option.name, word))
        return
      }
    }
    if optionsHaveEnded || !looksLikeOption(word) {
      read(argument: word)
    } else if word == "--" {
      optionsHaveEnded = true
    } else if word.hasPrefix("--") {
      read(long: word.dropFirst(2))
    } else {
      read(short: word.dropFirst())
    }
  }

  private mutating func read(argument word: String) {
    if let row {
      if arguments.isEmpty, let member = row.commands.first(where: { $0.lastWord == word }) {
        self.row = member
      } else {
        arguments.append(word)
      }
    } else if !isHelp, word == "help" {
      isHelp = true
    } else if let found = find(word) {
      row = found
    } else {
      arguments.append(word)
    }
  }

  private mutating func read(long word: Substring) {
    let name = word.prefix { $0 != "=" }
    guard let option = known.first(where: { $0.name == name }) else { return }
    if name.endIndex != word.endIndex {
      options.append((option.name, String(word[word.index(after: name.endIndex)...])))
    } else if option.kind == .option {
      pending = option
    } else {
      options.append((option.name, ""))
    }
  }

  private mutating func read(short letters: Substring) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else { return }
      if option.kind == .flag {
        options.append((option.name, ""))
        continue
      }
      if letters.isEmpty {
        pending = option
      } else {
        options.append((option.name, String(letters.first == "=" ? letters.dropFirst() : letters)))
      }
      return
    }
  }
}
