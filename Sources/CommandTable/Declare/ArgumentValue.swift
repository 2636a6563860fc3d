/// A value that is read from one word of the command line.
///
/// It is public, as `Parameter` is, because the compiler takes only what is public from another module
/// to specialize it.
public protocol ArgumentValue: Sendable {
  /// Reads a word; nil if it is no such value.
  init?(argument: String)

  /// What is expected, as it stands after "takes" in an error: `a whole number`.
  static var expectation: String { get }

  /// The words that are allowed; empty if any word may be.
  static var words: [String] { get }

  /// Whether a value can be left out.
  static var isOptional: Bool { get }
}

extension ArgumentValue {
  /// Lets any word be.
  public static var words: [String] { [] }

  /// Asks for a value.
  @inlinable public static var isOptional: Bool { false }
}

extension String: ArgumentValue {
  /// Takes the word as it is.
  public init?(argument: String) { self = argument }

  /// Says that any text will do.
  public static var expectation: String { "a text" }
}

extension Int: ArgumentValue {
  /// Reads decimal digits with an optional sign.
  public init?(argument: String) { self.init(argument, radix: 10) }

  /// Says that digits are wanted.
  public static var expectation: String { "a whole number" }
}

extension Double: ArgumentValue {
  /// Reads a finite decimal number.
  public init?(argument: String) {
    guard let value = Double(argument), value.isFinite else { return nil }
    self = value
  }

  /// Says that a number is wanted.
  public static var expectation: String { "a number" }
}

extension Optional: ArgumentValue where Wrapped: ArgumentValue {
  /// Reads the value that is wrapped.
  public init?(argument: String) {
    guard let value = Wrapped(argument: argument) else { return nil }
    self = .some(value)
  }

  /// Says what the wrapped value says.
  public static var expectation: String { Wrapped.expectation }

  /// Lists the words of the wrapped value.
  public static var words: [String] { Wrapped.words }

  /// Lets the value be left out.
  @inlinable public static var isOptional: Bool { true }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// Reads the raw value of a case.
  public init?(argument: String) { self.init(rawValue: argument) }

  /// Lists the raw values: `light or dark`.
  public static var expectation: String { words.joinedWithOr() }

  /// Lists the raw values.
  public static var words: [String] { allCases.map { $0.rawValue } }
}

extension [String] {
  /// Returns `a`, `a or b`, `a, b or c`.
  @usableFromInline
  func joinedWithOr() -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
