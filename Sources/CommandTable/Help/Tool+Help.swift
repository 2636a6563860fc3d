extension Tool where Globals: ParameterSet {
  /// Returns the page that lists all commands, the common ones first.
  func overview(isShort: Bool) -> String {
    var page = HelpPage(width: width)
    page.line("\(name): \(abstract)")
    page.line()
    page.usage("Usage: \(name) [options] <command> [arguments]")
    page.examples(examples)
    for group in groups where !group.rows.isEmpty {
      page.heading(group.title)
      page.entries(group.rows.map { ($0.name, $0.abstract) })
    }
    if !isShort { add(Globals.definitions(), "Options of all commands", to: &page) }
    page.heading("Help")
    page.entries(
      [("help <command>", "How to use a command, with examples")]
        + topics.map { ("help \($0.name)", $0.abstract) })
    return page.text
  }

  /// Returns the page of a command; the short one leaves out the discussion and common options.
  func help(of command: CommandDescription, isShort: Bool) -> String {
    var page = HelpPage(width: width)
    page.line(command.abstract)
    page.line()
    page.usage("Usage: " + usage(of: command))
    page.examples(isShort ? Array(command.examples.prefix(2)) : command.examples)
    if !isShort && !command.discussion.isEmpty {
      page.line()
      page.paragraphs(command.discussion)
    }
    if !command.commands.isEmpty {
      page.heading("Commands")
      page.entries(command.commands.map { ($0.word, $0.abstract) })
    }
    add(command.parameters, "Options", to: &page)
    if isShort {
      page.line()
      page.line("More: \(name) help \(command.name)")
    } else {
      add(Globals.definitions(), "Options of all commands", to: &page)
    }
    return page.text
  }

  /// Returns the page of a topic.
  func help(of topic: HelpTopic) -> String {
    var page = HelpPage(width: width)
    page.line(topic.abstract)
    if !topic.discussion.isEmpty {
      page.line()
      page.paragraphs(topic.discussion)
    }
    page.line()
    page.entries(topic.entries())
    return page.text
  }

  func usage(of command: CommandDescription) -> String {
    if !command.commands.isEmpty { return "\(name) \(command.name) <command> [arguments]" }
    let arguments = command.parameters.filter { $0.kind == .argument }.map { " " + $0.usage }
    let hasOptions = command.parameters.contains { $0.kind != .argument }
    return "\(name) \(command.name)" + arguments.joined() + (hasOptions ? " [options]" : "")
  }

  private func add(_ rows: [ParameterDefinition], _ heading: String, to page: inout HelpPage) {
    for section in rows.sections(heading) {
      page.heading(section.heading)
      page.entries(section.rows.map { ($0.term, $0.meaning) })
    }
  }
}
