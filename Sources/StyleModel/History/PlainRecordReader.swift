import JSON

/// Reads a record that is canonical as it stands: known keys in their order, and nothing escaped.
///
/// What it reads to the end are the canonical bytes of what it returns, so that nobody need write
/// them again to be sure. Of any other record it only says that it is not sure; `RecordReader`
/// tells whether something is wrong.
struct PlainRecordReader {
  /// What is thrown for a record that needs the other reader.
  struct Unsure: Error {}

  private let bytes: [UInt8]
  private var index = 0

  /// What stands before the next member.
  private var separator = UInt8(ascii: "{")

  /// Creates a reader of a record.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Begins an object.
  mutating func open() {
    separator = UInt8(ascii: "{")
  }

  /// Ends an object, which has at least one member.
  mutating func close() throws(Unsure) {
    guard separator == UInt8(ascii: ","), skip(UInt8(ascii: "}")) else { throw Unsure() }
  }

  /// Makes sure that nothing follows.
  func end() throws(Unsure) {
    guard index == bytes.count else { throw Unsure() }
  }

  /// Goes to the value of a member, if it is the next one.
  private mutating func member(_ key: StaticString) -> Bool {
    let start = index + 2
    let end = start + key.utf8CodeUnitCount
    guard end + 1 < bytes.count, bytes[index] == separator,
      bytes[index + 1] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\""),
      bytes[end + 1] == UInt8(ascii: ":"),
      key.withUTF8Buffer({ $0.elementsEqual(bytes[start..<end]) })
    else { return false }
    index = end + 2
    separator = UInt8(ascii: ",")
    return true
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Goes behind a string and returns the place of what it holds.
  private mutating func text() throws(Unsure) -> Range<Int> {
    guard skip(UInt8(ascii: "\"")) else { throw Unsure() }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\") else { throw Unsure() }
      index += 1
    }
    let range = start..<index
    guard skip(UInt8(ascii: "\"")) else { throw Unsure() }
    return range
  }

  private mutating func hash() throws(Unsure) -> ContentHash {
    let digits = bytes[try text()]
    guard !digits.contains(where: { 0x41...0x46 ~= $0 }), let hash = ContentHash(digits: digits)
    else { throw Unsure() }
    return hash
  }
}

extension PlainRecordReader {
  /// Reads a string of a greatest length in bytes, if it is there.
  mutating func optionalString(_ key: StaticString, limit: Int) throws(Unsure) -> String? {
    guard member(key) else { return nil }
    let range = try text()
    let string = String(decoding: bytes[range], as: UTF8.self)
    // Bytes that are no UTF-8 were replaced.
    guard range.count <= limit, string.utf8.elementsEqual(bytes[range]) else { throw Unsure() }
    return string
  }

  /// Reads a string that must be there.
  mutating func string(_ key: StaticString, limit: Int) throws(Unsure) -> String {
    guard let string = try optionalString(key, limit: limit) else { throw Unsure() }
    return string
  }

  /// Reads the kind of an item.
  mutating func kind(_ key: StaticString) throws(Unsure) -> ItemKind {
    guard let kind = ItemKind(rawValue: try string(key, limit: 100)) else { throw Unsure() }
    return kind
  }

  /// Makes a name of a text that must be normalized.
  func name(_ text: String, for kind: ItemKind) throws(Unsure) -> ItemName {
    guard let name = try? ItemName(text, for: kind), name.text.utf8.elementsEqual(text.utf8) else {
      throw Unsure()
    }
    return name
  }

  /// Reads a hash, if it is there.
  mutating func optionalHash(_ key: StaticString) throws(Unsure) -> ContentHash? {
    member(key) ? try hash() : nil
  }

  /// Reads hashes in their order, each once; none where they are absent.
  mutating func hashes(_ key: StaticString) throws(Unsure) -> [ContentHash] {
    var hashes: [ContentHash] = []
    try elements(key) { reader throws(Unsure) in
      let hash = try reader.hash()
      if let last = hashes.last, hash <= last { throw Unsure() }
      hashes.append(hash)
    }
    return hashes
  }

  /// Visits the values of a list, which has at least one; visits none where it is absent.
  mutating func elements(
    _ key: StaticString, _ visit: (inout PlainRecordReader) throws(Unsure) -> Void
  ) throws(Unsure) {
    guard member(key) else { return }
    guard skip(UInt8(ascii: "[")) else { throw Unsure() }
    repeat { try visit(&self) } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw Unsure() }
    separator = UInt8(ascii: ",")
  }

  /// Reads a time in seconds since 1970, if it is there.
  mutating func optionalTime(_ key: StaticString) throws(Unsure) -> Int? {
    guard member(key) else { return nil }
    let start = index
    var time = 0
    while index < bytes.count, 0x30...0x39 ~= bytes[index], time <= Version.timeLimit {
      time = time * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard index > start, bytes[start] != UInt8(ascii: "0") || index == start + 1,
      time <= Version.timeLimit
    else { throw Unsure() }
    return time
  }
}
