import Foundation

/// What must hold after a command, however it ended: the catalog is whole (SQLite's own check, the
/// schema, every hash, every parent, every head and the log), a command is there wholly or not at
/// all, what was told to be done is there, nothing else is, whoever comes next can work, and a
/// failure says so and has changed nothing.
struct Invariants {
  let scenario: Scenario
  let bench: Workbench

  /// Says what does not hold after an ending.
  func violations(after ending: Ending, _ fault: Fault?) throws -> [String] {
    var violations: [String] = []
    let isCut = ending.wasKilled && fault?.kills == true
    let allowed = try allowedStates(ending, fault, isCut: isCut, &violations)
    violations += try brokenReading()
    // A process that cannot delete anything any more leaves its draft to the next one, as does one
    // that was killed.
    let known = scenario.before.names.union(scenario.after.names)
    let present = try Snapshot(of: bench.folder)
    let drafts =
      isCut || fault?.mode == .persist ? present.names.subtracting(known) : []
    violations += present.findings
    let isPart =
      scenario.writesSeveralFiles && (isCut && allowed.count > 1 || fault?.mode == .persist)
    let matches =
      isPart
      ? present.without(drafts).isMixed(of: scenario.before, and: scenario.after)
      : allowed.contains(where: present.without(drafts).equals)
    if !matches {
      violations.append(
        "\(ending) left \(state(of: present)):\n" + present.difference(from: scenario.before))
    }
    violations += try brokenRepetition()
    return violations
  }

  /// The states that an ending allows.
  private func allowedStates(
    _ ending: Ending, _ fault: Fault?, isCut: Bool, _ violations: inout [String]
  ) throws -> [Snapshot] {
    let wasTold = ending.errors.contains(scenario.sentence)
    if ending.status == 0 || (isCut && wasTold) { return [scenario.after] }
    if isCut { return [scenario.before, scenario.after] + [scenario.between].compactMap(\.self) }
    if ending.status != 4 || !ending.errors.hasPrefix("error: '") || wasTold {
      violations.append("a failure ended with \(ending)")
    }
    var wrongs = ["there is no catalog", "exists already"]
    if fault?.error == EIO { wrongs.append("read-only") }
    for wrong in wrongs where ending.errors.contains(wrong) {
      violations.append("a failure was told as \(ending.errors)")
    }
    // Where the last calls of a commit fail, nobody can know, and that is what has to be told.
    let isUncertain = ending.errors.contains("whether the change is in")
    if let between = scenario.between {
      let isHalf = ending.errors.contains("everything is pushed")
      let start = isHalf ? between : scenario.before
      return isUncertain ? [start, isHalf ? scenario.after : between] : [start]
    }
    return isUncertain ? [scenario.before, scenario.after] : [scenario.before]
  }

  /// Lets the program read and check every catalog, which must need no repair by hand.
  private func brokenReading() throws -> [String] {
    var violations: [String] = []
    for name in scenario.after.catalogs.keys where access(bench.file(name), F_OK) == 0 {
      let ending = try bench.run(["verify", "--catalog", name])
      if ending.status != 0 { violations.append("verify: \(ending) \(ending.output)") }
    }
    return violations
  }

  /// Runs the command once more: after it the folder holds what it would have held at once.
  private func brokenRepetition() throws -> [String] {
    let ending = try bench.run(scenario.words)
    let present = try Snapshot(of: bench.folder)
    if ending.status != 0, ending.status != scenario.repeated {
      return ["once more: \(ending)"]
    }
    // Where nothing was left to do, a journal that was never begun in earnest waits for a writer.
    if scenario.between.map(present.equals) == true { return [] }
    for name in present.catalogs.keys where access(bench.file("\(name)-journal"), F_OK) == 0 {
      return ["a journal of \(name) stays"]
    }
    return present.equals(scenario.after)
      ? [] : ["once more: \(ending)\n" + present.difference(from: scenario.after)]
  }

  private func state(of present: Snapshot) -> String {
    present.equals(scenario.before)
      ? "the former state" : present.equals(scenario.after) ? "the new state" : "another state"
  }
}
