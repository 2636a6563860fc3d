/// Parts that were put inside of a new one, such as views that got a stack around them.
struct Wrapping {
  /// The indices of the parts in the list that they stood in.
  var parts: Range<Int>

  /// The index of the new part around them.
  var outer: Int

  /// The identities of what stands inside of the new part, in one of its lists.
  var inner: [Int]

  /// Finds which parts of a gap stand whole, once, inside of a new part: all of them in a row, else
  /// each that does.
  static func find(
    _ gap: Range<Int>, of old: [Part], in added: Range<Int>, of new: [Part]
  ) -> [Wrapping] {
    let all = gap.map { old[$0].identity }
    let wanted = Set(all)
    let places = Dictionary(zip(all, gap), uniquingKeysWith: { first, _ in first })
    var found: [Wrapping] = []
    for outer in added where new[outer].kind != .comment {
      let inside = IdentityCount(in: new[outer], of: wanted)
      if inside.counts.isEmpty { continue }
      if inside.runs(all) == 1 {
        return [Wrapping(parts: gap, outer: outer, inner: all)]
      }
      for (identity, count) in inside.counts where gap.count > 1 && count == 1 {
        guard let index = places[identity] else { continue }
        found.append(Wrapping(parts: index..<(index + 1), outer: outer, inner: [identity]))
      }
    }
    found.sort { ($0.parts.lowerBound, $0.outer) < ($1.parts.lowerBound, $1.outer) }
    let doubled = Dictionary(grouping: found, by: \.parts).filter { $0.value.count > 1 }.keys
    return found.filter { !doubled.contains($0.parts) }
  }
}

/// How often parts stand inside of another.
struct IdentityCount {
  /// How often each part stands there.
  private(set) var counts: [Int: Int] = [:]

  private let wanted: Set<Int>
  private var lists: [[Int]] = []

  /// Counts the wanted parts below another.
  init(in part: Part, of wanted: Set<Int>) {
    self.wanted = wanted
    count(part)
  }

  private mutating func count(_ part: Part) {
    var row: [Int] = []
    for inner in part.parts {
      if wanted.contains(inner.identity) {
        counts[inner.identity, default: 0] += 1
        row.append(inner.identity)
      } else {
        if !row.isEmpty { lists.append(row) }
        row = []
        count(inner)
      }
    }
    if !row.isEmpty { lists.append(row) }
  }

  /// How often parts stand one after another; 0 where one of them stands elsewhere as well.
  func runs(_ run: [Int]) -> Int {
    guard counts.count == wanted.count, run == lists.first(where: { $0.count == run.count }) else {
      return 0
    }
    guard counts == Dictionary(run.map { ($0, 1) }, uniquingKeysWith: +) else { return 0 }
    return lists.filter { $0 == run }.count
  }
}
