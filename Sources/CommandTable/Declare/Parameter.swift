/// One argument, option or flag, bound to a field of the value that is read from the line.
///
/// The key path of the field is made only where the line has a value for it: the runtime takes longer
/// for the key paths of one command than for reading its line.
package struct Parameter<Root>: Sendable {
  /// What is said about it.
  package var definition: ParameterDefinition

  /// Sets or appends to the field; false if the word is no value for it.
  let apply: @Sendable (inout Root, String) -> Bool

  /// Makes the key path of a field.
  package typealias Path<Value> = @Sendable () -> any WritableKeyPath<Root, Value> & Sendable

  /// Binds one value.
  private init<Value: ArgumentValue>(
    _ definition: ParameterDefinition, _ path: @escaping Path<Value>,
    words: [String], accepts: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    self.definition = definition
    self.definition.allow(Value.self, words)
    apply = { root, word in
      guard words.isEmpty || words.contains(word), let value = Value(argument: word),
        accepts(value)
      else { return false }
      root[keyPath: path()] = value
      return true
    }
  }

  /// Binds a list of values.
  private init<Value: ArgumentValue>(
    _ definition: ParameterDefinition, list path: @escaping Path<[Value]>
  ) {
    self.definition = definition
    self.definition.isRepeating = true
    self.definition.allow(Value.self)
    apply = { root, word in
      guard let value = Value(argument: word) else { return false }
      root[keyPath: path()].append(value)
      return true
    }
  }

  /// Binds to whatever a closure sets.
  fileprivate init(
    _ definition: ParameterDefinition, apply: @escaping @Sendable (inout Root, String) -> Bool
  ) {
    self.definition = definition
    self.apply = apply
  }
}

extension ParameterDefinition {
  /// Takes the values of a type, or only some words.
  fileprivate mutating func allow<Value: ArgumentValue>(
    _ type: Value.Type, _ words: [String] = []
  ) {
    guard words.isEmpty else {
      allowed = { words }
      expected = { words.joinedWithOr() }
      return
    }
    allowed = { Value.words }
    expected = { Value.expectation }
  }
}

extension Parameter {
  /// Declares a value that is told by its place; it is required unless its field is optional.
  package static func argument<Value: ArgumentValue>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>, help: String,
    words: [String] = []
  ) -> Parameter {
    let definition = ParameterDefinition(
      kind: .argument, name: name, valueName: name, help: help, isRequired: !Value.isOptional)
    return Parameter(definition, path, words: words)
  }

  /// Declares the values that are left in the line; one at least where it is required.
  package static func arguments<Value: ArgumentValue>(
    _ name: String, _ path: @autoclosure @escaping Path<[Value]>, help: String,
    isRequired: Bool = true
  ) -> Parameter {
    let definition = ParameterDefinition(
      kind: .argument, name: name, valueName: name, help: help, isRequired: isRequired)
    return Parameter(definition, list: path)
  }

  /// Declares `--name value`; given twice, the last one counts.
  package static func option<Value: ArgumentValue>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>, short: Character? = nil,
    valueName: String? = nil, help: String, words: [String] = []
  ) -> Parameter {
    let definition = ParameterDefinition(
      kind: .option, name: name, short: short, valueName: valueName ?? name, help: help)
    return Parameter(definition, path, words: words)
  }

  /// Declares `--name value` that can be given any number of times.
  package static func options<Value: ArgumentValue>(
    _ name: String, _ path: @autoclosure @escaping Path<[Value]>,
    short: Character? = nil, valueName: String? = nil, help: String
  ) -> Parameter {
    let definition = ParameterDefinition(
      kind: .option, name: name, short: short, valueName: valueName ?? name, help: help)
    return Parameter(definition, list: path)
  }

  /// Declares `--name number` with the numbers that are allowed.
  package static func option(
    _ name: String, _ path: @autoclosure @escaping Path<Int?>, in range: ClosedRange<Int>,
    short: Character? = nil, valueName: String? = nil, help: String
  ) -> Parameter {
    let definition = ParameterDefinition(
      kind: .option, name: name, short: short, valueName: valueName ?? name, help: help)
    var parameter = Parameter(definition, path, words: []) { $0.map(range.contains) ?? false }
    parameter.definition.expected = {
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
    return parameter
  }

  /// Declares `--name`, which is off where it is not given.
  package static func flag(
    _ name: String, _ path: @autoclosure @escaping Path<Bool>, short: Character? = nil,
    help: String
  ) -> Parameter {
    let definition = ParameterDefinition(
      kind: .flag, name: name, short: short, valueName: name, help: help)
    return Parameter(definition) { root, _ in
      root[keyPath: path()] = true
      return true
    }
  }
}

extension Array {
  /// Returns the parameters of a part that several commands share, under a heading of their own; those
  /// that the part has under a heading keep that.
  package static func group<Root, Part: ParameterSet>(
    _ heading: String, _ path: @autoclosure @escaping Parameter<Root>.Path<Part>
  ) -> [Parameter<Root>] where Element == Parameter<Root> {
    Part.parameters.map { part in
      var definition = part.definition
      if definition.heading.isEmpty { definition.heading = heading }
      return Parameter(definition) { root, word in part.apply(&root[keyPath: path()], word) }
    }
  }
}
