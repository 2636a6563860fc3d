import Glibc
import Testing

/// A catalog whose writer was killed, and whoever comes next is killed or meets errors, too.
struct CompoundTests {
  @Test(
    arguments: Effort.isLong ? [1, 2, 4] : [2], [Fault.Mode.kill, .torn, .once, .persist, .short])
  func recoveryMeetsAFault(callsBeforeTheEnd: Int, mode: Fault.Mode) throws {
    let bench = try Workbench()
    var scenario = try Scenario(.replace, on: bench)
    try scenario.base.write(to: bench.folder)
    _ = try bench.run(scenario.words, fault: Fault(mode: .partial, call: .max))
    try scenario.base.write(to: bench.folder)
    let fault = Fault(mode: .kill, call: bench.countedCalls - callsBeforeTheEnd)
    try #require(try bench.run(scenario.words, fault: fault).wasKilled)
    scenario.base = try Files(of: bench.folder)
    try #require(scenario.base.contents["Team.stylecatalog-journal"] != nil)
    let writing = try Sweep(scenario, on: bench, every: Effort.isLong ? 1 : 3) {
      Fault(mode: mode, error: $0 % 2 == 0 ? EIO : ENOSPC, call: $0)
    }
    writing.expectNone()
    let reading = try Sweep(scenario.reading(), on: bench) {
      Fault(mode: mode, error: $0 % 2 == 0 ? EIO : ENOSPC, call: $0)
    }
    reading.expectNone()
    Effort.tell("recovery, \(mode): \(writing.points + reading.points) points")
  }
}

extension Scenario {
  /// A command that reads in place of the line, and so brings the former state back.
  fileprivate func reading() -> Scenario {
    var scenario = self
    scenario.words = ["list", "--catalog", "Team.stylecatalog"]
    scenario.after = before
    scenario.sentence = "a list tells nothing"
    scenario.repeated = 0
    return scenario
  }
}
