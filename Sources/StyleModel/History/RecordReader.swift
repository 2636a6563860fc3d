import Diagnostics
import JSON

/// Reads the record of a version or an operation strictly: its bytes must be the canonical ones.
struct RecordReader {
  /// Members whose keys are not known.
  private(set) var others: [JSONMember] = []

  private var reader: DocumentReader
  private var members: [String: JSONMember] = [:]
  private let what: String
  private let keys: [String]

  /// Creates a reader of the record of something.
  init(_ record: [UInt8], of what: String, keys: [String]) {
    reader = DocumentReader(record, origin: .stored)
    self.what = what
    self.keys = keys
  }

  /// Creates a reader of an object within a record.
  init(_ members: [JSONMember], of what: String, keys: [String], in record: [UInt8]) {
    self.init(record, of: what, keys: keys)
    take(members)
  }

  /// Reads the object.
  mutating func open() throws(InputError) {
    let value = try reader.readJSON()
    if let members = reader.members(of: value, as: what) { take(members) }
    try reader.check()
  }

  private mutating func take(_ found: [JSONMember]) {
    (members, others) = reader.sort(found, known: keys, of: what)
  }

  /// The error of what was found so far.
  var failure: InputError { reader.failure }

  /// Throws what was found, and throws unless the record has exactly these bytes.
  func close(canonical: [UInt8]) throws(InputError) {
    try reader.check()
    if canonical != reader.bytes {
      throw InputError("the record of \(what) is not in canonical form")
    }
  }

  /// Throws what was found.
  func close() throws(InputError) { try reader.check() }
}

extension RecordReader {
  /// Returns a string that must be there.
  mutating func string(_ key: String, limit: Int) -> String? {
    guard members[key] != nil else {
      reader.report("\(what) needs \(quoted(key))", at: 0)
      return nil
    }
    return optionalString(key, limit: limit)
  }

  /// Returns a string of a greatest length in bytes, if it is there.
  mutating func optionalString(_ key: String, limit: Int) -> String? {
    guard let member = members[key], let string = reader.string(member) else { return nil }
    if string.utf8.count > limit {
      reader.report("\(quoted(key)) is longer than \(limit) bytes", at: member.value.offset)
    }
    return string
  }

  /// Returns the kind of an item.
  mutating func kind(_ key: String) -> ItemKind? {
    guard let word = string(key, limit: 100) else { return nil }
    let kind = ItemKind(rawValue: word)
    if kind == nil {
      reader.report("\(quoted(word)) is no kind of item", at: members[key]?.value.offset ?? 0)
    }
    return kind
  }

  /// Returns the name of an item of a kind.
  mutating func name(_ key: String, kind: ItemKind?) -> ItemName? {
    guard let text = string(key, limit: 1000), let kind else { return nil }
    do {
      let name = try ItemName(text, for: kind)
      guard name.text.utf8.elementsEqual(text.utf8) else {
        reader.report("\(quoted(key)) is not normalized", at: members[key]?.value.offset ?? 0)
        return nil
      }
      return name
    } catch {
      let message = error.diagnostics.first?.message ?? "\(quoted(text)) is no name"
      reader.report(message, at: members[key]?.value.offset ?? 0)
      return nil
    }
  }

  /// Returns the name of a release, if it is there.
  mutating func releaseName(_ key: String) -> ReleaseName? {
    guard let text = optionalString(key, limit: 1000) else { return nil }
    do {
      let name = try ReleaseName(text)
      if name.text.utf8.elementsEqual(text.utf8) { return name }
      reader.report("\(quoted(key)) is not normalized", at: members[key]?.value.offset ?? 0)
    } catch {
      let message = error.diagnostics.first?.message ?? "\(quoted(text)) is no name"
      reader.report(message, at: members[key]?.value.offset ?? 0)
    }
    return nil
  }

  /// Takes down what is wrong with the value of a key.
  mutating func refuse(_ key: String, _ message: String) {
    reader.report(message, at: members[key]?.value.offset ?? 0)
  }

  /// Returns a time in seconds since 1970 that must be there.
  mutating func time(_ key: String) -> Int? {
    guard members[key] != nil else {
      reader.report("\(what) needs \(quoted(key))", at: 0)
      return nil
    }
    return optionalTime(key)
  }

  /// Returns a time in seconds since 1970, if it is there.
  mutating func optionalTime(_ key: String) -> Int? {
    guard let member = members[key] else { return nil }
    if let time = member.value.int, 0...Version.timeLimit ~= time { return time }
    reader.wrongType(member, expected: "a time in whole seconds from 0 to \(Version.timeLimit)")
    return nil
  }

  /// Returns a hash, if it is there.
  mutating func optionalHash(_ key: String) -> ContentHash? {
    members[key].flatMap { hash($0.value, key: key) }
  }

  /// Returns a list of hashes, which is empty where it is absent.
  mutating func hashes(_ key: String) -> [ContentHash] {
    elements(key).compactMap { hash($0, key: key) }
  }

  /// Returns a list of values, which is empty where it is absent.
  mutating func elements(_ key: String) -> [JSONValue] {
    guard let member = members[key] else { return [] }
    if let array = member.value.array { return array }
    reader.wrongType(member, expected: "an array")
    return []
  }

  private mutating func hash(_ value: JSONValue, key: String) -> ContentHash? {
    if let text = value.string, let hash = ContentHash(hex: text) { return hash }
    reader.report("\(quoted(key)) must hold SHA-256 in 64 hex digits", at: value.offset)
    return nil
  }
}
