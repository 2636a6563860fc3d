/// Groups of options that several commands have: a manual tells them once.
struct SharedOptions {
  /// One group.
  struct Group {
    /// The heading that most commands have it under, the first of equals.
    var heading: String {
      headings.max { first, second in
        headings.filter { $0 == first }.count < headings.filter { $0 == second }.count
      } ?? ""
    }

    /// The headings, one a command.
    var headings: [String]

    /// The options.
    var options: [ParameterDefinition]

    /// The commands that have it.
    var commands: [String]
  }

  /// The groups in the order of the table.
  private(set) var groups: [Group] = []

  /// Finds the groups of one heading or more that stand in more than one command.
  init(of commands: [CommandDescription]) {
    var found: [Group] = []
    for command in commands {
      for section in command.parameters.sections("") where Self.canBeShared(section.rows) {
        let names = section.rows.map(\.name)
        if let index = found.firstIndex(where: { $0.options.map(\.name) == names }) {
          found[index].commands.append(command.name)
          found[index].headings.append(section.heading)
        } else {
          found.append(
            Group(headings: [section.heading], options: section.rows, commands: [command.name]))
        }
      }
    }
    groups = found.filter { $0.commands.count > 1 }
  }

  /// The options of a command that are its own.
  func own(of command: CommandDescription) -> [ParameterDefinition] {
    let shared = groups.filter { $0.commands.contains(command.name) }.flatMap(\.options)
      .map(\.name)
    return command.parameters.filter { $0.kind != .argument && !shared.contains($0.name) }
  }

  /// The headings of the groups that a command has.
  func headings(of command: CommandDescription) -> [String] {
    groups.filter { $0.commands.contains(command.name) }.map(\.heading)
  }

  private static func canBeShared(_ options: [ParameterDefinition]) -> Bool {
    options.first.map { $0.kind != .argument && !$0.heading.isEmpty } ?? false
  }
}
