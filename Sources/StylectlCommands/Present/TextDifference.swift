/// How two texts differ, line by line.
struct TextDifference {
  private let old: [Substring]
  private let new: [Substring]

  /// The lines around a change that are shown with it.
  private static let context = 3

  /// Compares texts.
  init(from old: String, to new: String) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns the difference as `diff -u` writes it.
  ///
  /// It is one hunk, from the first line that differs to the last.
  func unified(from oldName: String, to newName: String) -> String {
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let start = max(0, head - Self.context)
    let after = min(tail, Self.context)
    let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
    var text = "--- \(oldName)\n+++ \(newName)\n"
    text += "@@ -\(range(start, oldEnd + after)) +\(range(start, newEnd + after)) @@\n"
    for line in old[start..<head] { text += " \(line)\n" }
    for (mark, line) in edits(Array(old[head..<oldEnd]), Array(new[head..<newEnd])) {
      text += "\(mark)\(line)\n"
    }
    for line in old[oldEnd..<(oldEnd + after)] { text += " \(line)\n" }
    return text
  }

  private func range(_ start: Int, _ end: Int) -> String {
    "\(end > start ? start + 1 : start),\(end - start)"
  }

  /// The lines that go and come, by the standard library's own difference where it is quick.
  private func edits(_ old: [Substring], _ new: [Substring]) -> [(Character, Substring)] {
    guard old.count + new.count <= 4_000 else {
      return old.map { ("-", $0) } + new.map { ("+", $0) }
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var edits: [(Character, Substring)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        edits.append(("-", old[left]))
        left += 1
      } else if inserted.contains(right) {
        edits.append(("+", new[right]))
        right += 1
      } else if left < old.count {
        edits.append((" ", old[left]))
        left += 1
        right += 1
      } else {
        break
      }
    }
    return edits
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
