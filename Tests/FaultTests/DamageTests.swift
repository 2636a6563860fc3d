import Foundation
import TestSupport
import Testing

/// Catalogs that something has damaged: it is found, or what they hold is what they held.
struct DamageTests {
  private static let catalog = "Team.stylecatalog"

  /// A catalog of some pages, and what it holds.
  private struct Sample {
    let bench: Workbench
    let bytes: [UInt8]
    let dump: CatalogDump

    init() throws {
      bench = try Workbench()
      let scenario = try Scenario(.replace, on: bench)
      bytes = scenario.base.contents[catalog] ?? []
      dump = scenario.before.catalogs[catalog] ?? CatalogDump()
    }

    /// The pages of the file.
    var pages: [ArraySlice<UInt8>] {
      stride(from: 0, to: bytes.count, by: 4096).map { bytes[$0..<$0 + 4096] }
    }

    /// Expects that damage is found and left as it is, or does not show.
    func expectFound(
      _ damaged: [UInt8], beside others: [String: [UInt8]] = [:], _ what: String,
      alsoAllowed: [CatalogDump] = []
    ) throws {
      let files = Files(others.merging([catalog: damaged]) { $1 })
      try files.write(to: bench.folder)
      let ending = try bench.run(["verify", "--catalog", catalog])
      let place = "\(what), seed \(Effort.seed): \(ending)"
      if ending.status == 0 {
        let found = try CatalogDump(bench.file(catalog))
        let isKnown = ([dump] + alsoAllowed).contains {
          $0.rows == found.rows && $0.identity == found.identity
        }
        #expect(isKnown, "\(place): something changed and nobody noticed")
      } else {
        #expect(ending.status == 1 || ending.status == 4, "\(place)")
        if others.isEmpty { #expect(try Files(of: bench.folder) == files, "\(place)") }
      }
      for line in [["list"], ["add", "tint", "brand", "#00FF00", "--replace"]] {
        let status = try bench.run(line + ["--catalog", catalog]).status
        #expect([0, 1, 4].contains(status), "\(place): \(line) ends with \(status)")
      }
    }
  }

  @Test func anyFlippedBit() throws {
    let sample = try Sample()
    var generator = Effort.generator(6)
    for _ in 0..<(60 * Effort.factor) {
      var bytes = sample.bytes
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      try sample.expectFound(bytes, "a bit of byte \(place)")
    }
  }

  @Test func cutAtAnyPage() throws {
    let sample = try Sample()
    for count in stride(from: 0, to: sample.bytes.count, by: 4096) {
      try sample.expectFound(Array(sample.bytes.prefix(count)), "cut at \(count)")
      try sample.expectFound(Array(sample.bytes.prefix(count + 700)), "cut at \(count + 700)")
    }
  }

  @Test func pagesInEachOthersPlace() throws {
    let sample = try Sample()
    for first in sample.pages.indices {
      let second = (first + 1) % sample.pages.count
      var pages = sample.pages
      pages.swapAt(first, second)
      try sample.expectFound(pages.flatMap(Array.init), "pages \(first) and \(second)")
      pages = sample.pages
      pages[first] = ArraySlice(repeating: 0, count: 4096)
      try sample.expectFound(pages.flatMap(Array.init), "nothing in page \(first)")
    }
  }

  /// A journal that belongs to another file would put that file's pages into this one.
  @Test func journalOfAnotherFile() throws {
    let sample = try Sample()
    for plan in ScenarioPlan.writing {
      let other = try Workbench()
      let scenario = try Scenario(plan, on: other)
      try scenario.base.write(to: other.folder)
      _ = try other.run(scenario.words, fault: Fault(mode: .partial, call: .max))
      let fault = Fault(mode: .kill, call: other.countedCalls - 1)
      try scenario.base.write(to: other.folder)
      try #require(try other.run(scenario.words, fault: fault).wasKilled)
      let left = try Files(of: other.folder)
      let journal = try #require(left.contents["\(Self.catalog)-journal"])
      try sample.expectFound(
        sample.bytes, beside: ["\(Self.catalog)-journal": journal], "the journal of \(plan)")
    }
  }

  /// SQLite would put what is in the log into a file that never had one.
  @Test func writeAheadLogOfAnotherFile() throws {
    let sample = try Sample()
    let other = try Workbench()
    try store(sample.bytes, at: other.file(Self.catalog))
    let database = try Database(other.file(Self.catalog))
    try database.execute("PRAGMA journal_mode = WAL; UPDATE catalog SET generation = 77")
    let log = try bytes(at: other.file("\(Self.catalog)-wal"))
    withExtendedLifetime(database) {}
    let files = Files([Self.catalog: sample.bytes, "\(Self.catalog)-wal": log])
    try files.write(to: sample.bench.folder)
    for line in [["verify"], ["list"], ["add", "tint", "brand", "#00FF00", "--replace"]] {
      let ending = try sample.bench.run(line + ["--catalog", Self.catalog])
      #expect(ending.status == 4, "\(line): \(ending)")
      #expect(try Files(of: sample.bench.folder) == files)
    }
  }
}
