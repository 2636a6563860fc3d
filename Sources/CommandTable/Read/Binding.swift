import Diagnostics

/// A word of the line and the parameter that it is for.
struct Binding: Sendable {
  /// The place of the parameter in its table.
  var index: Int

  /// The word; empty for a flag.
  var word: String
}

extension ParameterSet {
  /// Creates the value from what was read.
  init(_ bindings: [Binding]) throws(UsageError) {
    self.init()
    for binding in bindings where !apply(binding.word, at: binding.index) {
      let definitions = Self.definitions() + Self.groupedDefinitions()
      throw UsageError(notAValue: binding.word, for: definitions[binding.index])
    }
  }
}

extension UsageError {
  /// Says what a parameter takes, and the word that was probably meant.
  fileprivate init(notAValue word: String, for definition: ParameterDefinition) {
    let near = Spelling.nearest(to: word, among: definition.words)
    self.init(
      "\(definition.spelling) takes \(definition.expectation), not \(named(word))",
      hint: near.map { "did you mean '\($0)'?" })
  }
}
