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

  /// Makes sure that nothing follows.
  func end() throws(Unsure) {
    guard index == bytes.count else { throw Unsure() }
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
}

extension PlainRecordReader: FieldReader {
  typealias Failure = Unsure

  /// Whether names can be checked.
  var isKindKnown: Bool { true }

  /// Gives up.
  func refuse(_ message: (_ key: String) -> String) throws(Unsure) { throw Unsure() }

  /// Gives up.
  func refuse(missing key: StaticString) throws(Unsure) { throw Unsure() }

  /// Gives up.
  func refuseOrder() throws(Unsure) { throw Unsure() }

  /// Goes to the value of a key, if it is the next one.
  mutating func find(_ key: StaticString) -> Bool {
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

  /// Reads a string in which nothing is escaped.
  mutating func string(limit: Int) throws(Unsure) -> String? {
    let range = try text()
    let string = String(decoding: bytes[range], as: UTF8.self)
    // Bytes that are no UTF-8 were replaced.
    guard range.count <= limit, string.utf8.elementsEqual(bytes[range]) else { throw Unsure() }
    return string
  }

  /// Reads a number without needless zeros.
  mutating func number(limit: Int) throws(Unsure) -> Int? {
    let start = index
    var number = 0
    while index < bytes.count, 0x30...0x39 ~= bytes[index], number <= limit {
      number = number * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard index > start, bytes[start] != UInt8(ascii: "0") || index == start + 1, number <= limit
    else { throw Unsure() }
    return number
  }

  /// Reads a hash in lower-case digits.
  mutating func hash() throws(Unsure) -> ContentHash? {
    let digits = bytes[try text()]
    guard !digits.contains(where: { 0x41...0x46 ~= $0 }), let hash = ContentHash(digits: digits)
    else { throw Unsure() }
    return hash
  }

  /// Visits the elements of an array, which has at least one.
  mutating func elements(
    _ visit: (inout PlainRecordReader) throws(Unsure) -> Void
  ) throws(Unsure) {
    guard skip(UInt8(ascii: "[")) else { throw Unsure() }
    repeat { try visit(&self) } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw Unsure() }
    separator = UInt8(ascii: ",")
  }

  /// Reads an object, which has at least one member.
  mutating func record<Inner: Record>() throws(Unsure) -> Inner {
    separator = UInt8(ascii: "{")
    var record = Inner()
    try record.visit(&self)
    guard separator == UInt8(ascii: ","), skip(UInt8(ascii: "}")) else { throw Unsure() }
    return record
  }

  /// Reads the key before the kind that it is checked by.
  mutating func item(key: inout ItemName, kind: inout ItemKind) throws(Unsure) {
    var text = ""
    try field("key", &text, TextForm(limit: ItemName.lengthLimit))
    try field("kind", &kind, .kind)
    guard let name = try? ItemName(stored: text, for: kind), name.text.utf8.elementsEqual(text.utf8)
    else {
      throw Unsure()
    }
    key = name
  }

  /// Reads none: what a newer program wrote needs the other reader.
  func others(_ members: inout [JSONMember]) {}
}
