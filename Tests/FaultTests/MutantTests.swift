import Testing

/// Programs and systems that break one promise each: what the other tests try finds every one.
struct MutantTests {
  @Test(arguments: Mutant.allCases)
  func brokenPromiseIsFound(_ mutant: Mutant) throws {
    let violations =
      switch mutant {
      case .noSync, .noFolderSync: try afterLossOfPower(mutant)
      case .deferred, .noLocks: try amongMany(mutant)
      case .removingRename: try whenKilled(.export, mutant)
      case .keptJournal, .memoryJournal, .twoTransactions, .earlyAnswer:
        try whenKilled(.replace, mutant)
      case .unseenJournal:
        try ReplacedFileSweep(.replace, .otherCatalog, .renamed, on: Workbench(), mutant: mutant)
          .violations
      }
    #expect(!violations.isEmpty)
    Effort.tell("mutant \(mutant): \(violations.first ?? "not found")")
  }

  @Test(arguments: [ScenarioPlan.export, .exportMany])
  func exportThatIsNotSyncedIsFound(_ plan: ScenarioPlan) throws {
    let bench = try Workbench()
    let scenario = try Scenario(plan, on: bench)
    let recording = try scenario.record(on: bench, mutant: .noSync)
    var generator = Effort.generator(4)
    let loss = try PowerLoss(
      recording, on: bench, count: 500, stopsEarly: true, using: &generator,
      isMixed: scenario.writesSeveralFiles
    ) { told in [scenario.before, scenario.after][min(told, 1)...1] }
    #expect(!loss.violations.isEmpty)
  }

  private func whenKilled(_ plan: ScenarioPlan, _ mutant: Mutant) throws -> [String] {
    let bench = try Workbench()
    let scenario = try Scenario(plan, on: bench)
    return try Sweep(scenario, on: bench, mutant: mutant, stopsEarly: true) {
      Fault(mode: .kill, call: $0)
    }.violations
  }

  private func afterLossOfPower(_ mutant: Mutant) throws -> [String] {
    let bench = try Workbench()
    var generator = Effort.generator(5)
    let chain = try CommandChain(count: 12, on: bench, using: &generator)
    let recording = try chain.record(on: bench, mutant: mutant)
    return try PowerLoss(
      recording, on: bench, count: 2000, stopsEarly: true, using: &generator
    ) { told in chain.states[told...min(told + 1, chain.lines.count)] }.violations
  }

  private func amongMany(_ mutant: Mutant) throws -> [String] {
    let bench = try Workbench()
    for _ in 0..<5 {
      let contention = try Contention(writers: 8, edits: 6, on: bench, mutant: mutant)
      if !contention.violations.isEmpty { return contention.violations }
    }
    return []
  }
}
