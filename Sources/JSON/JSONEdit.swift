/// An edit of a JSON text by its bytes: what it does not name stays as it is.
package struct JSONEdit: Sendable {
  /// The bytes before the edit.
  package let original: [UInt8]

  private var replacements: [(range: Range<Int>, text: String)] = []

  /// What is put in before a byte, in the order in which it came.
  private var insertions: [Int: [String]] = [:]

  /// Begins an edit.
  package init(_ original: [UInt8]) {
    self.original = original
  }

  /// Whether nothing is changed.
  package var isEmpty: Bool { replacements.isEmpty && insertions.isEmpty }

  /// The bytes after the edit.
  package var bytes: [UInt8] {
    guard !isEmpty else { return original }
    var edits = replacements
    edits += insertions.map { ($0.key..<$0.key, $0.value.joined()) }
    var output: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      output += original[position..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return output + original[position...]
  }

  /// Puts a text in the place of some bytes; what is replaced twice must not overlap.
  package mutating func replace(_ range: Range<Int>, by text: String) {
    replacements.append((range, text))
  }

  /// Puts a text before a byte, behind what was put there before.
  package mutating func insert(_ text: String, at offset: Int) {
    insertions[offset, default: []].append(text)
  }

  /// Takes members out of an object, each with one of the commas beside it.
  ///
  /// - Parameters:
  ///   - positions: The positions of the members.
  ///   - object: The object, which gets no other edit.
  package mutating func remove(_ positions: Set<Int>, from object: JSONSpan) {
    let members = object.members
    guard let last = members.last else { return }
    guard positions.count < members.count else {
      return replace(object.range.lowerBound + 1..<last.value.range.upperBound, by: "")
    }
    var isLeading = true
    for (position, member) in members.enumerated() {
      guard positions.contains(position) else {
        isLeading = false
        continue
      }
      if isLeading {
        replace(member.keyRange.lowerBound..<members[position + 1].keyRange.lowerBound, by: "")
      } else {
        let before = members[position - 1].value.range.upperBound
        replace(before..<member.value.range.upperBound, by: "")
      }
    }
  }
}
