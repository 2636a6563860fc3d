import Diagnostics

/// Why a style could not be evaluated.
package struct EvaluationError: Error, Hashable, Sendable {
  /// The style whose code it is about; nil where it is about what was asked for.
  package var style: String?

  /// The place in the style's Swift.
  package var place: Place?

  /// One sentence without a final full stop.
  package var message: String

  /// What to do about it.
  package var hint: String?

  /// Creates an error.
  package init(style: String? = nil, place: Place? = nil, message: String, hint: String? = nil) {
    self.style = style
    self.place = place
    self.message = message
    self.hint = hint
  }
}

/// A parameter of a style that has no default and was not set.
package struct MissingParameter: Error, Hashable, Sendable {
  /// The style.
  package var style: String

  /// The parameter.
  package var name: String

  /// Its type, canonical.
  package var type: String

  /// A value of the type, as Swift.
  package var example: String

  /// The sentence for a person.
  package var message: String { "\(style) needs a value for '\(name)' of type \(type)" }

  /// How to set it.
  package var hint: String { "--set '\(name)=\(example)'" }

  /// Creates an error.
  package init(style: String, name: String, type: String, example: String) {
    self.style = style
    self.name = name
    self.type = type
    self.example = example
  }
}

/// A style that was asked for as Swift, but that no style declares.
package struct UnknownStyle: Error, Hashable, Sendable {
  /// The Swift, as it was typed.
  package var text: String

  /// The sentence for a person.
  package var message: String { "no style declares '\(text)'" }

  /// Creates an error.
  package init(text: String) {
    self.text = text
  }
}

/// A name that was set, but that no style of the chain knows.
package struct UnknownSetting: Error, Hashable, Sendable {
  /// The name.
  package var name: String

  /// The names that can be set, nearest first.
  package var candidates: [String]

  /// The sentence for a person.
  package var message: String { "no style of this preview has a parameter or name '\(name)'" }

  /// What could have been meant.
  package var hint: String? {
    candidates.isEmpty
      ? nil : "did you mean " + candidates.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + "?"
  }

  /// Creates an error.
  package init(name: String, candidates: [String]) {
    self.name = name
    self.candidates = candidates
  }
}
