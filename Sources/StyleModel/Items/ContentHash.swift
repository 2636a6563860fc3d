/// The SHA-256 of canonical bytes: the name of a document, a version or an operation.
public struct ContentHash: Hashable, Sendable, Comparable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// Creates a hash from its bytes; nil unless there are 32.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// Creates a hash from 64 hex digits, in either case; nil otherwise.
  public init?(hex: some StringProtocol) {
    guard hex.utf8.count == 64 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    var high: UInt8?
    for digit in hex.utf8 {
      guard let value = hexValue(digit) else { return nil }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    self.bytes = bytes
  }

  /// The hash as 64 lower-case hex digits.
  public var hex: String {
    String(unsafeUninitializedCapacity: 64) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer[index * 2] = hexDigit(byte >> 4)
        buffer[index * 2 + 1] = hexDigit(byte & 15)
      }
      return 64
    }
  }

  /// Orders hashes by their bytes.
  public static func < (left: ContentHash, right: ContentHash) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension ContentHash {
  /// Creates the hash of bytes.
  package init(of content: some Sequence<UInt8>) {
    var hash = SHA256()
    hash.update(content)
    bytes = hash.finalize()
  }
}

/// Returns the value of an ASCII hex digit in either case; nil for anything else.
func hexValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case 0x30...0x39: digit - 0x30
  case 0x41...0x46: digit - 0x37
  case 0x61...0x66: digit - 0x57
  default: nil
  }
}

/// Returns the lower-case hex digit of a value below 16.
private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? value + 0x30 : value + 0x57 }

extension ContentHash {
  /// The first eight hex digits, as they are printed for people.
  public var short: String { String(hex.prefix(8)) }
}
