import Diagnostics
import JSON

/// How a field of a record is written, and how it is read back.
protocol FieldForm {
  /// What the field holds.
  associatedtype Value

  /// What it holds where it is absent; nil where it must not be, unless it is optional.
  var absent: Value? { get }

  /// Writes a value.
  func json(_ value: Value) -> JSONValue

  /// Reads a value; nil where there is none and the reader goes on.
  func read<Reader: FieldReader>(by reader: inout Reader) throws(Reader.Failure) -> Value?
}

extension FieldForm {
  /// Nothing.
  var absent: Value? { nil }
}

/// A text of a greatest length in bytes.
struct TextForm: FieldForm {
  /// The length.
  let limit: Int

  /// Writes a string.
  func json(_ text: String) -> JSONValue { .string(text) }

  /// Reads a string.
  func read<Reader: FieldReader>(by reader: inout Reader) throws(Reader.Failure) -> String? {
    try reader.string(limit: limit)
  }
}

/// A time in seconds since 1970.
struct TimeForm: FieldForm {
  /// Writes a number.
  func json(_ time: Int) -> JSONValue { .number(time) }

  /// Reads a number.
  func read<Reader: FieldReader>(by reader: inout Reader) throws(Reader.Failure) -> Int? {
    try reader.number(limit: Version.timeLimit)
  }
}

/// A hash in hex digits.
struct HashForm: FieldForm {
  /// Writes the digits.
  func json(_ hash: ContentHash) -> JSONValue { .string(hash.hex) }

  /// Reads the digits.
  func read<Reader: FieldReader>(by reader: inout Reader) throws(Reader.Failure) -> ContentHash? {
    try reader.hash()
  }
}

/// A list that is sorted, and absent where it is empty.
struct ListForm<Item: FieldForm>: FieldForm where Item.Value: Comparable {
  /// How an element is written and read.
  let item: Item

  /// No elements.
  var absent: [Item.Value]? { [] }

  /// Writes an array.
  func json(_ values: [Item.Value]) -> JSONValue { .array(values.map(item.json)) }

  /// Reads an array.
  func read<Reader: FieldReader>(by reader: inout Reader) throws(Reader.Failure) -> [Item.Value]? {
    var values: [Item.Value] = []
    var isSorted = true
    try reader.elements { reader throws(Reader.Failure) in
      guard let value = try item.read(by: &reader) else { return }
      if let last = values.last, last >= value {
        try reader.refuseOrder()
        isSorted = false
        if last == value { return }
      }
      values.append(value)
    }
    return isSorted ? values : values.sorted()
  }
}

/// A record within a record.
struct RecordForm<Value: Record>: FieldForm {
  /// Writes an object.
  func json(_ record: Value) -> JSONValue { record.json }

  /// Reads an object.
  func read<Reader: FieldReader>(by reader: inout Reader) throws(Reader.Failure) -> Value? {
    try reader.record()
  }
}

/// A word, of which there is one spelling.
struct WordForm<Value>: FieldForm {
  fileprivate var needsKind = false
  fileprivate let spelling: (Value) -> String
  fileprivate let make: (String) throws(InputError) -> Value

  /// Writes the word.
  func json(_ value: Value) -> JSONValue { .string(spelling(value)) }

  /// Reads a word.
  func read<Reader: FieldReader>(by reader: inout Reader) throws(Reader.Failure) -> Value? {
    guard let text = try reader.string(limit: 1000), !needsKind || reader.isKindKnown else {
      return nil
    }
    let value: Value
    do throws(InputError) { value = try make(text) } catch {
      try reader.refuse { _ in error.diagnostics.first?.message ?? "\(quoted(text)) is none" }
      return nil
    }
    if spelling(value).utf8.elementsEqual(text.utf8) { return value }
    try reader.refuse { key in "\(quoted(key)) is not normalized" }
    return nil
  }
}

extension FieldForm where Self == WordForm<ItemName> {
  /// The name of an item of a kind.
  static func name(of kind: ItemKind) -> Self {
    WordForm(needsKind: true, spelling: \.text) { text throws(InputError) in
      try ItemName(stored: text, for: kind)
    }
  }
}

extension FieldForm where Self == WordForm<ItemKind> {
  /// The kind of an item.
  static var kind: Self {
    WordForm(spelling: \.rawValue) { word throws(InputError) in
      if let kind = ItemKind(rawValue: word) { return kind }
      throw InputError("\(quoted(word)) is no kind of item")
    }
  }
}

extension FieldForm where Self == WordForm<ReleaseName> {
  /// The name of a release.
  static var releaseName: Self {
    WordForm(spelling: \.text) { text throws(InputError) in try ReleaseName(stored: text) }
  }
}

extension FieldForm where Self == WordForm<RuleName> {
  /// The name of a rule.
  static var ruleName: Self {
    WordForm(spelling: \.text) { text throws(InputError) in
      if let name = RuleName(text) { return name }
      throw InputError("\(quoted(text)) is no name of a rule")
    }
  }
}

extension FieldForm where Self == WordForm<RuleSeverity> {
  /// How much a rule matters.
  static var severity: Self {
    WordForm(spelling: \.rawValue) { word throws(InputError) in
      if let severity = RuleSeverity(rawValue: word) { return severity }
      throw InputError("\(quoted(word)) is none of error, warning, note and off")
    }
  }
}
