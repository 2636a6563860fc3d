import Diagnostics
import JSON

/// A value whose canonical JSON a hash covers.
///
/// It names each field once, for writing it and for reading it plainly and strictly.
protocol Record {
  /// What it is, as an error names it: `a version`.
  static var noun: String { get }

  /// Creates a record that is yet to be read.
  init()

  /// Visits every field, in the order of the keys.
  mutating func visit<Fields: RecordFields>(_ fields: inout Fields) throws(Fields.Failure)
}

/// Takes the fields of a record one after another, or gives them the values that it reads.
protocol RecordFields {
  /// What is thrown where the bytes are not those of a record.
  associatedtype Failure: Error

  /// Takes a field that must be there, unless its form says what it is where it is absent.
  mutating func field<Form: FieldForm>(
    _ key: StaticString, _ value: inout Form.Value, _ form: Form
  ) throws(Failure)

  /// Takes a field that may be absent.
  mutating func field<Form: FieldForm>(
    _ key: StaticString, _ value: inout Form.Value?, _ form: Form
  ) throws(Failure)

  /// Takes the key and the kind of an item; the kind says which rules the key follows.
  mutating func item(key: inout ItemName, kind: inout ItemKind) throws(Failure)

  /// Takes members that only a newer program knows.
  mutating func others(_ members: inout [JSONMember]) throws(Failure)
}

extension Record {
  /// The canonical bytes.
  var canonical: [UInt8] { json.canonical }

  /// The record as JSON, its members in no certain order.
  var json: JSONValue {
    var writer = RecordWriter()
    var copy = self
    copy.visit(&writer)
    return .object(writer.members)
  }

  /// Reads canonical bytes; anything else is an error.
  init(reading bytes: [UInt8]) throws(InputError) {
    if let record = try? Self(plain: bytes) {
      self = record
      return
    }
    self.init()
    var reader = RecordReader(bytes, of: Self.noun)
    try reader.open()
    try visit(&reader)
    try reader.close(canonical: canonical)
  }

  /// Reads bytes that are canonical as they stand; others may still be those of a record.
  private init(plain bytes: [UInt8]) throws(PlainRecordReader.Unsure) {
    var reader = PlainRecordReader(bytes)
    self = try reader.record()
    try reader.end()
  }
}

/// Collects the fields of a record as members of JSON.
private struct RecordWriter: RecordFields {
  typealias Failure = Never

  private(set) var members: [JSONMember] = []

  mutating func field<Form: FieldForm>(
    _ key: StaticString, _ value: inout Form.Value, _ form: Form
  ) {
    members.append(JSONMember(key.description, form.json(value)))
  }

  mutating func field<Form: FieldForm>(
    _ key: StaticString, _ value: inout Form.Value?, _ form: Form
  ) {
    if let value { members.append(JSONMember(key.description, form.json(value))) }
  }

  mutating func item(key: inout ItemName, kind: inout ItemKind) {
    field("key", &key, .name(of: kind))
    field("kind", &kind, .kind)
  }

  mutating func others(_ members: inout [JSONMember]) { self.members += members }
}
