import Foundation
import StyleModel
import Testing

/// Files that somebody made to do harm: every command ends, says why, and harms nothing.
struct HostileFileTests {
  private static let catalog = "Team.stylecatalog"
  private static let lines = [
    ["verify"], ["list"], ["log"], ["log", "tint:brand"], ["show", "tint:brand"],
    ["show", "tint:brand@1"], ["edit", "tint:brand", "--from", "brand.json"], ["export", "swift"],
    ["rename", "tint:brand", "accent"], ["restore", "tint:brand@1"], ["undo"], ["conflicts"],
    ["diff", "tint:brand@1", "tint:brand"], ["release", "create", "9.0"],
  ]

  /// Runs a line on a stack of some KB, for as long as it makes use of a processor.
  private static func bounded(stack: String) -> String {
    "ulimit -s \(stack); ulimit -t 100; exec timeout 1000 \"$@\""
  }

  /// Runs commands on a catalog that was tampered with; gives the statuses by the command.
  private func statuses(
    _ tamper: (Database) throws -> Void, stack: String = "unlimited",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: Int32] {
    let bench = try Workbench()
    let scenario = try Scenario(.replace, on: bench)
    try scenario.base.write(to: bench.folder)
    do {
      let database = try Database(bench.file(Self.catalog))
      try tamper(database)
    }
    let files = try Files(of: bench.folder)
    var statuses: [String: Int32] = [:]
    for line in Self.lines {
      try files.write(to: bench.folder)
      let ending = try bench.run(
        line + ["--catalog", Self.catalog, "--output", "out"].prefix(line[0] == "export" ? 4 : 2),
        shell: Self.bounded(stack: stack))
      statuses[line.joined(separator: " ")] = ending.status
      #expect(
        [0, 1, 3, 4].contains(ending.status), "\(line): \(ending)", sourceLocation: sourceLocation)
    }
    return statuses
  }

  @Test(arguments: [
    "CREATE VIRTUAL TABLE more USING fts5(x)",
    "DROP TABLE name; CREATE VIRTUAL TABLE name USING fts5(kind, folded, key, word)",
    "ALTER TABLE version ADD COLUMN more INTEGER AS (length(record))",
    "DROP TABLE head; CREATE VIEW head AS SELECT * FROM name",
    "CREATE TRIGGER more AFTER INSERT ON version BEGIN DELETE FROM head; END",
    "PRAGMA user_version = -1", "PRAGMA user_version = 2147483647", "PRAGMA application_id = 0",
    "DELETE FROM catalog; INSERT INTO migration VALUES (99, 'more', zeroblob(32))",
  ])
  func strangeSchema(sql: String) throws {
    let statuses = try statuses { try $0.execute(sql) }
    #expect(Set(statuses.values) == [4], "\(statuses)")
  }

  @Test(arguments: [512, 1024, 65536])
  func otherPageSizeIsNoHarm(size: Int) throws {
    let statuses = try statuses { try $0.execute("PRAGMA page_size = \(size); VACUUM") }
    #expect(Set(statuses.values) == [0], "\(statuses)")
  }

  @Test(arguments: [
    "UPDATE document SET body = body || printf('%.*c', 2000000, ' ')",
    "UPDATE document SET body = CAST(zeroblob(70000000) AS TEXT)",
    "PRAGMA foreign_keys = OFF; DELETE FROM version", "DELETE FROM document",
    "UPDATE head SET version = zeroblob(32)", "UPDATE head SET name = key || char(27) || '[2J'",
    "UPDATE version SET hash = zeroblob(32) WHERE id = 1",
    "UPDATE operation SET record = '{}'", "UPDATE operation SET record = '['",
    "UPDATE version SET record = replace(record, 'tint', 'TINT')",
    """
    UPDATE version SET record = json_set(record, '$.parents', json_array(lower(hex(hash))))
    """,
    """
    WITH RECURSIVE row(number) AS (VALUES (1) UNION ALL SELECT number + 1 FROM row WHERE number < 3000)
    INSERT INTO head SELECT kind, key || number, version, name || number, folded || number, document,
    author, time FROM head, row
    """,
  ])
  func strangeContentIsFound(sql: String) throws {
    let statuses = try statuses { try $0.execute(sql) }
    #expect([1, 4].contains(statuses["verify"]), "\(statuses)")
  }

  /// A hash can hold no ring of parents, but as long a row of them as somebody likes.
  @Test func longHistoryNeedsNoStack() throws {
    let statuses = try statuses({ try lengthen($0) }, stack: "512")
    #expect(Set(statuses.values) == [0], "\(statuses)")
  }

  /// Each of two catalogs takes over the other, of which one has that row and one another edit.
  @Test func longHistoryIsMergedWithoutStack() throws {
    let bench = try Workbench()
    let scenario = try Scenario(.replace, on: bench)
    let edited = try bytes(at: bench.file(Self.catalog))
    try scenario.base.write(to: bench.folder)
    try store(edited, at: bench.file("Edited.stylecatalog"))
    do { try lengthen(Database(bench.file(Self.catalog))) }
    for line in [
      ["merge", "Edited.stylecatalog", "--catalog", Self.catalog],
      ["merge", Self.catalog, "--catalog", "Edited.stylecatalog"],
      ["verify", "--catalog", "Edited.stylecatalog"], ["undo", "--catalog", Self.catalog],
    ] {
      let ending = try bench.run(line, shell: Self.bounded(stack: "512"))
      #expect(ending.status == 0, "\(line): \(ending)")
    }
  }

  /// Adds versions of a tint, each after the one before, and tells of them in the log.
  private func lengthen(_ database: Database) throws {
    let count = Effort.isLong ? 100_000 : 2_000
    func hash(_ sql: String) throws -> String { try database.rows("SELECT lower(hex(\(sql)")[0] }
    let document = try hash("document)) FROM head WHERE key = 'brand'")
    let start = try hash("version)) FROM head WHERE key = 'brand'")
    let previous = try hash("hash)) FROM operation ORDER BY id DESC")
    var last = start
    try database.execute("BEGIN")
    for time in 1...count {
      let record =
        #"{"author":"Eve","document":"\#(document)","key":"brand","kind":"tint","name":"brand","#
        + #""parents":["\#(last)"],"time":\#(time)}"#
      last = ContentHash(of: Array(record.utf8)).hex
      try database.execute(
        "INSERT INTO version (hash, kind, key, record) VALUES "
          + "(x'\(last)', 'tint', 'brand', '\(record)')")
    }
    let operation =
      #"{"author":"Eve","command":"add","moves":[{"from":["\#(start)"],"key":"brand","kind":"tint","#
      + #""name":"brand","to":["\#(last)"]}],"previous":"\#(previous)","time":\#(count)}"#
    try database.execute(
      """
      INSERT INTO operation (hash, record)
      VALUES (x'\(ContentHash(of: Array(operation.utf8)).hex)', '\(operation)');
      UPDATE head SET version = x'\(last)', author = 'Eve', time = \(count) WHERE key = 'brand';
      COMMIT
      """)
  }

  @Test func whatIsNoFileIsRefusedAtOnce() throws {
    let bench = try Workbench()
    mkfifo(bench.file("pipe"), 0o600)
    symlink("loop", bench.file("loop"))
    mkdir(bench.file("folder"), 0o700)
    try store([], at: bench.file("empty"))
    for name in ["pipe", "loop", "folder", "empty", "/dev/zero", "/dev/null", "none/none"] {
      for line in Self.lines.prefix(3) + [["add", "tint", "brand", "#FF0000"]] {
        let ending = try bench.run(
          line + ["--catalog", name], shell: "exec timeout 100 \"$@\"")
        #expect(ending.status == 4, "\(line) on \(name): \(ending)")
        #expect(ending.errors.hasPrefix("error: "), "\(line) on \(name): \(ending)")
      }
    }
  }

  @Test func headerOfWriteAheadLogIsTakenBack() throws {
    let bench = try Workbench()
    let scenario = try Scenario(.replace, on: bench)
    try scenario.base.write(to: bench.folder)
    var bytes = try #require(scenario.base.contents[Self.catalog])
    (bytes[18], bytes[19]) = (2, 2)
    try store(bytes, at: bench.file(Self.catalog))
    try bench.mustRun(["verify", "--catalog", Self.catalog])
    #expect(try Snapshot(of: bench.folder).equals(scenario.before))
  }
}
