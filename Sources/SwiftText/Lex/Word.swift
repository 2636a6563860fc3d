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

  private var slots: [(bytes: [UInt8], word: Word)?] = Array(repeating: nil, count: 512)

  private init() {
    for word in Word.allCases where word != .none {
      let bytes = Array(word.rawValue.utf8)
      var slot = Self.slot(bytes)
      while slots[slot] != nil { slot = (slot + 1) & 511 }
      slots[slot] = (bytes, word)
    }
  }

  func word(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> Word {
    guard bytes.count >= 2, bytes.count <= 15 else { return .none }
    var slot = Self.slot(bytes)
    while let entry = slots[slot] {
      if entry.bytes.elementsEqual(bytes) { return entry.word }
      slot = (slot + 1) & 511
    }
    return .none
  }

  private static func slot(_ bytes: some Sequence<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash ^ (hash >> 15)) & 511)
  }
}
