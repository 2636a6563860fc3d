/// A value that is kept as a row of a table.
///
/// It names each column once, for the statements that read and store rows and for the values in them.
protocol TableRow {
  /// What a row is, as an error names it: `a head`.
  static var noun: String { get }

  /// Creates a row that is yet to be read.
  init()

  /// Visits every column, always in one order.
  mutating func visit(_ columns: inout some ColumnVisitor)
}

extension TableRow {
  /// What a row is, as an error names it.
  static var noun: String { "a row" }
}

/// Takes the columns of a row one after another.
protocol ColumnVisitor {
  /// Takes a column, or gives it the value that it has in the table.
  mutating func column(_ name: StaticString, _ value: inout some ColumnValue)
}

/// Collects the names of columns, with commas between them.
struct ColumnNames: ColumnVisitor {
  /// The names.
  private(set) var names: [UInt8] = []

  /// A place for the value of each.
  private(set) var places: [UInt8] = []

  /// Adds the columns of a row.
  mutating func take<Row: TableRow>(_ row: Row.Type) {
    var row = Row()
    row.visit(&self)
  }

  /// Adds a column.
  mutating func column(_ name: StaticString, _ value: inout some ColumnValue) {
    if !names.isEmpty {
      names.append(", ")
      places.append(", ")
    }
    names.append(name)
    places.append("?")
  }
}

/// Binds the columns of a row to the places of a statement.
private struct ColumnBinder: ColumnVisitor {
  private(set) var code: Int32 = 0

  private let statement: Statement
  private var place: Int32 = 1

  init(_ statement: Statement) { self.statement = statement }

  mutating func column(_ name: StaticString, _ value: inout some ColumnValue) {
    if code == 0 { code = value.bind(to: statement, at: place) }
    place += 1
  }
}

/// Reads the columns of a row.
private struct ColumnReader: ColumnVisitor {
  private(set) var isDamaged = false

  private let statement: Statement
  private var index: Int32 = 0

  init(_ statement: Statement) { self.statement = statement }

  mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value) {
    if let found = Value(statement, at: index) { value = found } else { isDamaged = true }
    index += 1
  }
}

extension Connection {
  /// Visits rows one by one; the visitor only takes in what it sees.
  ///
  /// The source and the rest are what follows the word FROM.
  func each<Row: TableRow>(
    from source: StaticString, _ rest: StaticString = "", binding values: [any ColumnValue] = [],
    _ visit: (Row) throws -> Void
  ) throws {
    try each(.select(Row.self, from: source, rest), values) { statement in
      var row = Row()
      var reader = ColumnReader(statement)
      row.visit(&reader)
      if reader.isDamaged {
        throw StoreError(.damaged("\(Row.noun) is not what was stored"), path: path)
      }
      try visit(row)
    }
  }

  /// Reads all rows, so that no cursor stays open while they are used.
  func rows<Row: TableRow>(
    from source: StaticString, _ rest: StaticString = "", binding values: [any ColumnValue] = []
  ) throws -> [Row] {
    var rows: [Row] = []
    try each(from: source, rest, binding: values) { rows.append($0) }
    return rows
  }

  /// Stores a row; the rest of the statement says what is done where it is there already.
  ///
  /// - Returns: the number of the new row, where the table numbers its rows.
  @discardableResult
  func insert<Row: TableRow>(
    _ row: Row, into table: StaticString, _ rest: StaticString = ""
  ) throws -> Int {
    try use(.insert(Row.self, into: table, rest)) { statement in
      var row = row
      var binder = ColumnBinder(statement)
      row.visit(&binder)
      try statement.check(binder.code)
      _ = try statement.step()
    }
    return lastRow
  }
}
