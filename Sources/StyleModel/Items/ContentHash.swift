/// The SHA-256 of canonical bytes: the name of a document, a version or an operation.
package struct ContentHash: Hashable, Sendable, Comparable {
  /// The 32 bytes.
  package let bytes: [UInt8]

  /// Creates a hash from its bytes; nil unless there are 32.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// Creates a hash from 64 hex digits, in either case; nil otherwise.
  package init?(hex: some StringProtocol) {
    let digits = hex.utf8.compactMap { byte in Character(UnicodeScalar(byte)).hexDigitValue }
    guard digits.count == 64, hex.utf8.count == 64 else { return nil }
    bytes = stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// The hash as 64 lower-case hex digits.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Orders hashes by their bytes.
  package static func < (left: ContentHash, right: ContentHash) -> Bool {
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
