/// The words that the reader tells apart from other names.
package enum Word: String, CaseIterable, Sendable {
  /// Any other name.
  case none = ""

  // Declarations.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`, `let`
  case `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`, actor
  case macro

  // What may stand before a declaration.
  case `fileprivate`, `internal`, `private`, `public`, open, package, `static`, nonisolated, final
  case mutating, nonmutating, lazy, override, indirect, required, convenience, weak, unowned
  case dynamic, optional, prefix, postfix, infix, async, consuming, borrowing, isolated
  case distributed

  // Statements.
  case `break`, `case`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`
  case `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`

  // Expressions and types.
  case `as`, `is`, `any`, some, `catch`, `throws`, `rethrows`, `try`, await, `inout`, each, sending
  case get, set, willSet, didSet

  // Directives and names with `#`.
  case hashIf = "#if"
  case hashElseif = "#elseif"
  case hashElse = "#else"
  case hashEndif = "#endif"
  case hashAvailable = "#available"
  case hashUnavailable = "#unavailable"
  case hashFile = "#file"
  case hashFileID = "#fileID"
  case hashFilePath = "#filePath"
  case hashFunction = "#function"
  case hashLine = "#line"
  case hashColumn = "#column"

  /// Finds the word that the bytes of a name spell.
  init(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
    self = WordTable.shared.word(bytes)
  }
}

/// The words by the hash of their bytes.
private struct WordTable {
  static let shared = WordTable()

  /// A word and its bytes, of which it has 15 at most; none where the slot is empty.
  private struct Slot {
    var key = Key()
    var word = Word.none
  }

  /// The bytes of a name as one number, the last one lowest.
  private struct Key: Equatable {
    var high: UInt64 = 0
    var low: UInt64 = 0

    mutating func append(_ byte: UInt8) {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }

    var slot: Int {
      Int(truncatingIfNeeded: ((low ^ high &* 0x9E37_79B9) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
  }

  private var slots = Array(repeating: Slot(), count: 256)

  private init() {
    for word in Word.allCases where word != .none {
      var key = Key()
      for byte in word.rawValue.utf8 { key.append(byte) }
      slots[index(of: key)] = Slot(key: key, word: word)
    }
  }

  func word(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> Word {
    guard 2...15 ~= bytes.count else { return .none }
    var key = Key()
    for byte in bytes { key.append(byte) }
    return slots[index(of: key)].word
  }

  /// Returns the index of the slot that has a key, or of the empty one where it belongs.
  private func index(of key: Key) -> Int {
    var index = key.slot
    while slots[index].word != .none, slots[index].key != key { index = (index + 1) & 255 }
    return index
  }
}
