/// The rows of a terminal that a text takes, counted as it comes.
///
/// Colours take no cell, and each character is taken for one: a wide one that wraps makes a row more
/// than was counted, which a pager and a screen both bear.
struct RowCount {
  /// The rows that are begun.
  private(set) var rows = 0

  private let columns: Int
  private var column = 0
  private var isInSequence = false

  /// Creates a count for a terminal of some columns.
  init(columns: Int) {
    self.columns = max(columns, 1)
  }

  /// Goes on by some bytes of UTF-8.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case _ where isInSequence: isInSequence = !(0x40...0x7E).contains(byte) || byte == 0x5B
      case 0x1B: isInSequence = true
      case 0x0A:
        if column == 0 { rows += 1 }
        column = 0
      case 0x80...0xBF: break
      default:
        if column % columns == 0 { rows += 1 }
        column += 1
      }
    }
  }
}
