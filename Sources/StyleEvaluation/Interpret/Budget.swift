/// What an evaluation may use up; every style ends, whatever it says.
struct Budget {
  /// The steps of expressions and statements in one evaluation.
  static let steps = 200_000

  /// The calls inside one another.
  static let calls = 64

  /// The expressions and views inside one another, over all calls.
  static let nesting = 200

  /// The views of one evaluation.
  static let views = 10_000

  /// The bytes of a string.
  static let stringBytes = 100_000

  /// The elements of an array, a dictionary or a `ForEach`.
  static let elements = 10_000

  /// The modifiers and containers around one view.
  static let viewDepth = 400

  /// The largest length in points that reaches layout.
  static let length = 100_000.0

  /// The members and calls of one chain.
  static let links = 500
}
