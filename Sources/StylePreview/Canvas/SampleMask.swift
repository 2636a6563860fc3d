/// A set of the samples of one cell: 8 across and 24 down, which divides by halves and by eighths.
struct SampleMask: Hashable {
  /// The samples across.
  static let columns = 8

  /// The samples down.
  static let rows = 24

  /// The samples of a cell.
  static let count = columns * rows

  /// No sample.
  static let none = SampleMask(words: (0, 0, 0))

  /// Every sample.
  static let all = SampleMask(words: (.max, .max, .max))

  private var first: UInt64
  private var second: UInt64
  private var third: UInt64

  private init(words: (UInt64, UInt64, UInt64)) {
    (first, second, third) = words
  }

  /// Creates the set of the samples, by column and row, that a rule picks.
  init(_ picks: (Int, Int) -> Bool) {
    self = .none
    for row in 0..<Self.rows {
      for column in 0..<Self.columns where picks(column, row) {
        let bit: UInt64 = 1 << UInt64((row & 7) * Self.columns + column)
        switch row >> 3 {
        case 0: first |= bit
        case 1: second |= bit
        default: third |= bit
        }
      }
    }
  }

  /// Creates the set of the samples in some columns of some rows.
  init(columns: Range<Int> = 0..<columns, rows: Range<Int> = 0..<rows) {
    let bits: UInt64 = (1 << UInt64(columns.upperBound)) - (1 << UInt64(columns.lowerBound))
    // One row is a byte, so this puts the columns into every row of a word.
    let everyRow = bits &* 0x0101_0101_0101_0101
    func word(_ number: Int) -> UInt64 {
      let shown = rows.clamped(to: (8 * number)..<(8 * number + 8))
      guard !shown.isEmpty else { return 0 }
      let mask = UInt64.max >> UInt64(64 - 8 * shown.count)
      return everyRow & (mask << UInt64(8 * (shown.lowerBound - 8 * number)))
    }
    self.init(words: (word(0), word(1), word(2)))
  }

  /// How many samples are in the set.
  var count: Int {
    first.nonzeroBitCount + second.nonzeroBitCount + third.nonzeroBitCount
  }

  /// The samples that are not in the set.
  var inverted: SampleMask { SampleMask(words: (~first, ~second, ~third)) }

  /// The samples that are in both sets.
  static func & (left: SampleMask, right: SampleMask) -> SampleMask {
    SampleMask(
      words: (left.first & right.first, left.second & right.second, left.third & right.third))
  }

  /// The samples that are in either set.
  static func | (left: SampleMask, right: SampleMask) -> SampleMask {
    SampleMask(
      words: (left.first | right.first, left.second | right.second, left.third | right.third))
  }
}
