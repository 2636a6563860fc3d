import Foundation
import TestSupport
import Testing

/// Many processes that write one catalog at once, each one version with each of its commands.
struct Contention {
  /// The commands that failed.
  private(set) var failures: [String] = []

  /// What is not there although it was told to be, and what is there besides.
  private(set) var losses: [String] = []

  /// Runs writers, of which two write one item, and readers beside them.
  init(
    writers: Int, edits: Int, readers: Int = 0, on bench: Workbench, mutant: Mutant? = nil
  ) throws {
    try Files().write(to: bench.folder)
    try bench.mustRun(["init", "--empty", "Team.stylecatalog"])
    let items = (0..<writers).map { "t\(max($0, 1))" }
    for item in Set(items) { try bench.mustRun(["add", "tint", item, "#000000"]) }
    let children = try items.enumerated().map { index, item in
      try bench.start(
        [item, "\(index)", "\(edits)"], mutant: mutant,
        shell: """
          edit=0; while [ $edit -lt $4 ]; do edit=$((edit + 1))
          color=$(printf '#%06X' $(($3 * 65536 + edit)))
          "$1" add tint "$2" "$color" --replace --quiet --catalog Team.stylecatalog
          status=$?; [ $status = 0 ] && echo "$2 $color" || echo "status $status" >&2; done
          """)
    }
    let watchers = try (0..<readers).map { _ in
      try bench.start(
        ["\(edits)"],
        shell: """
          round=0; while [ $round -lt $2 ]; do round=$((round + 1))
          "$1" list --catalog Team.stylecatalog | wc -l; done
          """)
    }
    var told: [String] = []
    for child in children {
      let ending = try child.wait()
      told += ending.output.split(separator: "\n").map(String.init)
      if !ending.errors.isEmpty { failures.append(ending.errors) }
    }
    for watcher in watchers {
      let ending = try watcher.wait()
      if !ending.errors.isEmpty { failures.append(ending.errors) }
      let counts = Set(ending.output.split(whereSeparator: \.isWhitespace))
      if counts != ["\(Set(items).count)"] { losses.append("a reader saw \(counts) items") }
    }
    do { try count(told, items: Set(items), on: bench) } catch let error as Database.Failure {
      losses.append("\(error)")
    }
  }

  /// Compares what was told to be written with what is there.
  private mutating func count(_ told: [String], items: Set<String>, on bench: Workbench) throws {
    let check = try bench.run(["verify", "--catalog", "Team.stylecatalog"])
    if check.status != 0 { losses.append("\(check) \(check.output)") }
    let database = try Database(bench.file("Team.stylecatalog"))
    let written = try database.rows(
      """
      SELECT version.key || ' ' || json_extract(body, '$.any') FROM version JOIN document
      ON lower(hex(document.hash)) = json_extract(record, '$.document')
      """)
    let expected = told + items.map { "\($0) #000000" }
    if written.sorted() != expected.sorted() {
      let lost = Set(expected).subtracting(written).sorted(),
        others = Set(written).subtracting(expected)
      losses.append(
        "\(expected.count) told, \(written.count) written; lost \(lost.prefix(5)), more \(others.count)"
      )
    }
    // One for each of them, and one for the catalog itself.
    let operations = try database.rows("SELECT count(*) FROM operation")
    let heads = try database.rows("SELECT count(*) FROM head")
    if heads != ["\(items.count)"] { losses.append("\(heads) heads") }
    if operations != ["\(written.count)"], operations != ["\(written.count + 1)"] {
      losses.append("\(operations) operations for \(written.count) versions")
    }
  }

  /// What went wrong in all.
  var violations: [String] { failures + losses }
}
