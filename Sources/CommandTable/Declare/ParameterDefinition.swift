/// What help, errors and completion say about a parameter, whatever it is bound to.
package struct ParameterDefinition: Sendable {
  /// How a parameter is written.
  package enum Kind: Sendable {
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

  /// Makes the words that are allowed.
  var allowed: @Sendable () -> [String] = { [] }

  /// Makes the words for what is expected.
  var expected: @Sendable () -> String = { "" }

  /// Whether it can be given more than once.
  package var isRepeating = false

  /// Whether a line without it is an error.
  package var isRequired = false

  /// How errors call it: `'--width'` or `<name>`.
  package var spelling: String { kind == .argument ? "<\(valueName)>" : "'--\(name)'" }
}
