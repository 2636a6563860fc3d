import Glibc
import Testing

/// A command that is killed at, or fails in, each of its calls to the system.
struct CallFaultTests {
  private static let errors = [EIO, ENOSPC, EDQUOT, EACCES]

  /// How many calls of a plan the usual run goes on by.
  private func step(_ plan: ScenarioPlan) -> Int {
    plan.isSimilarToOthers && !Effort.isLong ? 4 : 1
  }

  @Test(arguments: ScenarioPlan.allCases, [Fault.Mode.kill, .torn])
  func killedAtAnyCall(_ plan: ScenarioPlan, _ mode: Fault.Mode) throws {
    let bench = try Workbench()
    let sweep = try Sweep(Scenario(plan, on: bench), on: bench, every: step(plan)) {
      Fault(mode: mode, call: $0)
    }
    sweep.expectNone()
    Effort.tell("\(plan), \(mode): \(sweep.points) points")
  }

  @Test(
    arguments: [
      ScenarioPlan.replace, .create, .export, .exportSeveral, .exportAssets, .merge, .pull, .push,
      .pushNew,
    ], [Fault.Mode.once, .persist, .short, .partial])
  func failsInAnyCall(_ plan: ScenarioPlan, _ mode: Fault.Mode) throws {
    let bench = try Workbench()
    let scenario = try Scenario(plan, on: bench)
    for round in 0..<(Effort.isLong ? Self.errors.count : 1) {
      let sweep = try Sweep(scenario, on: bench, every: step(plan)) { call in
        Fault(mode: mode, error: Self.errors[(call + round) % Self.errors.count], call: call)
      }
      sweep.expectNone()
      Effort.tell("\(plan), \(mode): \(sweep.points) points")
    }
  }

  @Test(arguments: [Fault.Mode.once, .persist])
  func cannotReadInAnyCall(_ mode: Fault.Mode) throws {
    let bench = try Workbench()
    try Sweep(Scenario(.replace, on: bench), on: bench) {
      Fault(calls: .reading, mode: mode, error: EIO, call: $0)
    }.expectNone()
  }

  @Test(arguments: [ScenarioPlan.create, .createWithSeed, .replace])
  func cannotOpenInAnyCall(_ plan: ScenarioPlan) throws {
    let bench = try Workbench()
    try Sweep(Scenario(plan, on: bench), on: bench) {
      Fault(calls: .opening, mode: .once, error: EIO, call: $0)
    }.expectNone(ofMoreThan: 1)
  }

  @Test func cannotLockInAnyCall() throws {
    let bench = try Workbench()
    try Sweep(Scenario(.replace, on: bench), on: bench) {
      Fault(calls: .locking, mode: .persist, error: ENOLCK, call: $0)
    }.expectNone()
  }
}
