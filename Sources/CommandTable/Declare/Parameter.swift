/// One argument, option or flag, bound to a field of the value that is read from the line.
///
/// A command makes all of its parameters to read a few words. So what declares them is inlined: the
/// compiler then knows the type of each field and sets it where it stands, and the runtime makes neither
/// the types of values nor key paths, which takes it longer than reading the line.
public struct Parameter<Root>: Sendable {
  /// What is said about it.
  package var definition: ParameterDefinition

  /// Sets or appends to the field; false if the word is no value for it.
  let apply: Apply

  /// Sets or appends to a field; false if the word is no value for it.
  public typealias Apply = @Sendable (inout Root, String) -> Bool

  /// Makes the key path of a field.
  public typealias Path<Value> = @Sendable () -> any WritableKeyPath<Root, Value> & Sendable

  /// Binds to whatever a closure sets.
  @usableFromInline
  init(_ definition: ParameterDefinition, apply: @escaping Apply) {
    self.definition = definition
    self.apply = apply
  }

  /// Binds one value.
  @inlinable @inline(__always)
  init<Value: ArgumentValue>(_ definition: ParameterDefinition, _ path: @escaping Path<Value>) {
    self.init(definition.taking({ Value.words }, { Value.expectation })) { root, word in
      guard let value = Value(argument: word) else { return false }
      root[keyPath: path()] = value
      return true
    }
  }

  /// Binds a list of values.
  @inlinable @inline(__always)
  init<Value: ArgumentValue>(
    _ definition: ParameterDefinition, list path: @escaping Path<[Value]>
  ) {
    self.init(definition.repeating.taking({ Value.words }, { Value.expectation })) { root, word in
      guard let value = Value(argument: word) else { return false }
      root[keyPath: path()].append(value)
      return true
    }
  }
}

extension Parameter {
  /// Declares a value that is told by its place; it is required unless its field is optional.
  @inlinable @inline(__always)
  public static func argument<Value: ArgumentValue>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>, help: String
  ) -> Parameter {
    let definition = ParameterDefinition(
      .argument, name, valueName: name, help: help, isRequired: !Value.isOptional)
    return Parameter(definition, path)
  }

  /// Declares the values that are left in the line; one at least where it is required.
  @inlinable @inline(__always)
  public static func arguments<Value: ArgumentValue>(
    _ name: String, _ path: @autoclosure @escaping Path<[Value]>, help: String,
    isRequired: Bool = true
  ) -> Parameter {
    let definition = ParameterDefinition(
      .argument, name, valueName: name, help: help, isRequired: isRequired)
    return Parameter(definition, list: path)
  }

  /// Declares `--name value`; given twice, the last one counts.
  @inlinable @inline(__always)
  public static func option<Value: ArgumentValue>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>, short: Character? = nil,
    valueName: String? = nil, help: String
  ) -> Parameter {
    let definition = ParameterDefinition(
      .option, name, short: short, valueName: valueName ?? name, help: help)
    return Parameter(definition, path)
  }

  /// Declares `--name value` that can be given any number of times.
  @inlinable @inline(__always)
  public static func options<Value: ArgumentValue>(
    _ name: String, _ path: @autoclosure @escaping Path<[Value]>,
    short: Character? = nil, valueName: String? = nil, help: String
  ) -> Parameter {
    let definition = ParameterDefinition(
      .option, name, short: short, valueName: valueName ?? name, help: help)
    return Parameter(definition, list: path)
  }

  /// Declares `--name number` with the numbers that are allowed.
  @inlinable @inline(__always)
  public static func option(
    _ name: String, _ path: @autoclosure @escaping Path<Int?>, in range: ClosedRange<Int>,
    short: Character? = nil, valueName: String? = nil, help: String
  ) -> Parameter {
    let definition = ParameterDefinition(
      .option, name, short: short, valueName: valueName ?? name, help: help
    ).taking({ [] }, { "a whole number from \(range.lowerBound) to \(range.upperBound)" })
    return Parameter(definition) { root, word in
      guard let value = Int(argument: word), range.contains(value) else { return false }
      root[keyPath: path()] = value
      return true
    }
  }

  /// Declares `--name word` with the words that are allowed.
  @inlinable @inline(__always)
  public static func option(
    _ name: String, _ path: @autoclosure @escaping Path<String?>, short: Character? = nil,
    valueName: String? = nil, help: String, words: @autoclosure @escaping @Sendable () -> [String]
  ) -> Parameter {
    let definition = ParameterDefinition(
      .option, name, short: short, valueName: valueName ?? name, help: help
    ).taking(words, { words().joinedWithOr() })
    return Parameter(definition) { root, word in
      guard words().contains(word) else { return false }
      root[keyPath: path()] = word
      return true
    }
  }

  /// Declares `--name`, which is off where it is not given.
  @inlinable @inline(__always)
  public static func flag(
    _ name: String, _ path: @autoclosure @escaping Path<Bool>, short: Character? = nil,
    help: String
  ) -> Parameter {
    Parameter(ParameterDefinition(.flag, name, short: short, valueName: name, help: help)) {
      root, _ in
      root[keyPath: path()] = true
      return true
    }
  }
}
