/// Text that is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The byte offset in the bytes that were read, a byte order mark included.
  package var offset: Int

  /// One sentence that says what was expected, without place and without a final full stop.
  package var message: String

  /// What to do about it, where that is known.
  package var hint: String?

  /// The byte offset of what stands in the way, as the first of two equal keys.
  package var earlierOffset: Int?

  /// Creates an error.
  package init(offset: Int, message: String, hint: String? = nil, earlierOffset: Int? = nil) {
    self.offset = offset
    self.message = message
    self.hint = hint
    self.earlierOffset = earlierOffset
  }
}
