/// What could not be read, and where.
package struct SyntaxError: Error, Hashable, Sendable {
  /// The byte offset in the source.
  package var offset: Int

  /// One sentence that says what was expected, without place and without a final full stop.
  package var message: String

  /// What to do about it, where that is known.
  package var hint: String?

  /// Creates an error.
  package init(offset: Int, message: String, hint: String? = nil) {
    self.offset = offset
    self.message = message
    self.hint = hint
  }
}
