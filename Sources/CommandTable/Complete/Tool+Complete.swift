extension Tool where Globals: ParameterSet {
  /// Finds out what is asked for at the end of a line.
  ///
  /// - Parameters:
  ///   - words: The words before, without the tool's own name.
  ///   - word: The word that is being typed; empty where it has not begun.
  /// - Returns: what can follow, as far as the table tells.
  package func completionPoint(after words: [String], typing word: String) -> CompletionPoint {
    var walk = LineWalk<Context>(globals: Globals.definitions(), find: row(named:))
    for word in words { walk.read(word) }
    var point = CompletionPoint()
    point.word = word
    point.command = walk.row?.name ?? ""
    point.arguments = walk.arguments
    point.options = walk.options
    if let option = walk.pending {
      ask(for: option, in: &point)
    } else if !walk.optionsHaveEnded, word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      let name = word[..<equals].dropFirst(2)
      point.lead = String(word[...equals])
      if let option = walk.known.first(where: { $0.name == name && $0.kind == .option }) {
        ask(for: option, in: &point)
      }
    } else if !walk.optionsHaveEnded, word.hasPrefix("-") {
      point.candidates = options(after: walk)
    } else {
      askForArgument(after: walk, in: &point)
    }
    return point
  }

  private func ask(for parameter: ParameterDefinition, in point: inout CompletionPoint) {
    point.parameter = parameter
    point.candidates = parameter.words.map { Candidate(point.lead + $0) }
  }

  private func askForArgument(after walk: LineWalk<Context>, in point: inout CompletionPoint) {
    guard let row = walk.row else {
      point.candidates = walk.arguments.isEmpty ? commands(isHelp: walk.isHelp) : []
      return
    }
    if walk.isHelp || row.isFamily {
      guard walk.arguments.isEmpty else { return }
      point.candidates = row.commands.map { Candidate($0.lastWord, $0.abstract) }
      return
    }
    let definitions = row.definitions().filter { $0.kind == .argument }
    let last = definitions.last.flatMap { $0.isRepeating ? $0 : nil }
    let place = walk.arguments.count
    if let parameter = definitions.indices.contains(place) ? definitions[place] : last {
      ask(for: parameter, in: &point)
    } else if !walk.optionsHaveEnded {
      point.candidates = options(after: walk)
    }
  }

  private func commands(isHelp: Bool) -> [Candidate] {
    let rows = groups.flatMap(\.rows).map { Candidate($0.name, $0.abstract) }
    guard isHelp else { return rows + [Candidate("help", "How to use a command, with examples")] }
    return rows + topics.map { Candidate($0.name, $0.abstract) }
  }

  /// The options that can still be given, those of the command first.
  private func options(after walk: LineWalk<Context>) -> [Candidate] {
    let given = Set(walk.options.map(\.name))
    let open = walk.known.filter { $0.isRepeating || !given.contains($0.name) }
    return open.map { Candidate("--" + $0.name, $0.help) }
      + [Candidate("--help", "Show how to use it")]
      + (walk.row == nil && !walk.isHelp ? [Candidate("--version", "Show the version")] : [])
  }
}
