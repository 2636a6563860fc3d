import Foundation
import Glibc
import Testing

/// Many processes on one catalog.
struct ConcurrencyTests {
  @Test func noWriterFailsAndNoVersionIsLost() throws {
    let contention = try Contention(writers: 8, edits: 200, readers: 2, on: Workbench())
    #expect(contention.violations == [])
  }

  @Test func oneOfManyMakesTheCatalog() throws {
    let bench = try Workbench()
    for _ in 0..<(5 * Effort.factor) {
      try Files().write(to: bench.folder)
      let children = try (0..<8).map { _ in try bench.start(["init", "Team.stylecatalog"]) }
      let endings = try children.map { try $0.wait() }
      #expect(endings.map(\.status).sorted() == [0, 1, 1, 1, 1, 1, 1, 1], "\(endings)")
      try bench.mustRun(["verify", "--catalog", "Team.stylecatalog"])
      #expect(try Files(of: bench.folder).contents.keys.sorted() == ["Team.stylecatalog"])
    }
  }

  @Test func halfReadListHoldsNoLock() throws {
    let bench = try Workbench()
    let title = String(repeating: "x", count: 150)
    for index in 0..<500 {
      let tint = ##"{"kind": "tint", "name": "\##(title)\##(index)", "any": "#000000"}"##
      try store(Array(tint.utf8), at: bench.file("\(index).json"))
    }
    try bench.mustRun(["init", "--empty", "Team.stylecatalog"])
    try bench.mustRun(["add"] + (0..<500).map { "\($0).json" } + ["--quiet"])
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
    let lister = try bench.start(["list"], output: ends[1])
    close(ends[1])
    // A pipe holds 64 KB of the 80 KB: one byte read means that the lister is printing and waits.
    var byte: UInt8 = 0
    try #require(read(ends[0], &byte, 1) == 1)
    try bench.mustRun(["add", "tint", "brand", "#FF0000"])
    var status: Int32 = 0
    #expect(waitpid(lister.number, &status, WNOHANG) == 0, "the lister was to wait for its reader")
    close(ends[0])
    #expect(try lister.wait().status == 0)
  }
}
