import StyleModel

/// Checks a whole catalog: SQLite's own checks, every hash, every parent, every head and the log.
struct Verification {
  let rows: ReadTransaction
  private(set) var findings: [String] = []
  private var versions: [ContentHash: Version] = [:]

  /// Findings beyond these are not collected: a wholly damaged file has one for each row.
  private static let limit = 100

  init(_ rows: ReadTransaction) {
    self.rows = rows
  }

  /// Runs every check; a check that SQLite cannot finish is itself a finding.
  mutating func run() {
    attempt { try $0.checkDatabase() }
    attempt { try $0.checkDocuments() }
    attempt { try $0.checkVersions() }
    attempt { try $0.checkHeads() }
    attempt { try $0.checkLog() }
  }

  private mutating func attempt(_ check: (inout Verification) throws -> Void) {
    do { try check(&self) } catch let error as SQLiteError {
      find("the file cannot be read to its end: \(error.message)")
    } catch {
      find("the file cannot be read to its end")
    }
  }

  private mutating func find(_ sentence: String) {
    if findings.count < Self.limit, !findings.contains(sentence) { findings.append(sentence) }
  }

  private mutating func checkDatabase() throws {
    let answers = try rows.connection.rows("PRAGMA integrity_check(10)") { $0.text(0) }
    for answer in answers where answer != "ok" { find("SQLite finds damage: \(answer)") }
    let dangling = try rows.connection.number("SELECT count(*) FROM pragma_foreign_key_check")
    if dangling > 0 { find("\(dangling) rows refer to rows that are not there") }
    if try rows.connection.number("SELECT count(*) FROM catalog") != 1 {
      find("the file does not say which catalog it is")
    }
  }

  private mutating func checkDocuments() throws {
    let statement = try Statement("SELECT hash, body FROM document", on: rows.connection.handle)
    while try statement.step() {
      let hash = statement.bytes(0)
      if ContentHash(of: statement.bytes(1)).bytes != hash {
        find("the document \(shown(hash)) is not what was stored")
      }
    }
  }

  private mutating func checkVersions() throws {
    let stored = try rows.connection.rows("SELECT hash, record, kind, key FROM version") {
      (hash: $0.bytes(0), record: $0.bytes(1), kind: $0.text(2), key: $0.text(3))
    }
    for row in stored {
      guard let hash = ContentHash(bytes: row.hash), ContentHash(of: row.record) == hash,
        let version = try? Version(record: row.record), version.kind.rawValue == row.kind,
        version.key.text == row.key
      else {
        find("the version \(shown(row.hash)) is not what was stored")
        continue
      }
      versions[hash] = version
    }
    let documents = Set(try rows.connection.rows("SELECT hash FROM document") { $0.bytes(0) })
    for (hash, version) in versions.sorted(by: { $0.key < $1.key }) {
      for parent in version.parents where versions[parent] == nil {
        find("the version \(hash.short) follows \(parent.short), which is missing")
      }
      if let document = version.document, !documents.contains(document.bytes) {
        find("the version \(hash.short) holds the document \(document.short), which is missing")
      }
    }
  }

  private mutating func checkHeads() throws {
    let names = Set(
      try rows.connection.rows("SELECT kind, folded, key FROM name") {
        [$0.text(0), $0.text(1), $0.text(2)]
      })
    let folded = try rows.connection.rows("SELECT version, folded FROM head") {
      (version: $0.bytes(0), folded: $0.text(1))
    }
    for row in folded {
      guard let hash = ContentHash(bytes: row.version), let version = versions[hash] else {
        continue
      }
      if version.name.folded != row.folded {
        find("the head of '\(version.name)' has a wrong name")
      }
    }
    for head in try rows.heads(kind: nil) {
      guard let version = versions[head.version] else {
        find("'\(head.name)' is at a version that is missing")
        continue
      }
      if version.kind != head.kind || version.key.text != head.key || version.name.text != head.name
        || version.document != head.document || version.author != head.author
        || version.time != head.time
      {
        find("the head of '\(version.name)' does not agree with its version")
      }
      if !names.contains([head.kind.rawValue, version.name.folded, head.key]) {
        find("the name '\(version.name)' is not recorded")
      }
    }
  }

  private mutating func checkLog() throws {
    let stored = try rows.connection.rows("SELECT hash, record FROM operation ORDER BY id") {
      (hash: $0.bytes(0), record: $0.bytes(1))
    }
    var previous: ContentHash?
    var heads: [LoggedItem: [ContentHash]] = [:]
    for row in stored {
      guard let hash = ContentHash(bytes: row.hash), ContentHash(of: row.record) == hash,
        let operation = try? Operation(record: row.record)
      else {
        find("the operation \(shown(row.hash)) is not what was stored")
        return
      }
      if operation.previous != previous { find("the log has a gap before \(hash.short)") }
      previous = hash
      for move in operation.moves {
        let item = LoggedItem(kind: move.kind, key: move.key.text)
        if heads[item] ?? [] != move.from {
          find("the log does not say how '\(move.name)' came to be")
        }
        heads[item] = move.to
      }
    }
    var present: [LoggedItem: [ContentHash]] = [:]
    for head in try rows.heads(kind: nil) {
      present[LoggedItem(kind: head.kind, key: head.key), default: []].append(head.version)
    }
    for (item, versions) in heads where present[item]?.sorted() ?? [] != versions {
      find("'\(item.key)' is not where the log says")
    }
    for item in present.keys where heads[item] == nil {
      find("the log does not know '\(item.key)'")
    }
  }

  private func shown(_ hash: [UInt8]) -> String {
    ContentHash(bytes: hash)?.short ?? "without a hash"
  }
}

/// An item of the log.
private struct LoggedItem: Hashable {
  var kind: ItemKind
  var key: String
}

extension StyleStore {
  /// Checks the whole file.
  ///
  /// - Returns: what is wrong, a sentence each without a full stop; empty where nothing is.
  package func verify() throws -> [String] {
    try read { rows in
      var verification = Verification(rows)
      verification.run()
      return verification.findings
    }
  }
}
