import TestSupport
import Testing

/// What was told to be done survives a loss of power, and of anything else nothing or all is there.
struct PowerLossTests {
  @Test func catalogSurvivesLossOfPower() throws {
    let bench = try Workbench()
    var generator = Effort.generator(1)
    for _ in 0..<Effort.factor {
      let chain = try CommandChain(count: 12, on: bench, using: &generator)
      let recording = try chain.record(on: bench)
      let loss = try PowerLoss(recording, on: bench, count: 1000, using: &generator) { told in
        chain.states[told...min(told + 1, chain.lines.count)]
      }
      loss.expectNone()
      Effort.tell("power: \(loss.trials) losses")
    }
  }

  @Test(arguments: [
    ScenarioPlan.create, .createWithSeed, .export, .exportSeveral, .exportMany, .exportBundle,
  ])
  func newFilesSurviveLossOfPower(_ plan: ScenarioPlan) throws {
    let bench = try Workbench()
    var generator = Effort.generator(2)
    let scenario = try Scenario(plan, on: bench)
    let recording = try scenario.record(on: bench)
    let count = 150 * Effort.factor
    let loss = try PowerLoss(
      recording, on: bench, count: count, using: &generator, isMixed: scenario.writesSeveralFiles
    ) { told in
      [scenario.before, scenario.after][min(told, 1)...1]
    }
    loss.expectNone()
    Effort.tell("power: \(loss.trials) losses")
  }
}

extension Scenario {
  /// Records the line.
  func record(on bench: Workbench, mutant: Mutant? = nil) throws -> Recording {
    try base.write(to: bench.folder)
    var recording = try Recording(startingIn: bench)
    let ending = try bench.run(words, mutant: mutant, isRecorded: true)
    if ending.status != 0 { throw Unexpected(what: "\(words): \(ending)") }
    try recording.read(from: bench)
    return recording
  }
}
