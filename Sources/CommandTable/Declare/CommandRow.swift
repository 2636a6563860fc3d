/// One command in the table of a tool, with its type put aside, or a family of commands.
package struct CommandRow<Context>: Sendable {
  /// The word that calls it; of a command of a family both words, `remote add`.
  package let name: String

  /// One line without a full stop.
  package let abstract: String

  /// The commands of a family; empty for a command that runs itself.
  package let commands: [CommandRow]

  /// The words that other tools have for it.
  let otherWords: @Sendable () -> [String]

  /// All that help, manual and completion need; made only for the command that is asked for.
  package let description: @Sendable () -> CommandDescription

  /// The command's own parameters.
  let definitions: @Sendable () -> [ParameterDefinition]

  /// The options of its groups, which count on from its own parameters.
  let groupedDefinitions: @Sendable () -> [ParameterDefinition]

  /// Makes the command from what was read, ready to run.
  let bind: @Sendable ([Binding]) throws -> (Context) throws -> Void

  /// Creates the row of a command.
  package init<Row: Command>(_ type: Row.Type) where Row.Context == Context {
    name = Row.name
    abstract = Row.abstract
    commands = []
    otherWords = { Row.otherWords }
    description = {
      CommandDescription(
        name: Row.name, abstract: Row.abstract, discussion: Row.discussion,
        examples: Row.examples, parameters: Row.definitions() + Row.groupedDefinitions())
    }
    definitions = Row.definitions
    groupedDefinitions = Row.groupedDefinitions
    bind = { bindings in
      let command = try Row(bindings)
      try command.validate()
      return { context in try command.run(context) }
    }
  }
}

extension CommandRow {
  /// Creates the row of a family: one word with commands below it.
  ///
  /// The name of each of them begins with that word: `remote` has `remote add`. The examples of the
  /// family are the first ones of its commands.
  package init(
    family name: String, abstract: String, discussion: String = "", otherWords: [String] = [],
    _ commands: [CommandRow]
  ) {
    self.name = name
    self.abstract = abstract
    self.commands = commands
    self.otherWords = { otherWords }
    description = {
      CommandDescription(
        name: name, abstract: abstract, discussion: discussion,
        examples: commands.flatMap { $0.description().examples.prefix(1) }, parameters: [],
        commands: commands.map { .init(word: $0.lastWord, abstract: $0.abstract) })
    }
    definitions = { [] }
    groupedDefinitions = { [] }
    bind = { _ in throw UsageError(.missingArgument, "'\(name)' needs one of its commands") }
  }

  /// The word that tells it from the others of its family.
  var lastWord: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// Whether it is that of a family.
  var isFamily: Bool { commands.count > 0 }

  /// The row and, where it is a family, those of its commands.
  var withCommands: [CommandRow] { [self] + commands }
}

/// What is said about a command.
package struct CommandDescription: Sendable {
  /// A command of a family.
  package struct Entry: Hashable, Sendable {
    /// The word that follows that of the family.
    package var word: String

    /// One line without a full stop.
    package var abstract: String
  }

  /// The word that calls it; of a command of a family both words.
  package var name: String

  /// One line without a full stop.
  package var abstract: String

  /// Paragraphs for the full help.
  package var discussion: String

  /// What to try first.
  package var examples: [Example]

  /// Its arguments, options and flags in the order of help.
  package var parameters: [ParameterDefinition]

  /// The commands of a family.
  package var commands: [Entry] = []
}

/// Commands that help lists under one heading.
package struct CommandGroup<Context>: Sendable {
  /// The heading.
  package let title: String

  /// The commands in the order of help.
  package var rows: [CommandRow<Context>] { makeRows() }

  private let makeRows: @Sendable () -> [CommandRow<Context>]

  /// Creates a group; its rows are made only when they are asked for.
  package init(
    _ title: String, _ rows: @autoclosure @escaping @Sendable () -> [CommandRow<Context>]
  ) {
    self.title = title
    makeRows = rows
  }

  /// Returns the command or the family of a name of one word.
  func row(named name: String) -> CommandRow<Context>? {
    let rows = rows
    // Counting is cheaper than iterating, whose types the runtime would have to make.
    return (0..<rows.count).first { rows[$0].name == name }.map { rows[$0] }
  }
}
