import CSQLite
import Foundation
import StyleModel

/// All that a catalog file holds, as text, read by SQLite alone and by none of our code.
struct CatalogDump: Equatable {
  /// The rows of all tables, sorted; which catalog it is left out.
  var rows: [String] = []

  /// The identity of the catalog.
  var identity = ""

  /// What SQLite itself finds wrong.
  var findings: [String] = []

  init() {}

  /// Reads a catalog; a journal beside it is rolled back.
  init(_ path: String) throws {
    let database = try Database(path)
    findings = try database.rows("PRAGMA integrity_check").filter { $0 != "ok" }
    findings += try database.rows(
      "SELECT 'dangling row in ' || \"table\" FROM pragma_foreign_key_check")
    identity = try database.rows("SELECT hex(catalog_id) FROM catalog").joined(separator: " ")
    for pragma in ["application_id", "user_version", "encoding"] {
      rows += try database.rows("SELECT '\(pragma) ' || \(pragma) FROM pragma_\(pragma)")
    }
    rows += try database.rows(
      "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema")
    let tables = try database.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
    for table in tables {
      let columns = try database.rows(
        "SELECT name FROM pragma_table_info('\(table)') WHERE name <> 'catalog_id'")
      let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ' ' || ")
      rows += try database.rows("SELECT '\(table) ' || \(values) FROM \"\(table)\"")
    }
    rows.sort()
  }

  /// The number of rows of a table.
  func count(of table: String) -> Int { rows.count { $0.hasPrefix("\(table) ") } }

  /// Finds content that is not what its hash says, and heads and parents that are missing.
  static func dangling(in path: String) throws -> [String] {
    let database = try Database(path)
    var findings: [String] = []
    for (table, column) in [("document", "body"), ("version", "record"), ("operation", "record")] {
      for row in try database.rows("SELECT lower(hex(hash)) || ' ' || \(column) FROM \(table)") {
        let text = row.drop { $0 != " " }.dropFirst()
        if ContentHash(of: Array(text.utf8)).hex != row.prefix(64) {
          findings.append("a \(table) is not what its hash says: \(row)")
        }
      }
    }
    findings += try database.rows(
      """
      SELECT 'no parent ' || parent.value FROM version, json_each(record, '$.parents') AS parent
      WHERE NOT EXISTS (SELECT 1 FROM version WHERE lower(hex(hash)) = parent.value)
      UNION ALL SELECT 'no version for the head of ' || key FROM head
      WHERE version NOT IN (SELECT hash FROM version)
      UNION ALL SELECT 'no document for the head of ' || key FROM head
      WHERE document NOT IN (SELECT hash FROM document)
      UNION ALL SELECT 'a gap in the log before ' || this.record
      FROM operation AS this JOIN operation AS last ON last.id = this.id - 1
      WHERE json_extract(this.record, '$.previous') IS NOT lower(hex(last.hash))
      """)
    return findings
  }
}

/// One connection of SQLite with nothing set.
final class Database {
  private var handle: OpaquePointer?

  /// Opens a file for reading and writing.
  init(_ path: String) throws {
    let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK else { throw failure("it cannot be opened") }
    sqlite3_busy_timeout(handle, 10_000)
  }

  deinit { sqlite3_close(handle) }

  /// Runs statements without rows.
  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
  }

  /// Reads the first column of all rows as text.
  func rows(_ sql: String) throws -> [String] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      throw failure(sql)
    }
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
      case SQLITE_DONE: return rows
      default: throw failure(sql)
      }
    }
  }

  private func failure(_ sql: String) -> Failure {
    Failure(sql: sql, message: String(cString: sqlite3_errmsg(handle)))
  }

  /// What SQLite did not do.
  struct Failure: Error {
    var sql: String
    var message: String
  }
}
