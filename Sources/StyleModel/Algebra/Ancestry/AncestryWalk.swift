/// A walk from some versions down to their ancestors, descendants always before ancestors.
///
/// A version hands its marks to its parents. As all that follow it come before it, its marks are
/// complete when it comes up; `git merge-base` paints commits in the same way.
struct AncestryWalk {
  /// What is known of a version when it comes up.
  struct Marks: OptionSet {
    let rawValue: UInt8

    /// It is an ancestor of the first side.
    static let first = Marks(rawValue: 1)

    /// It is an ancestor of the second side.
    static let second = Marks(rawValue: 2)

    /// It is an ancestor of what was found.
    static let done = Marks(rawValue: 4)
  }

  private var marks: [Int: Marks] = [:]

  /// The places to come, as a heap: none has a greater generation than the one it is below.
  private var heap: [(generation: Int, place: Int)] = []

  /// The number of places in the heap that are not done.
  private var open = 0

  /// Marks a version, which comes up later unless it has come up already.
  mutating func visit(_ place: Int, generation: Int, marks new: Marks) {
    guard let old = marks[place] else {
      marks[place] = new
      if !new.contains(.done) { open += 1 }
      push((generation, place))
      return
    }
    if !old.contains(.done), new.contains(.done) { open -= 1 }
    marks[place] = old.union(new)
  }

  /// Returns the next version with its marks; nil once only ancestors of what was found are left.
  mutating func next() -> (place: Int, marks: Marks)? {
    guard open > 0, let top = heap.first, let marks = marks[top.place] else { return nil }
    pop()
    if !marks.contains(.done) { open -= 1 }
    return (top.place, marks)
  }

  private mutating func push(_ entry: (generation: Int, place: Int)) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2].generation < heap[child].generation {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var largest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].generation > heap[largest].generation { largest = child }
      }
      if largest == parent { return }
      heap.swapAt(parent, largest)
      parent = largest
    }
  }
}
