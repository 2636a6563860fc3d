/// Which parts of one list are found again in another.
///
/// Equal parts are found first. Between two of these, parts are paired by their keys in order, then
/// by their names where one of a name is left on each side. The rest was removed and added, but for
/// what was wrapped: what stands whole, once, inside of a part that was added.
struct Alignment {
  /// For each part of the first list the index of the one that it is in the second; nil for none.
  private(set) var forward: [Int?]

  /// For each part of the second list the index of the one that it was in the first.
  private(set) var backward: [Int?]

  /// What of the first list stands inside of an added part of the second.
  private(set) var wrappings: [Wrapping] = []

  private let old: [Part]
  private let new: [Part]

  /// Finds the parts of a list in another one of the same kind.
  init(_ old: [Part], _ new: [Part], rule: PartKind.Rule) {
    self.old = old
    self.new = new
    forward = Array(repeating: nil, count: old.count)
    backward = Array(repeating: nil, count: new.count)
    guard rule != .keyed else {
      pairKeys()
      return
    }
    pair(old.indices, new.indices) { $0.map(\.identity) }
    for (first, second) in gaps() { pair(first, second, by: \.key) }
    for (first, second) in gaps() { pairNames(first, second) }
    for (first, second) in gaps() where !first.isEmpty && !second.isEmpty {
      wrappings += Wrapping.find(first, of: old, in: second, of: new)
    }
  }

  private mutating func pairKeys() {
    var places: [String: Int] = [:]
    for (index, part) in new.enumerated() { places[part.key] = index }
    for (index, part) in old.enumerated() {
      guard let other = places[part.key], backward[other] == nil else { continue }
      connect(index, other)
    }
  }

  private mutating func connect(_ index: Int, _ other: Int) {
    forward[index] = other
    backward[other] = index
  }

  private mutating func pair(
    _ first: Range<Int>, _ second: Range<Int>, _ identities: ([Part]) -> [Int]
  ) {
    guard !first.isEmpty, !second.isEmpty else { return }
    let found = CommonSubsequence.pairs(
      identities(Array(old[first])), identities(Array(new[second])))
    for (one, other) in found { connect(first.lowerBound + one, second.lowerBound + other) }
  }

  private mutating func pair(
    _ first: Range<Int>, _ second: Range<Int>, by word: KeyPath<Part, String>
  ) {
    var numbers: [String: Int] = [:]
    pair(first, second) { parts in
      parts.map { part in
        let number = numbers[part[keyPath: word]] ?? numbers.count
        numbers[part[keyPath: word]] = number
        return number
      }
    }
  }

  /// Pairs parts by the names that stand once on each side.
  private mutating func pairNames(_ first: Range<Int>, _ second: Range<Int>) {
    guard !first.isEmpty, !second.isEmpty else { return }
    var counts: [String: (old: Int, new: Int)] = [:]
    for index in first { counts[old[index].name, default: (0, 0)].old += 1 }
    for index in second { counts[new[index].name, default: (0, 0)].new += 1 }
    let ones = { (part: Part) in counts[part.name].map { $0 == (1, 1) } ?? false }
    let left = first.filter { ones(old[$0]) }
    let right = second.filter { ones(new[$0]) }
    var numbers: [String: Int] = [:]
    for (number, index) in left.enumerated() { numbers[old[index].name] = number }
    let found = CommonSubsequence.pairs(
      Array(left.indices), right.map { numbers[new[$0].name] ?? -1 })
    for (one, other) in found { connect(left[one], right[other]) }
  }

  /// The ranges without pairs between two that are paired, or an end.
  private func gaps() -> [(Range<Int>, Range<Int>)] {
    var gaps: [(Range<Int>, Range<Int>)] = []
    var (start, other) = (0, 0)
    for index in old.indices {
      guard let place = forward[index] else { continue }
      if start < index || other < place { gaps.append((start..<index, other..<max(other, place))) }
      (start, other) = (index + 1, place + 1)
    }
    gaps.append((start..<old.count, min(other, new.count)..<new.count))
    return gaps
  }
}
