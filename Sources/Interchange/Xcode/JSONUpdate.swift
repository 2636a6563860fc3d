import JSON

/// The edit that gives a JSON file another content, and leaves every byte of what stays the same.
struct JSONUpdate {
  private var edit: JSONEdit
  private let style: JSONStyle
  private let place: (JSONValue) -> String

  /// Gives a file another content in its own layout.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - value: What it is to say.
  ///   - place: Returns what elements of arrays go by: those of equal places are one element, before
  ///     and after. The elements that stay do so in their order.
  /// - Returns: The new bytes; nil where the file is no JSON.
  static func bytes(
    of bytes: [UInt8], saying value: JSONValue, place: @escaping (JSONValue) -> String
  ) -> [UInt8]? {
    guard let span = try? JSONSpan(reading: bytes), let old = try? JSONValue(reading: bytes) else {
      return nil
    }
    let style = JSONStyle(of: bytes, root: span)
    var update = JSONUpdate(edit: JSONEdit(bytes), style: style, place: place)
    update.change(old, span, to: value, depth: 0)
    return update.edit.bytes
  }

  private init(edit: JSONEdit, style: JSONStyle, place: @escaping (JSONValue) -> String) {
    self.edit = edit
    self.style = style
    self.place = place
  }

  private mutating func change(
    _ old: JSONValue, _ span: JSONSpan, to new: JSONValue, depth: Int
  ) {
    if old.canonical == new.canonical { return }
    if let members = old.object, let wanted = new.object, !members.isEmpty {
      change(members, span, to: wanted, depth: depth)
    } else if let elements = old.array, let wanted = new.array,
      let kept = pairs(elements, wanted), !kept.isEmpty
    {
      change(elements, span, to: wanted, pairs: kept, depth: depth)
    } else {
      edit.replace(span.range, by: style.text(new, depth: depth))
    }
  }

  private mutating func change(
    _ members: [JSONMember], _ span: JSONSpan, to wanted: [JSONMember], depth: Int
  ) {
    let kept = members.indices.filter { index in
      wanted.contains { $0.key == members[index].key }
    }
    guard !kept.isEmpty else {
      return edit.replace(span.range, by: style.text(.object(wanted), depth: depth))
    }
    let ranges = span.members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
    remove(allBut: Set(kept), of: ranges)
    for index in kept {
      guard let value = wanted.first(where: { $0.key == members[index].key })?.value else {
        continue
      }
      change(members[index].value, span.members[index].value, to: value, depth: depth + 1)
    }
    for member in wanted where !members.contains(where: { $0.key == member.key }) {
      // Where keys are sorted, a new one is put where it belongs.
      let before = kept.first { member.key.utf8.lexicographicallyPrecedes(members[$0].key.utf8) }
      insert(
        style.text(member, depth: depth + 1), before: before, of: ranges, kept: kept, depth: depth)
    }
  }

  private mutating func change(
    _ elements: [JSONValue], _ span: JSONSpan, to wanted: [JSONValue], pairs: [Int: Int], depth: Int
  ) {
    let ranges = span.elements.map(\.range)
    let kept = pairs.values.sorted()
    remove(allBut: Set(kept), of: ranges)
    for (index, value) in wanted.enumerated() {
      if let place = pairs[index] {
        change(elements[place], span.elements[place], to: value, depth: depth + 1)
        continue
      }
      let following = wanted.indices[index...].lazy.compactMap { pairs[$0] }.first
      insert(
        style.text(value, depth: depth + 1), before: following, of: ranges, kept: kept,
        depth: depth)
    }
  }

  /// The old place of each new element that has one; nil where they change their order.
  private func pairs(_ old: [JSONValue], _ new: [JSONValue]) -> [Int: Int]? {
    var places = Dictionary(grouping: old.indices.reversed()) { place(old[$0]) }
    var pairs: [Int: Int] = [:]
    var last = -1
    for index in new.indices {
      guard let found = places[place(new[index])]?.popLast() else { continue }
      guard found > last else { return nil }
      last = found
      pairs[index] = found
    }
    return pairs
  }

  private mutating func insert(
    _ text: String, before place: Int?, of ranges: [Range<Int>], kept: [Int], depth: Int
  ) {
    let gap = "," + style.gap + style.indentation(depth + 1)
    if let place {
      edit.insert(text + gap, at: ranges[place].lowerBound)
    } else if let last = kept.last {
      edit.insert(gap + text, at: ranges[last].upperBound)
    }
  }

  /// Takes out what does not stay, each with the comma before it, or behind it where it is the first.
  private mutating func remove(allBut kept: Set<Int>, of ranges: [Range<Int>]) {
    guard let first = kept.min() else { return }
    for index in ranges.indices where !kept.contains(index) {
      let range =
        index < first
        ? ranges[index].lowerBound..<ranges[index + 1].lowerBound
        : ranges[index - 1].upperBound..<ranges[index].upperBound
      edit.replace(range, by: "")
    }
  }
}
