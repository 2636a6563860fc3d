/// A value that is read from the command line through a table of its parameters.
package protocol ParameterSet: Sendable {
  /// The table of its own parameters.
  static var parameters: [Parameter<Self>] { get }

  /// The options that it shares with others.
  static var optionGroups: [OptionGroup<Self>] { get }

  /// Creates the value of an empty line.
  init()
}

/// One command of a tool: what is said about it, what it reads and what it does.
package protocol Command: ParameterSet {
  /// What a command is given to work with.
  associatedtype Context

  /// The word that calls it; of a command of a family both words, `remote add`.
  static var name: String { get }

  /// One line without a full stop.
  static var abstract: String { get }

  /// Paragraphs for the full help, a blank line between two.
  static var discussion: String { get }

  /// What to try first.
  static var examples: [Example] { get }

  /// The words that other tools have for it; typed, they are answered with the name.
  static var otherWords: [String] { get }

  /// Throws a `UsageError` where the values do not go together.
  func validate() throws

  /// Does the work.
  func run(_ context: Context) throws
}

extension Command {
  /// Says nothing more.
  package static var discussion: String { "" }

  /// Shows no example.
  package static var examples: [Example] { [] }

  /// Knows no other word.
  package static var otherWords: [String] { [] }

  /// Takes all values.
  package func validate() throws {}
}

/// A line to try, and what it does.
package struct Example: Hashable, Sendable {
  /// The line, with the tool's name.
  package var line: String

  /// What it does, without a full stop.
  package var effect: String

  /// Creates an example.
  package init(_ line: String, _ effect: String) {
    self.line = line
    self.effect = effect
  }
}
