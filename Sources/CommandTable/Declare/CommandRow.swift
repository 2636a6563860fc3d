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

  /// What is read from a line for the command, without what only help needs.
  let definitions: @Sendable () -> [ParameterDefinition]

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
        examples: Row.examples, parameters: Row.parameters.map(\.definition))
    }
    definitions = { Row.parameters.map { $0.definition } }
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
    bind = { _ in throw UsageError(.missingArgument, "'\(name)' needs one of its commands") }
  }

  /// The word that tells it from the others of its family.
  var lastWord: String { name.split(separator: " ").last.map(String.init) ?? name }

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
  package var title: String

  /// The commands in the order of help.
  package var rows: [CommandRow<Context>]

  /// Creates a group.
  package init(_ title: String, _ rows: [CommandRow<Context>]) {
    self.title = title
    self.rows = rows
  }
}
