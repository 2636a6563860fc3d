import Diagnostics
import JSON

/// Reads a record strictly: its bytes must be the canonical ones, and what is wrong is reported.
struct RecordReader {
  /// Whether the kind of the item was read.
  private(set) var isKindKnown = false

  private var reader: DocumentReader
  private var members: [JSONMember]
  private var current = JSONMember("", .null)
  private let noun: String

  /// Creates a reader of a record, or of members within it.
  init(_ record: [UInt8], of noun: String, members: [JSONMember] = []) {
    reader = DocumentReader(record, origin: .stored)
    self.noun = noun
    self.members = members
  }

  /// Reads the object.
  mutating func open() throws(InputError) {
    members = reader.members(of: try reader.readJSON(), as: noun) ?? []
    try reader.check()
  }

  /// Throws what was found, and throws unless the record has exactly these bytes.
  func close(canonical: [UInt8]) throws(InputError) {
    try reader.check()
    if canonical != reader.bytes {
      throw InputError("the record of \(noun) is not in canonical form")
    }
  }
}

extension RecordReader: FieldReader {
  typealias Failure = InputError

  /// Takes a member out of those that are left.
  mutating func find(_ key: StaticString) -> Bool {
    let place = members.firstIndex { $0.key == key.description }
    if let place { current = members.remove(at: place) }
    return place != nil
  }

  /// Reports what is wrong with the present value.
  mutating func refuse(_ message: (_ key: String) -> String) {
    reader.report(message(current.key), at: current.value.offset)
  }

  /// Reports that a key is missing.
  mutating func refuse(missing key: StaticString) {
    reader.report("\(noun) needs \(quoted(key.description))", at: 0)
  }

  /// Does nothing: the whole is compared with its canonical form.
  func refuseOrder() {}

  /// Reads a string.
  mutating func string(limit: Int) -> String? {
    guard let string = reader.string(current) else { return nil }
    if string.utf8.count > limit {
      refuse { key in "\(quoted(key)) is longer than \(limit) bytes" }
    }
    return string
  }

  /// Reads a time, which is the only number there is.
  mutating func number(limit: Int) -> Int? {
    if let number = current.value.int, 0...limit ~= number { return number }
    reader.wrongType(current, expected: "a time in whole seconds from 0 to \(limit)")
    return nil
  }

  /// Reads a hash.
  mutating func hash() -> ContentHash? {
    if let text = current.value.string, let hash = ContentHash(hex: text) { return hash }
    refuse { key in "\(quoted(key)) must hold SHA-256 in 64 hex digits" }
    return nil
  }

  /// Visits the elements of an array.
  mutating func elements(
    _ visit: (inout RecordReader) throws(InputError) -> Void
  ) throws(InputError) {
    guard let elements = current.value.array else {
      return reader.wrongType(current, expected: "an array")
    }
    for element in elements {
      current.value = element
      try visit(&self)
    }
  }

  /// Reads an object; what is wrong within it is thrown at once.
  func record<Inner: Record>() throws(InputError) -> Inner {
    var inner = RecordReader(
      reader.bytes, of: Inner.noun, members: current.value.object ?? [])
    var record = Inner()
    try record.visit(&inner)
    try inner.reader.check()
    return record
  }

  /// Reads the kind first, which the key is checked by.
  mutating func item(key: inout ItemName, kind: inout ItemKind) throws(InputError) {
    if !find("kind") {
      refuse(missing: "kind")
    } else if let found = try WordForm<ItemKind>.kind.read(by: &self) {
      kind = found
      isKindKnown = true
    }
    try field("key", &key, .name(of: kind))
  }

  /// Keeps what is left over.
  mutating func others(_ members: inout [JSONMember]) { members = self.members }
}
