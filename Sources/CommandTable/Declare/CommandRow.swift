/// One command in the table of a tool, with its type put aside.
package struct CommandRow<Context>: Sendable {
  /// The word that calls it.
  package let name: String

  /// One line without a full stop.
  package let abstract: String

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

/// What is said about a command.
package struct CommandDescription: Hashable, Sendable {
  /// The word that calls it.
  package var name: String

  /// One line without a full stop.
  package var abstract: String

  /// Paragraphs for the full help.
  package var discussion: String

  /// What to try first.
  package var examples: [Example]

  /// Its arguments, options and flags in the order of help.
  package var parameters: [ParameterDefinition]
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
