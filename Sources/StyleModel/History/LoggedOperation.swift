/// An operation with its place in the log of a file.
package struct LoggedOperation: Hashable, Sendable {
  /// The place, from 1.
  package var number: Int

  /// The hash.
  package var hash: ContentHash

  /// What was done.
  package var record: Operation

  /// Creates an entry.
  package init(number: Int, hash: ContentHash, record: Operation) {
    self.number = number
    self.hash = hash
    self.record = record
  }
}
