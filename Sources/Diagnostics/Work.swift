/// How far work has come that may take long.
package struct Work: Hashable, Sendable {
  /// What is done, as it stands before the number: `Checking rows`.
  package var name: String

  /// How many are done.
  package var done: Int

  /// How many there are; nil where nobody knows yet.
  package var total: Int?

  /// Creates a state of work.
  package init(_ name: String, done: Int, of total: Int? = nil) {
    self.name = name
    self.done = done
    self.total = total
  }

  /// Is told of each step of work.
  package typealias Report = (Work) -> Void
}
