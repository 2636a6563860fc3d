import Foundation
import Glibc
import TestSupport
import Testing

/// A journal that a killed writer left, beside a file that another file was put in the place of.
struct ReplacedFileTests {
  @Test(arguments: Replacement.allCases, ReplacedFile.allCases)
  func goodFileIsKept(_ replacement: Replacement, _ way: ReplacedFile) throws {
    let sweep = try ReplacedFileSweep(.replace, replacement, way, on: Workbench())
    #expect(sweep.violations == [])
    #expect(sweep.points > 10)
    #expect(sweep.strays > 3)
  }

  @Test func setAsideJournalIsToldOnceAndDoctorFindsIt() throws {
    let (bench, good) = try interrupted(.otherCatalog)
    let first = try bench.run(["list", "--catalog", ReplacedFile.catalog])
    #expect(
      first.errors == """
        note: a journal of another file lay beside the catalog; now it is 'Team.stylecatalog-journal.stray-1'
        hint: the catalog is whole without it: rm Team.stylecatalog-journal.stray-1

        """)
    #expect(try bytes(at: bench.file(ReplacedFile.catalog)) == good)
    #expect(try bench.run(["list", "--catalog", ReplacedFile.catalog]).errors == "")
    let doctor = try bench.run(["doctor", "--catalog", ReplacedFile.catalog])
    #expect(doctor.status == 1)
    #expect(
      doctor.output.contains(
        """
        journal: 'Team.stylecatalog-journal.stray-1' undoes a write that was cut off, to another file \
        than the one that is there now
          where that file is gone for good: rm Team.stylecatalog-journal.stray-1; before it is put back: \
        mv Team.stylecatalog-journal.stray-1 Team.stylecatalog-journal

        """))
  }

  @Test func cutOffFileThatIsPutBackWithItsJournalIsUndone() throws {
    let bench = try Workbench()
    let scenario = try Scenario(.replace, on: bench)
    let half = try killed(scenario, callsBeforeTheEnd: 3, on: bench)
    try ReplacedFile.renamed.put(
      Replacement.otherBranch.bytes(of: .replace, scenario), on: bench)
    try bench.mustRun(["list", "--catalog", ReplacedFile.catalog])
    // As 'git stash' and 'git stash pop' do.
    let path = bench.file(ReplacedFile.catalog)
    try store(half.contents[ReplacedFile.catalog] ?? [], at: path)
    try #require(rename("\(path)-journal.stray-1", "\(path)-journal") == 0)
    try bench.mustRun(["verify", "--catalog", ReplacedFile.catalog])
    #expect(try Snapshot(of: bench.folder).equals(scenario.before))
  }

  @Test(arguments: [Fault.Mode.kill, .torn, .once, .persist])
  func settingAsideMeetsAFault(mode: Fault.Mode) throws {
    let (bench, good) = try interrupted(.otherBranch)
    let start = try Files(of: bench.folder)
    var call = 1
    while true {
      try start.write(to: bench.folder)
      let fault = Fault(mode: mode, error: call % 2 == 0 ? EIO : EACCES, call: call)
      let ending = try bench.run(["list", "--catalog", ReplacedFile.catalog], fault: fault)
      let isReached = bench.countedCalls >= call
      #expect([0, 4, -SIGKILL].contains(ending.status), "\(fault): \(ending)")
      try bench.mustRun(["verify", "--catalog", ReplacedFile.catalog])
      #expect(try bytes(at: bench.file(ReplacedFile.catalog)) == good, "\(fault)")
      let names = try Files(of: bench.folder).contents.keys.filter { $0.contains(".stray-") }
      #expect(names.count == 1, "\(fault): \(names)")
      if !isReached { break }
      call += 1
    }
    #expect(call > 2)
  }

  @Test func manyWhoComeAtOnceUndoOneWrite() throws {
    let bench = try Workbench()
    let scenario = try Scenario(.replace, on: bench)
    for end in 1...4 {
      let left = try killed(scenario, callsBeforeTheEnd: end, on: bench)
      for _ in 0..<3 {
        try left.write(to: bench.folder)
        let lines = [["list"], ["verify"], ["log"], ["add", "tint", "later", "#010203"]]
        let children = try (lines + lines.prefix(3)).map {
          try bench.start($0 + ["--catalog", ReplacedFile.catalog])
        }
        let endings = try children.map { try $0.wait() }
        #expect(endings.allSatisfy { $0.status == 0 }, "\(endings)")
        try bench.mustRun(["verify", "--catalog", ReplacedFile.catalog])
        let names = try Files(of: bench.folder).contents.keys
        #expect(!names.contains { $0.contains("-journal") }, "\(names)")
      }
    }
  }

  @Test(arguments: [["checkout", "-q", "-f", "further"], ["stash", "-q"]])
  func gitPutsAnotherStateThere(_ line: [String]) throws {
    let bench = try Workbench()
    let scenario = try Scenario(.replace, on: bench)
    try scenario.base.write(to: bench.folder)
    func git(_ words: [String]) throws {
      let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"]
      let result = try runProgram("git", ["-C", bench.folder] + identity + words)
      try #require(result.status == 0, "\(words): \(result)")
    }
    try git(["init", "-q", "-b", "main"])
    try git(["add", "."])
    try git(["commit", "-q", "-m", "Start"])
    try git(["checkout", "-q", "-b", "further"])
    try bench.mustRun(["add", "tint", "brand", "#00FF00", "--replace", "-m", "Bluer"])
    try git(["commit", "-q", "-a", "-m", "Further"])
    try git(["checkout", "-q", "main"])
    _ = try bench.run(scenario.words, fault: Fault(mode: .partial, call: .max))
    let last = bench.countedCalls
    for call in stride(from: last - 1, to: max(last - 12, 0), by: -2) {
      try git(["checkout", "-q", "-f", "main"])
      for name in try FileManager.default.contentsOfDirectory(atPath: bench.folder)
      where name.contains("-journal") { unlink(bench.file(name)) }
      try #require(try bench.run(scenario.words, fault: Fault(mode: .kill, call: call)).wasKilled)
      try git(line)
      let good = try bytes(at: bench.file(ReplacedFile.catalog))
      try bench.mustRun(["verify", "--catalog", ReplacedFile.catalog])
      #expect(try bytes(at: bench.file(ReplacedFile.catalog)) == good, "killed at call \(call)")
    }
  }

  /// A catalog in the place of one whose writer was killed in its last calls, and its bytes.
  private func interrupted(_ replacement: Replacement) throws -> (Workbench, [UInt8]) {
    let bench = try Workbench()
    let scenario = try Scenario(.replace, on: bench)
    _ = try killed(scenario, callsBeforeTheEnd: 2, on: bench)
    let good = try replacement.bytes(of: .replace, scenario)
    try ReplacedFile.renamed.put(good, on: bench)
    return (bench, good)
  }

  /// Kills the writer some calls before its end, and returns what it leaves.
  private func killed(
    _ scenario: Scenario, callsBeforeTheEnd: Int, on bench: Workbench
  ) throws -> Files {
    try scenario.base.write(to: bench.folder)
    _ = try bench.run(scenario.words, fault: Fault(mode: .partial, call: .max))
    try scenario.base.write(to: bench.folder)
    let fault = Fault(mode: .kill, call: bench.countedCalls - callsBeforeTheEnd)
    try #require(try bench.run(scenario.words, fault: fault).wasKilled)
    return try Files(of: bench.folder)
  }
}
