/// Two orders of keys, joined into one.
struct JoinedRows {
  /// The keys of both, each once.
  private(set) var keys: [String] = []

  /// Whether the keys that both have stand in one order in both.
  private(set) var isConsistent = true

  /// Joins two orders.
  ///
  /// The keys that both have keep their order. Between them stands what one side has, then what the
  /// other has: first the one whose first key precedes. Where the two orders contradict each other,
  /// all keys are sorted.
  init(_ ours: [String], _ theirs: [String], precedes: (String, String) -> Bool) {
    let (ours, theirs) = (Self.unique(ours), Self.unique(theirs))
    let shared = Set(ours).intersection(theirs)
    let anchors = ours.filter(shared.contains)
    isConsistent = anchors == theirs.filter(shared.contains)
    guard isConsistent else {
      keys = (ours + theirs.filter { !shared.contains($0) }).sorted(by: precedes)
      return
    }
    var (left, right) = (ours[...], theirs[...])
    for anchor in anchors {
      take(&left, &right, upTo: anchor, precedes)
      keys.append(anchor)
    }
    take(&left, &right, upTo: nil, precedes)
  }

  private mutating func take(
    _ left: inout ArraySlice<String>, _ right: inout ArraySlice<String>, upTo anchor: String?,
    _ precedes: (String, String) -> Bool
  ) {
    let one = left.prefix { $0 != anchor }
    let other = right.prefix { $0 != anchor }
    left = left.dropFirst(one.count + 1)
    right = right.dropFirst(other.count + 1)
    if let first = one.first, let second = other.first, precedes(second, first) {
      keys += other + one
    } else {
      keys += one + other
    }
  }

  private static func unique(_ keys: [String]) -> [String] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }
}
