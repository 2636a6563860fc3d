/// A line that cannot be carried out as it was written.
package struct UsageError: Error, Hashable, Sendable {
  /// What went wrong, as far as the reader of a line acts on it.
  enum Reason: Sendable {
    /// An option that is in no table.
    case unknownOption

    /// A required argument that is not there.
    case missingArgument

    /// Anything else.
    case other
  }

  /// One sentence without a full stop; what it quotes is cut, but not made safe for a terminal.
  package var message: String

  /// What to do about it.
  package var hint: String?

  /// What went wrong.
  var reason = Reason.other

  /// Creates an error.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// Creates an error with its reason.
  init(_ reason: Reason, _ message: String, hint: String? = nil) {
    self.init(message, hint: hint)
    self.reason = reason
  }

  /// Returns the error with a pointer to help where it has no hint.
  func pointing(to help: String) -> UsageError {
    var error = self
    error.hint = hint ?? help
    return error
  }
}
