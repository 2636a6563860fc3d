import Diagnostics

/// Why reading stopped.
enum Failure: Error {
  /// The text is not Swift of the subset, nor of what the subset leaves out.
  case syntax(SyntaxError)

  /// A construct that the subset leaves out begins or stands at this offset.
  case leftOut(Int)

  /// The error to report where nothing can be kept as it is written.
  var error: SyntaxError {
    switch self {
    case .syntax(let error): error
    case .leftOut(let offset):
      SyntaxError(offset: offset, message: "this kind of Swift is not understood here")
    }
  }
}
