/// The elements that two sequences share in one order.
///
/// What is alike at both ends is taken first. What stands once in each sequence parts the rest; a
/// part without any such element is compared in full where it is small, else greedily, so that
/// long runs of equal lines take no more than linear time.
struct CommonSubsequence {
  /// The greatest number of pairs of elements that are compared in full.
  private static let cellLimit = 1_000_000

  private let left: [Int]
  private let right: [Int]
  private var pairs: [(Int, Int)] = []
  private var open: [(Range<Int>, Range<Int>)] = []

  /// Returns the indices of shared elements, ascending on both sides.
  static func pairs(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    var search = CommonSubsequence(left, right)
    search.open = [(left.indices, right.indices)]
    while let (first, second) = search.open.popLast() { search.match(first, second) }
    return search.pairs.sorted { $0.0 < $1.0 }
  }

  private init(_ left: [Int], _ right: [Int]) {
    self.left = left
    self.right = right
  }

  private mutating func match(_ first: Range<Int>, _ second: Range<Int>) {
    var (first, second) = (first, second)
    while let one = first.first, let other = second.first, left[one] == right[other] {
      pairs.append((one, other))
      (first, second) = (first.dropFirst(), second.dropFirst())
    }
    while let one = first.last, let other = second.last, left[one] == right[other] {
      pairs.append((one, other))
      (first, second) = (first.dropLast(), second.dropLast())
    }
    guard !first.isEmpty, !second.isEmpty else { return }
    let anchors = anchors(first, second)
    if anchors.isEmpty {
      if first.count <= Self.cellLimit / second.count {
        compare(first, second)
      } else {
        takeGreedily(first, second)
      }
      return
    }
    var (start, other) = (first.lowerBound, second.lowerBound)
    for (one, two) in anchors {
      pairs.append((one, two))
      open.append((start..<one, other..<two))
      (start, other) = (one + 1, two + 1)
    }
    open.append((start..<first.upperBound, other..<second.upperBound))
  }

  /// What stands once in each range, as far as it stands in one order in both.
  private func anchors(_ first: Range<Int>, _ second: Range<Int>) -> [(Int, Int)] {
    var places: [Int: (left: Int?, right: Int?)] = [:]
    var repeated: Set<Int> = []
    for index in first {
      if places[left[index]] != nil { repeated.insert(left[index]) }
      places[left[index]] = (index, nil)
    }
    for index in second {
      guard let place = places[right[index]] else { continue }
      if place.right != nil { repeated.insert(right[index]) }
      places[right[index]]?.right = index
    }
    let shared: [(Int, Int)] = first.compactMap { index in
      guard let place = places[left[index]], let other = place.right,
        !repeated.contains(left[index])
      else { return nil }
      return (index, other)
    }
    return Self.longestAscending(shared)
  }

  /// The most pairs that ascend on the right, of pairs that ascend on the left.
  private static func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pairs[index].1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [(Int, Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.append(pairs[next])
      next = before[next]
    }
    return result.reversed()
  }

  /// Compares every element of a range with every one of another.
  private mutating func compare(_ first: Range<Int>, _ second: Range<Int>) {
    let width = second.count + 1
    var lengths = [Int32](repeating: 0, count: (first.count + 1) * width)
    for row in stride(from: first.count - 1, through: 0, by: -1) {
      for column in stride(from: second.count - 1, through: 0, by: -1) {
        let place = row * width + column
        lengths[place] =
          left[first.lowerBound + row] == right[second.lowerBound + column]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
      let place = row * width + column
      if left[first.lowerBound + row] == right[second.lowerBound + column] {
        pairs.append((first.lowerBound + row, second.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  /// Takes for each element the next equal one on the right that is no further away than on the left.
  private mutating func takeGreedily(_ first: Range<Int>, _ second: Range<Int>) {
    var places: [Int: [Int]] = [:]
    for index in second.reversed() { places[right[index], default: []].append(index) }
    var next = second.lowerBound
    for index in first {
      while let place = places[left[index]]?.last, place < next {
        places[left[index]]?.removeLast()
      }
      guard let place = places[left[index]]?.last,
        place - next <= max(64, first.upperBound - index)
      else { continue }
      pairs.append((index, place))
      next = place + 1
    }
  }
}
