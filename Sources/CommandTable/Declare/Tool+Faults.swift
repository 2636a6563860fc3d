extension Tool where Globals: ParameterSet {
  /// Returns what is wrong with the table itself, one sentence a fault; a test expects none.
  package func faults() -> [String] {
    var faults: [String] = []
    let globals = Globals.definitions()
    let rows = groups.flatMap(\.rows).flatMap(\.withCommands)
    faults += duplicates(rows.map(\.name) + topics.map(\.name) + ["help"]).map {
      "two commands or topics are named '\($0)'"
    }
    faults += self.faults(of: globals, in: "the options of all commands")
    for row in rows {
      let description = row.description()
      if row.abstract.isEmpty || row.abstract.hasSuffix(".") {
        faults.append("the abstract of '\(row.name)' is empty or ends in a full stop")
      }
      if description.examples.isEmpty { faults.append("'\(row.name)' has no example") }
      for example in description.examples where !example.line.contains("\(name) \(row.name)") {
        faults.append("an example of '\(row.name)' does not call it: \(example.line)")
      }
      for member in row.commands where member.name != "\(row.name) \(member.lastWord)" {
        faults.append("'\(member.name)' does not begin with '\(row.name)'")
      }
      faults += self.faults(of: description.parameters + globals, in: "'\(row.name)'")
      if row.groupedDefinitions().contains(where: { $0.kind == .argument }) {
        faults.append("an option group of '\(row.name)' has an argument")
      }
    }
    return faults
  }

  private func faults(of definitions: [ParameterDefinition], in place: String) -> [String] {
    var faults: [String] = []
    let options = definitions.filter { $0.kind != .argument }
    let spellings =
      options.map { "--" + $0.name } + options.compactMap { $0.short.map { "-\($0)" } }
    faults += duplicates(spellings + ["--help", "-h"]).map { "\($0) stands twice in \(place)" }
    faults += definitions.filter { $0.help.isEmpty || $0.help.hasSuffix(".") }.map {
      "the help of \($0.spelling) in \(place) is empty or ends in a full stop"
    }
    let arguments = definitions.filter { $0.kind == .argument }
    if arguments.dropLast().contains(where: \.isRepeating) {
      faults.append("only the last argument may repeat in \(place)")
    }
    if zip(arguments, arguments.dropFirst()).contains(where: { !$0.isRequired && $1.isRequired }) {
      faults.append("a required argument follows an optional one in \(place)")
    }
    return faults
  }

  private func duplicates(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { !seen.insert($0).inserted }
  }
}
