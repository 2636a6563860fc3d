/// Reads the fields of a record in one of two ways.
protocol FieldReader: RecordFields {
  /// Whether it is known which rules names follow.
  var isKindKnown: Bool { get }

  /// Goes to the value of a key, if it is there.
  mutating func find(_ key: StaticString) -> Bool

  /// Takes down what is wrong with the value of a key that it is at, or gives up.
  mutating func refuse(_ message: (_ key: String) -> String) throws(Failure)

  /// Takes down that a key is missing, or gives up.
  mutating func refuse(missing key: StaticString) throws(Failure)

  /// Gives up where the order of what was read is looked at now, and not with that of the whole.
  mutating func refuseOrder() throws(Failure)

  /// Reads a string of a greatest length in bytes.
  mutating func string(limit: Int) throws(Failure) -> String?

  /// Reads a whole number from 0 up to a limit.
  mutating func number(limit: Int) throws(Failure) -> Int?

  /// Reads a hash.
  mutating func hash() throws(Failure) -> ContentHash?

  /// Visits the elements of an array.
  mutating func elements(_ visit: (inout Self) throws(Failure) -> Void) throws(Failure)

  /// Reads a record within the record.
  mutating func record<Inner: Record>() throws(Failure) -> Inner
}

extension FieldReader {
  /// Reads a field that must be there, unless its form says what it is where it is absent.
  mutating func field<Form: FieldForm>(
    _ key: StaticString, _ value: inout Form.Value, _ form: Form
  ) throws(Failure) {
    if find(key) {
      if let found = try form.read(by: &self) { value = found }
    } else if form.absent == nil {
      try refuse(missing: key)
    }
  }

  /// Reads a field, if it is there.
  mutating func field<Form: FieldForm>(
    _ key: StaticString, _ value: inout Form.Value?, _ form: Form
  ) throws(Failure) {
    if find(key) { value = try form.read(by: &self) }
  }
}
