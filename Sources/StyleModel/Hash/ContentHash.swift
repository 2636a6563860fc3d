/// The SHA-256 of canonical bytes: the name of a document, a version or an operation.
public struct ContentHash: Hashable, Sendable, Comparable {
  // Words in place of an array: catalogs hold many thousands of hashes, and none is allocated.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64

  /// Creates a hash from its bytes; nil unless there are 32.
  public init?(bytes: [UInt8]) {
    guard let hash = bytes.withUnsafeBytes({ ContentHash(bytes: $0) }) else { return nil }
    self = hash
  }

  /// Creates a hash from 64 hex digits, in either case; nil otherwise.
  public init?(hex: String) {
    self.init(digits: hex.utf8)
  }

  private init(_ words: SIMD4<UInt64>) {
    first = words[0]
    second = words[1]
    third = words[2]
    fourth = words[3]
  }

  /// The 32 bytes.
  public var bytes: [UInt8] {
    let words = (first.bigEndian, second.bigEndian, third.bigEndian, fourth.bigEndian)
    return withUnsafeBytes(of: words) { Array($0) }
  }

  /// The hash as 64 lower-case hex digits.
  public var hex: String {
    String(unsafeUninitializedCapacity: 64) { digits in
      write(to: digits)
      return 64
    }
  }

  private func write(to digits: UnsafeMutableBufferPointer<UInt8>) {
    for (place, word) in [first, second, third, fourth].enumerated() {
      for digit in 0..<16 {
        digits[place * 16 + digit] = hexDigit(UInt8(word >> (60 - 4 * UInt64(digit)) & 15))
      }
    }
  }

  /// Orders hashes by their bytes.
  public static func < (left: ContentHash, right: ContentHash) -> Bool {
    (left.first, left.second, left.third, left.fourth)
      < (right.first, right.second, right.third, right.fourth)
  }

  /// Feeds a part of the hash, which is as good as all of it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
  }
}

extension ContentHash {
  /// The hash of nothing that is known: what stands where one is yet to be read.
  package static var zero: ContentHash { ContentHash(SIMD4()) }

  /// Creates the hash of bytes.
  package init(of content: some Sequence<UInt8>) {
    var hash = SHA256()
    hash.update(content)
    self.init(hash.finalize().withUnsafeBytes(Self.words))
  }

  /// Creates a hash from its bytes; nil unless there are 32.
  package init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 32 else { return nil }
    self.init(Self.words(bytes))
  }

  /// Creates a hash from 64 hex digits, in either case; nil otherwise.
  package init?(digits: some Collection<UInt8>) {
    guard digits.count == 64 else { return nil }
    var words = SIMD4<UInt64>()
    var index = digits.startIndex
    for place in 0..<4 {
      var word: UInt64 = 0
      for _ in 0..<16 {
        guard let value = hexValue(digits[index]) else { return nil }
        word = word << 4 | UInt64(value)
        digits.formIndex(after: &index)
      }
      words[place] = word
    }
    self.init(words)
  }

  /// Appends the hash as 64 lower-case hex digits.
  package func appendHex(to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { digits in
      write(to: digits)
      bytes.append(contentsOf: digits)
    }
  }

  private static func words(_ bytes: UnsafeRawBufferPointer) -> SIMD4<UInt64> {
    var words = SIMD4<UInt64>()
    for place in 0..<4 {
      words[place] = UInt64(
        bigEndian: bytes.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self))
    }
    return words
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
