/// A statement as constants, whose text is put together where it is prepared.
///
/// A connection knows a prepared statement again by the addresses of the constants.
struct SQL: ExpressibleByStringLiteral {
  private enum Form {
    case plain
    case select
    case insert
  }

  private let form: Form
  private let source: StaticString
  private let rest: StaticString
  private let visitColumns: (inout ColumnNames) -> Void

  /// Creates a statement that is written out.
  init(stringLiteral text: StaticString) {
    self.init(.plain, text, "") { _ in }
  }

  private init(
    _ form: Form, _ source: StaticString, _ rest: StaticString,
    _ visitColumns: @escaping (inout ColumnNames) -> Void
  ) {
    self.form = form
    self.source = source
    self.rest = rest
    self.visitColumns = visitColumns
  }

  /// Reads all columns of rows; what follows the word FROM may stand in two constants.
  static func select<Row: TableRow>(
    _ row: Row.Type, from source: StaticString, _ rest: StaticString = ""
  ) -> SQL {
    SQL(.select, source, rest) { $0.take(Row.self) }
  }

  /// Stores all columns of a row; the rest follows the values.
  static func insert<Row: TableRow>(
    _ row: Row.Type, into table: StaticString, _ rest: StaticString = ""
  ) -> SQL {
    SQL(.insert, table, rest) { $0.take(Row.self) }
  }

  /// Whether a statement that was prepared from another value can be used for this one.
  func isSame(as other: SQL) -> Bool {
    source.utf8Start == other.source.utf8Start && rest.utf8Start == other.rest.utf8Start
      && form == other.form
  }

  /// Gives a body the bytes of the text.
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if form == .plain { return source.withUTF8Buffer(body) }
    var columns = ColumnNames()
    visitColumns(&columns)
    var text: [UInt8] = []
    text.reserveCapacity(400)
    if form == .select {
      text.append("SELECT ")
      text += columns.names
      text.append(" FROM ")
      text.append(source)
    } else {
      text.append("INSERT INTO ")
      text.append(source)
      text.append(" (")
      text += columns.names
      text.append(") VALUES (")
      text += columns.places
      text.append(")")
    }
    text.append(" ")
    text.append(rest)
    return text.withUnsafeBufferPointer(body)
  }
}

extension [UInt8] {
  /// Appends a constant: joining strings makes the runtime do as much as SQLite does with the text.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
