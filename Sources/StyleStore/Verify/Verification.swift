import Diagnostics
import StyleModel

/// Checks a whole catalog: SQLite's own checks, every hash, document, parent and head, and the log.
package struct Verification {
  /// The rows that are checked.
  let rows: ReadTransaction

  /// What is wrong, a sentence each.
  private(set) var findings: [String] = []

  /// Whether every check could be finished.
  private(set) var isFinished = true

  /// The versions that are what was stored.
  var versions: [ContentHash: Version] = [:]

  /// Findings beyond these are not collected: a wholly damaged file has one for each row.
  private static let limit = 100

  /// Tells why the bytes of a document are none of a kind; nil where they are one.
  ///
  /// The store keeps bytes and knows no documents: whoever does hands this in.
  package typealias DocumentCheck = ([UInt8], ItemKind) -> String?

  /// Tells what is wrong with a document.
  let problem: DocumentCheck

  private let report: Work.Report
  private var checked = 0
  private var total: Int?

  /// Creates a verification that tells of each row that it hashes again.
  init(
    _ rows: ReadTransaction, report: @escaping Work.Report = { _ in },
    problem: @escaping DocumentCheck
  ) {
    self.rows = rows
    self.report = report
    self.problem = problem
  }

  /// Tells that one more row is checked.
  mutating func advance() {
    checked += 1
    report(Work("Checking versions and documents", done: checked, of: total))
  }

  /// Runs every check; a check that cannot be finished is itself a finding.
  mutating func run(migrations: [Migration]) {
    report(Work("Checking the file", done: 0))
    total = try? rows.connection.number(
      "SELECT (SELECT count(*) FROM version) + (SELECT count(*) FROM document)")
    attempt { try $0.checkDatabase() }
    attempt { try $0.checkCatalog(migrations: migrations) }
    attempt { try $0.checkVersions() }
    attempt { try $0.checkParents() }
    attempt { try $0.checkDocuments() }
    attempt { try $0.checkNames() }
    attempt { try $0.checkHeads() }
    attempt { try $0.checkReleases() }
    attempt { try $0.checkLog() }
  }

  /// Takes down what is wrong.
  mutating func find(_ sentence: String) {
    if findings.count < Self.limit, !findings.contains(sentence) { findings.append(sentence) }
  }

  private mutating func attempt(_ check: (inout Verification) throws -> Void) {
    let start = findings.count
    defer { findings[start...].sort() }
    do { try check(&self) } catch let error as SQLiteError {
      find("the file cannot be read to its end: \(error.message)")
      isFinished = false
    } catch let error as StoreError {
      find(error.detail)
    } catch {
      find("the file cannot be read to its end")
      isFinished = false
    }
  }

  private mutating func checkDatabase() throws {
    let answers = try rows.connection.rows("PRAGMA integrity_check(10)") { $0.text(0) }
    for answer in answers where answer != "ok" { find("SQLite finds damage: \(answer)") }
    let dangling = try rows.connection.number("SELECT count(*) FROM pragma_foreign_key_check")
    if dangling > 0 { find("rows refer to others that are missing (\(dangling))") }
  }

  /// Checks the identity and the history of the schema.
  private mutating func checkCatalog(migrations: [Migration]) throws {
    if try rows.connection.number("SELECT count(*) FROM catalog") != 1 {
      find("the file does not say which catalog it is")
    }
    let version = try rows.connection.number("PRAGMA user_version")
    try Migrator(migrations: migrations).checkHistory(of: rows.connection, version: version)
  }
}

extension StoreError {
  /// What is wrong inside the file, without its path.
  fileprivate var detail: String {
    switch problem {
    case .damaged(let detail), .foreignSchema(let detail): detail
    default: message
    }
  }
}

extension StyleStore {
  /// Checks the whole file.
  ///
  /// - Returns: what is wrong, a sentence each without a full stop, at most 100 of them.
  package func verify(
    report: @escaping Work.Report = { _ in },
    problem: @escaping Verification.DocumentCheck = { _, _ in nil }
  ) throws -> [String] {
    let migrations = Migration.all()
    return try read { rows in
      var verification = Verification(rows, report: report, problem: problem)
      verification.run(migrations: migrations)
      return verification.findings
    }
  }
}
