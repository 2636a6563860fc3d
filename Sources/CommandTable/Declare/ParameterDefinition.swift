/// What help, errors and completion say about a parameter, whatever it is bound to.
public struct ParameterDefinition: Sendable {
  /// How a parameter is written.
  public enum Kind: Sendable {
    /// By its place in the line.
    case argument

    /// `--name value`.
    case option

    /// `--name`.
    case flag
  }

  /// How it is written.
  package var kind: Kind

  /// The name without dashes; of an argument, the name of its value.
  package var name: String

  /// The letter of the short spelling.
  package var short: Character?

  /// What stands between `<` and `>` in help.
  package var valueName: String

  /// One sentence without a full stop.
  package var help: String

  /// The section of help that lists it; empty for the usual one.
  package var heading = ""

  /// The words that are allowed; empty if any word may be.
  ///
  /// Only help and errors ask for them.
  package var words: [String] { allowed() }

  /// What is expected, as it stands after "takes" in an error.
  package var expectation: String { expected() }

  /// Whether it can be given more than once.
  package private(set) var isRepeating = false

  /// Whether a line without it is an error.
  package var isRequired: Bool

  /// How errors call it: `'--width'` or `<name>`.
  package var spelling: String { kind == .argument ? "<\(valueName)>" : "'--\(name)'" }

  private var allowed: @Sendable () -> [String] = { [] }
  private var expected: @Sendable () -> String = { "" }

  /// Creates the definition of a parameter that takes nothing.
  @usableFromInline
  init(
    _ kind: Kind, _ name: String, short: Character? = nil, valueName: String, help: String,
    isRequired: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.short = short
    self.valueName = valueName
    self.help = help
    self.isRequired = isRequired
  }

  /// Returns the definition of a parameter that takes some words, or any if there are none, and what is
  /// expected; both are made only when they are asked for.
  @usableFromInline
  func taking(
    _ words: @escaping @Sendable () -> [String], _ expectation: @escaping @Sendable () -> String
  ) -> ParameterDefinition {
    var definition = self
    definition.allowed = words
    definition.expected = expectation
    return definition
  }

  /// The definition of a parameter that can be given more than once.
  @usableFromInline var repeating: ParameterDefinition {
    var definition = self
    definition.isRepeating = true
    return definition
  }
}
