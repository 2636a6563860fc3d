import Foundation
import TestSupport
import Testing

/// The result of trying one command with a fault at many of its calls.
struct Sweep {
  /// At how many calls a fault happened.
  var points = 0

  /// What did not hold, with the fault.
  var violations: [String] = []

  /// Tries a command with a fault at each of its calls in turn, until it needs no more calls.
  ///
  /// `step` leaves calls out, and a sweep that stops early is content with the first violation.
  init(
    _ scenario: Scenario, on bench: Workbench, mutant: Mutant? = nil, every step: Int = 1,
    stopsEarly: Bool = false, fault: (Int) -> Fault
  ) throws {
    var call = 1
    while true {
      let fault = fault(call)
      try scenario.base.write(to: bench.folder)
      let ending = try bench.runFaulty(scenario, fault, mutant)
      let isReached = bench.countedCalls >= call
      points += isReached ? 1 : 0
      let found = try Invariants(scenario: scenario, bench: bench).violations(
        after: ending, fault)
      violations += found.map { "\(scenario.words.joined(separator: " ")), \(fault): \($0)" }
      if !isReached || (stopsEarly && !violations.isEmpty) { return }
      call += step
    }
  }

  /// Expects that it tried something and found nothing.
  func expectNone(
    ofMoreThan least: Int = 3, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(points > least, sourceLocation: sourceLocation)
    #expect(
      violations.isEmpty, "\(violations.count) of \(points): \(violations.first ?? "")",
      sourceLocation: sourceLocation)
  }
}

extension Workbench {
  /// Runs the command of a scenario with a fault and perhaps a broken promise.
  func runFaulty(_ scenario: Scenario, _ fault: Fault?, _ mutant: Mutant?) throws -> Ending {
    guard mutant == .earlyAnswer else {
      return try run(scenario.words, fault: fault, mutant: mutant)
    }
    let told = scenario.sentence.replacing("'", with: "'\\''")
    return try run(scenario.words, fault: fault, shell: "echo '\(told)' >&2; exec \"$@\"")
  }
}
