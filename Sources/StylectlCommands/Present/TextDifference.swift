import StyleCatalog

/// How two texts differ, line by line.
struct TextDifference {
  /// A line of either text: `-` goes, `+` comes, a blank stays.
  private struct Edit {
    var mark: Character
    var line: Substring
  }

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

  /// Returns the difference as `diff -u` writes it: a hunk for changes that are near one another.
  func unified(from oldName: String, to newName: String) -> String {
    let edits = edits()
    var text = "--- \(oldName)\n+++ \(newName)\n"
    var (oldStart, newStart, passed) = (0, 0, 0)
    for hunk in hunks(edits) {
      for edit in edits[passed..<hunk.lowerBound] {
        if edit.mark != "+" { oldStart += 1 }
        if edit.mark != "-" { newStart += 1 }
      }
      passed = hunk.lowerBound
      let lines = edits[hunk]
      let oldRange = range(oldStart, lines.count { $0.mark != "+" })
      let newRange = range(newStart, lines.count { $0.mark != "-" })
      text += "@@ -\(oldRange) +\(newRange) @@\n"
      for edit in lines { text += "\(edit.mark)\(edit.line)\n" }
    }
    return text
  }

  /// The runs of edits that stand together: changes with no more than twice the context between.
  private func hunks(_ edits: [Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].mark != " " {
      let start = max(0, index - Self.context)
      let end = min(edits.count, index + 1 + Self.context)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func range(_ start: Int, _ count: Int) -> String {
    "\(count > 0 ? start + 1 : start),\(count)"
  }

  /// All lines, those that are equal at both ends compared first.
  private func edits() -> [Edit] {
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    return old[..<head].map { Edit(mark: " ", line: $0) }
      + middle(Array(old[head..<(old.count - tail)]), Array(new[head..<(new.count - tail)]))
      + old[(old.count - tail)...].map { Edit(mark: " ", line: $0) }
  }

  /// The lines that go and come, by the standard library's own difference where it is quick.
  private func middle(_ old: [Substring], _ new: [Substring]) -> [Edit] {
    guard old.count + new.count <= 4_000 else {
      return old.map { Edit(mark: "-", line: $0) } + new.map { Edit(mark: "+", line: $0) }
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var edits: [Edit] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        edits.append(Edit(mark: "-", line: old[left]))
        left += 1
      } else if inserted.contains(right) {
        edits.append(Edit(mark: "+", line: new[right]))
        right += 1
      } else if left < old.count {
        edits.append(Edit(mark: " ", line: old[left]))
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
