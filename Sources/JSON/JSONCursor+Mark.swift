extension JSONCursor {
  /// Where a cursor stands before a value, to come back to.
  package struct Mark: Sendable {
    fileprivate var position: Int
    fileprivate var expectation: Expectation
    fileprivate var depth: Int
    fileprivate var objects: UInt64
    fileprivate var progress: Int
  }

  /// Returns the present state; it is of use until the container that is open now is closed.
  package func mark() -> Mark {
    Mark(
      position: position, expectation: expectation, depth: depth, objects: objects,
      progress: depth > 0 ? progress[depth - 1] : 0)
  }

  /// Goes back to a mark.
  package mutating func rewind(to mark: Mark) {
    position = mark.position
    expectation = mark.expectation
    depth = mark.depth
    objects = mark.objects
    if depth > 0 { progress[depth - 1] = mark.progress }
  }
}
