extension Tool where Globals: ParameterSet {
  /// Returns the whole manual page of the tool in mdoc.
  ///
  /// - Parameters:
  ///   - date: The day of the page, ISO 8601.
  ///   - related: Other pages to see, such as `sqlite3` in section 1.
  ///   - authors: Who wrote the tool and how it may be used, in sentences.
  /// - Returns: the source of the page.
  package func manual(
    date: String, related: [(name: String, section: Int)] = [], authors: String = ""
  ) -> String {
    let commands = groups.flatMap(\.rows).flatMap(\.withCommands).map { $0.description() }
    let shared = SharedOptions(of: commands)
    var page = MdocPage()
    page.raw(".\\\" Made by '\(name) manual'.")
    page.macro("Dd", [Self.written(date)])
    page.macro("Dt", [name.uppercased(), "1"])
    page.macro("Os")
    addSynopsis(to: &page)
    page.macro("Sh", ["DESCRIPTION"])
    page.macro("Nm")
    page.sentences("is \(abstract).")
    addGlobals(to: &page)
    page.macro("Sh", ["COMMANDS"])
    for group in groups where !group.rows.isEmpty {
      page.macro("Ss", [group.title])
      for row in group.rows { add(row, shared, to: &page) }
    }
    for group in shared.groups {
      page.macro("Sh", [group.heading.uppercased()])
      page.sentences("These options belong to \(group.commands.joinedWithAnd()).")
      page.macro("Pp")
      page.list(group.options.map(\.mdocEntry))
    }
    addTopics(to: &page)
    addExamples(of: commands, to: &page)
    addRelated(related, to: &page)
    if !authors.isEmpty {
      page.macro("Sh", ["AUTHORS"])
      page.sentences(authors)
    }
    return page.text
  }

  private func addRelated(_ related: [(name: String, section: Int)], to page: inout MdocPage) {
    guard !related.isEmpty else { return }
    page.raw(".Sh SEE ALSO")
    for (index, other) in related.enumerated() {
      let comma = index + 1 < related.count ? " ," : ""
      page.raw(".Xr \(other.name) \(other.section)\(comma)")
    }
  }

  private func addSynopsis(to page: inout MdocPage) {
    page.macro("Sh", ["NAME"])
    page.macro("Nm", [name])
    page.raw(".Nd \(abstract)")
    page.macro("Sh", ["SYNOPSIS"])
    page.macro("Nm")
    page.raw(".Op Ar options")
    page.raw(".Ar command")
    page.raw(".Op Ar arguments")
    page.macro("Nm")
    page.raw(".Cm help")
    page.raw(".Op Ar command")
    page.macro("Nm")
    page.raw(".Fl -version")
  }

  private func addGlobals(to page: inout MdocPage) {
    page.macro("Pp")
    page.sentences("The options of all commands stand before or after the command:")
    page.macro("Pp")
    page.list(Globals.definitions().map(\.mdocEntry))
  }

  /// Adds a command, or a family with its commands.
  private func add(_ row: CommandRow<Context>, _ shared: SharedOptions, to page: inout MdocPage) {
    let command = row.description()
    page.raw(".Bl -tag -width Ds")
    page.raw(".It " + command.mdocTerm)
    page.sentences(command.abstract + ".")
    if !command.discussion.isEmpty {
      page.macro("Pp")
      page.paragraphs(command.discussion)
    }
    let arguments = command.parameters.filter { $0.kind == .argument }
    let entries = (arguments + shared.own(of: command)).map(\.mdocEntry)
    if !entries.isEmpty {
      page.macro("Pp")
      page.list(entries)
    }
    let headings = shared.headings(of: command)
    if !headings.isEmpty {
      page.macro("Pp")
      page.sentences(
        "It takes the options of \(headings.map { $0.uppercased() }.joinedWithAnd()), too.")
    }
    page.macro("El")
    for member in row.commands { add(member, shared, to: &page) }
  }

  /// Adds a section for each topic: `exit-status` becomes EXIT STATUS.
  private func addTopics(to page: inout MdocPage) {
    for topic in topics {
      page.raw(".Sh " + topic.name.uppercased().split(separator: "-").joined(separator: " "))
      page.sentences(topic.abstract + ".")
      if !topic.discussion.isEmpty { page.paragraphs(topic.discussion) }
      page.macro("Pp")
      page.list(topic.entries().map { ("Sy \(MdocPage.argument($0.term))", $0.meaning) })
    }
  }

  private func addExamples(of commands: [CommandDescription], to page: inout MdocPage) {
    page.macro("Sh", ["EXAMPLES"])
    var seen: Set<String> = []
    for example in examples + commands.flatMap({ $0.examples.prefix(2) })
    where seen.insert(example.line).inserted {
      if seen.count > 1 { page.macro("Pp") }
      page.sentences(example.effect + ":")
      page.raw(".Bd -literal -offset indent")
      page.literal(example.line)
      page.macro("Ed")
    }
  }

  /// Returns a day as mdoc wants it: `November 30, 2026`.
  private static func written(_ date: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return date }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }
}

extension CommandDescription {
  /// The line that heads a command: `Cm add Ar input ... Op Fl -replace`.
  fileprivate var mdocTerm: String {
    let words = name.split(separator: " ").joined(separator: " ")
    var term = "Cm \(words)"
    if !commands.isEmpty { return term + " Ar command" }
    for parameter in parameters where parameter.kind == .argument {
      let value =
        "Ar \(MdocPage.argument(parameter.valueName))" + (parameter.isRepeating ? " ..." : "")
      term += parameter.isRequired ? " " + value : " Op " + value
    }
    return term
  }
}

extension ParameterDefinition {
  /// The parameter with what it means, as an item of a list.
  fileprivate var mdocEntry: (term: String, meaning: String) {
    guard kind != .argument else { return ("Ar \(MdocPage.argument(valueName))", meaning) }
    let letter = short.map { "Fl \($0) , " } ?? ""
    let value = kind == .option ? " Ar \(MdocPage.argument(valueName))" : ""
    return (letter + "Fl -\(name)" + value, meaning)
  }
}

extension [String] {
  /// Returns `a`, `a and b`, `a, b and c`.
  func joinedWithAnd() -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
