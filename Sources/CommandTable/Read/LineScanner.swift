import Diagnostics

/// Sorts the words of a line into values for options, and arguments.
///
/// Takes `--name value`, `--name=value`, `-n value`, `-nvalue`, `-n=value` and joined short flags;
/// `--` ends the options; `-` and negative numbers are values. Long names are never abbreviated.
struct LineScanner {
  /// What was given for the parameters of the command.
  private(set) var ownBindings: [Binding] = []

  /// What was given for the options of all commands.
  private(set) var globalBindings: [Binding] = []

  private var own: [ParameterDefinition] = []
  private var grouped: LazyDefinitions = .made([])
  private var globals: LazyDefinitions
  private var rest: ArraySlice<String>
  private var optionsHaveEnded = false

  /// Creates a scanner at the start of a line.
  init(_ words: [String], globals: @escaping () -> [ParameterDefinition]) {
    rest = words[...]
    self.globals = .waiting(globals)
  }

  /// Goes on with the parameters of a command and the options of its groups.
  mutating func take(
    _ definitions: [ParameterDefinition], grouped: @escaping () -> [ParameterDefinition]
  ) {
    own = definitions
    self.grouped = .waiting(grouped)
  }

  /// Reads options up to the next argument; nil at the end of the line.
  ///
  /// A word that causes an error is left behind, so that a caller can go on after it.
  mutating func nextArgument() throws(UsageError) -> String? {
    while let word = rest.popFirst() {
      if optionsHaveEnded || !looksLikeOption(word) { return word }
      if word == "--" {
        optionsHaveEnded = true
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else {
        try readShort(word)
      }
    }
    return nil
  }

  /// Gives the arguments to the parameters that are told by their place.
  mutating func bind(arguments: [String], of command: String) throws(UsageError) {
    var left = arguments[...]
    for (index, definition) in own.enumerated() where definition.kind == .argument {
      if definition.isRequired && left.isEmpty {
        throw UsageError(.missingArgument, "'\(command)' needs \(definition.spelling)")
      }
      repeat {
        guard let word = left.popFirst() else { break }
        ownBindings.append(Binding(index: index, word: word))
      } while definition.isRepeating
    }
    if let word = left.first {
      throw UsageError("\(named(word)) is one argument too many for '\(command)'")
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first ?? ""
    let value = parts.count > 1 ? String(parts[1]) : nil
    guard let found = find({ $0.kind != .argument && $0.name == name }) else {
      throw unknown("--\(name)", near: Spelling.nearest(to: String(name), among: optionNames()))
    }
    if found.definition.kind == .flag {
      guard value == nil else {
        throw UsageError("'--\(name)' is either there or not; it takes no value")
      }
      add("", to: found)
    } else {
      let given: String
      if let value { given = value } else { given = try takeValue(of: found.definition) }
      add(given, to: found)
    }
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    if let name = longName(of: word) { throw unknown("-\(name)", near: name) }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let found = find({ $0.short == letter }) else {
        throw unknown("-\(letter)", near: nil)
      }
      if found.definition.kind == .flag {
        add("", to: found)
        continue
      }
      if letters.isEmpty {
        add(try takeValue(of: found.definition), to: found)
      } else {
        add(String(letters.first == "=" ? letters.dropFirst() : letters), to: found)
      }
      return
    }
  }

  private mutating func takeValue(of definition: ParameterDefinition) throws(UsageError) -> String {
    guard let word = rest.first else {
      throw UsageError("\(definition.spelling) needs a value: \(definition.expectation)")
    }
    guard !looksLikeOption(word) else {
      throw UsageError(
        "\(definition.spelling) needs a value, and \(named(word)) looks like an option",
        hint: "write \(named("--\(definition.name)=\(word)")) if it is the value")
    }
    rest.removeFirst()
    return word
  }
}

// MARK: - Looking up

extension LineScanner {
  /// A parameter and the table that it stands in.
  private struct Found {
    var definition: ParameterDefinition
    var index: Int
    var isGlobal: Bool
  }

  private mutating func optionNames() -> [String] {
    (own + grouped.list() + globals.list()).lazy.filter { $0.kind != .argument }.map(\.name)
      + ["help"]
  }

  private mutating func find(_ isWanted: (ParameterDefinition) -> Bool) -> Found? {
    if let index = own.firstIndex(where: isWanted) {
      return Found(definition: own[index], index: index, isGlobal: false)
    }
    let grouped = grouped.list()
    if let index = grouped.firstIndex(where: isWanted) {
      return Found(definition: grouped[index], index: own.count + index, isGlobal: false)
    }
    let globals = globals.list()
    guard let index = globals.firstIndex(where: isWanted) else { return nil }
    return Found(definition: globals[index], index: index, isGlobal: true)
  }

  private mutating func add(_ word: String, to found: Found) {
    let binding = Binding(index: found.index, word: word)
    if found.isGlobal { globalBindings.append(binding) } else { ownBindings.append(binding) }
  }

  /// Returns the long name that a word such as `-width` was meant to be.
  private mutating func longName(of word: String) -> String? {
    let name = word.dropFirst().prefix { $0 != "=" }
    guard name.count > 1 else { return nil }
    return optionNames().first { $0 == name }
  }

  private func unknown(_ option: String, near: String?) -> UsageError {
    UsageError(
      .unknownOption, "unknown option \(named(option))",
      hint: near.map { "did you mean '--\($0)'?" })
  }
}

/// Definitions that are made when they are first asked for.
private enum LazyDefinitions {
  case waiting(() -> [ParameterDefinition])
  case made([ParameterDefinition])

  mutating func list() -> [ParameterDefinition] {
    switch self {
    case .made(let list): return list
    case .waiting(let make):
      let list = make()
      self = .made(list)
      return list
    }
  }
}

/// Tells options from values: a lone dash, `-5`, `-.5` and `- text` are values.
func looksLikeOption(_ word: String) -> Bool {
  let bytes = word.utf8
  guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first else {
    return false
  }
  return second != UInt8(ascii: " ") && second != UInt8(ascii: ".")
    && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
}
