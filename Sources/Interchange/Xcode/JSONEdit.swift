import JSON

/// An edit of a JSON file that leaves every byte of what stays the same.
struct JSONEdit {
  private let bytes: [UInt8]
  private let style: JSONStyle
  private let place: (JSONValue) -> String
  private var edits: [(range: Range<Int>, text: String)] = []

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
    var edit = JSONEdit(bytes: bytes, style: style, place: place)
    edit.change(old, span, to: value, depth: 0)
    return edit.result
  }

  private init(bytes: [UInt8], style: JSONStyle, place: @escaping (JSONValue) -> String) {
    self.bytes = bytes
    self.style = style
    self.place = place
  }

  private var result: [UInt8] {
    var output: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      return (a.lowerBound, a.upperBound, left.offset) < (b.lowerBound, b.upperBound, right.offset)
    }
    for (range, text) in ordered.map(\.element) {
      output += bytes[position..<range.lowerBound]
      output += Array(text.utf8)
      position = range.upperBound
    }
    return output + bytes[position...]
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
      edits.append((span.range, style.text(new, depth: depth)))
    }
  }

  private mutating func change(
    _ members: [JSONMember], _ span: JSONSpan, to wanted: [JSONMember], depth: Int
  ) {
    let kept = members.indices.filter { index in
      wanted.contains { $0.key == members[index].key }
    }
    guard !kept.isEmpty else {
      return edits.append((span.range, style.text(.object(wanted), depth: depth)))
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
      edits.append((ranges[place].lowerBound..<ranges[place].lowerBound, text + gap))
    } else if let last = kept.last {
      edits.append((ranges[last].upperBound..<ranges[last].upperBound, gap + text))
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
      edits.append((range, ""))
    }
  }
}
