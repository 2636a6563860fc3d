extension Tool where Globals: ParameterSet {
  /// Returns the reference of all commands as one Markdown document (CommonMark with tables).
  package func reference() -> String {
    let rows = groups.flatMap(\.rows)
    let commands = rows.flatMap(\.withCommands).map { $0.description() }
    let shared = SharedOptions(of: commands)
    var page = "# The commands of \(name)\n\nMade by `\(name) manual --format markdown`.\n"
    for group in groups where !group.rows.isEmpty {
      page += "\n**\(group.title)**: "
      page += group.rows.map { "[\($0.name)](#\(Self.anchor($0.name)))" }.joined(separator: ", ")
      page += "\n"
    }
    page += "\n## Options of all commands\n\n"
    page += Self.table(Globals.definitions())
    for row in rows {
      page += text(of: row.description(), shared, heading: "##")
      for member in row.commands { page += text(of: member.description(), shared, heading: "###") }
    }
    for group in shared.groups {
      page += "\n## \(group.heading)\n\nOf "
      page += group.commands.map { "`\($0)`" }.joinedWithAnd() + ".\n\n"
      page += Self.table(group.options)
    }
    for topic in topics {
      page += "\n## \(topic.abstract)\n\n"
      if !topic.discussion.isEmpty { page += Self.escaped(topic.discussion) + "\n\n" }
      page += "| | |\n| --- | --- |\n"
      page += topic.entries().map { "| `\($0.term)` | \(Self.cell($0.meaning)) |\n" }.joined()
    }
    return page
  }

  private func text(
    of command: CommandDescription, _ shared: SharedOptions, heading: String
  ) -> String {
    var text = "\n\(heading) \(command.name)\n\n\(Self.escaped(command.abstract)).\n\n"
    text += "```\n\(usage(of: command))\n```\n"
    if !command.discussion.isEmpty { text += "\n\(Self.escaped(command.discussion))\n" }
    if command.commands.isEmpty, !command.examples.isEmpty {
      text += "\n```\n"
      for example in command.examples { text += "# \(example.effect)\n$ \(example.line)\n" }
      text += "```\n"
    }
    let own = command.parameters.filter { $0.kind == .argument } + shared.own(of: command)
    if !own.isEmpty { text += "\n" + Self.table(own) }
    let headings = shared.headings(of: command).map { "[\($0)](#\(Self.anchor($0)))" }
    if !headings.isEmpty { text += "\nAnd the options of \(headings.joinedWithAnd()).\n" }
    return text
  }

  private static func table(_ parameters: [ParameterDefinition]) -> String {
    "| | |\n| --- | --- |\n"
      + parameters.map { "| `\($0.term)` | \(cell($0.meaning)) |\n" }.joined()
  }

  /// Returns a text as the cell of a table.
  private static func cell(_ text: String) -> String {
    escaped(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// Returns a text in which no sign makes Markdown of it.
  private static func escaped(_ text: String) -> String {
    text.map { "*_<>[]`#".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Returns what a forge calls a heading: lower case, without signs, a dash for each blank.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      .map { $0 == " " ? "-" : String($0) }.joined()
  }
}
