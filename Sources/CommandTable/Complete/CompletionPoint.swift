/// What is asked for at the end of a line that is being typed.
package struct CompletionPoint: Sendable {
  /// The word so far, as the tool would read it.
  package var word = ""

  /// The part of the word that stands before the value, as in `--kind=`; else empty.
  package var lead = ""

  /// What the table of the tool knows to go on with.
  package var candidates: [Candidate] = []

  /// The parameter whose value is typed; nil where a command or an option is.
  package var parameter: ParameterDefinition?

  /// The name of the command; empty where there is none yet.
  package var command = ""

  /// The arguments of the command that stand before.
  package var arguments: [String] = []

  /// The options with a value that stand before, in their order.
  package var options: [(name: String, value: String)] = []

  /// The value so far.
  package var value: Substring { word.dropFirst(lead.count) }

  /// Returns the last value that was given to an option.
  package func option(_ name: String) -> String? {
    options.last { $0.name == name }?.value
  }
}
