/// The rules of well-formed UTF-8 (Unicode, table 3-7).
enum UTF8Check {
  /// Returns the offset of the first byte that is not part of a well-formed sequence, or nil.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index += 1
          continue
        }
        guard let length = sequenceLength(in: buffer, at: index) else { return index }
        index += length
      }
      return nil
    }
  }

  private static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for next in (index + 2)..<max(index + length, index + 2) where bytes[next] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
