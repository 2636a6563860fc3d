import Foundation
import TestSupport
import Testing

/// Loses the power at many moments of a recording and looks at what is found then.
struct PowerLoss {
  /// What did not hold.
  private(set) var violations: [String] = []

  /// How often the power was lost.
  private(set) var trials = 0

  /// Plays a recording and loses the power at `count` moments of it.
  ///
  /// `states` gives what may be found after as many commands were told to be done; where it is mixed,
  /// each file by itself may be in the former or the later state.
  init(
    _ recording: Recording, on bench: Workbench, count: Int, stopsEarly: Bool = false,
    using generator: inout SplitMix64, isMixed: Bool = false,
    states: (_ told: Int) -> ArraySlice<Snapshot>
  ) throws {
    let moments = (0..<count).map { _ in
      Int.random(in: 0...recording.events.count, using: &generator)
    }
    var disk = Disk(recording)
    var (next, told) = (0, 0)
    for moment in moments.sorted() {
      while next < moment {
        if case .told(let text) = recording.events[next], !text.hasPrefix("hint") { told += 1 }
        disk.apply(recording.events[next])
        next += 1
      }
      trials += 1
      let found = disk.afterLoss(using: &generator)
      try check(found, states(told), isMixed, on: bench, "at call \(moment), \(told) commands told")
      if stopsEarly, !violations.isEmpty { return }
    }
  }

  private mutating func check(
    _ found: [String: [UInt8]], _ allowed: ArraySlice<Snapshot>, _ isMixed: Bool,
    on bench: Workbench, _ place: String
  ) throws {
    let prefix = bench.folder.count + 1
    let files = Files(
      Dictionary(uniqueKeysWithValues: found.map { (String($0.dropFirst(prefix)), $1) }))
    try files.write(to: bench.folder)
    // The program comes first where there is something to undo: SQLite alone would do it unseen.
    if trials % 10 == 0, files.contents.keys.contains(where: { $0.hasSuffix("-journal") }) {
      try checkWithProgram(on: bench, place)
      if access(bench.file("Team.stylecatalog-journal.stray-1"), F_OK) == 0 {
        violations.append("\(place): the journal was not taken for the file's own")
      }
    }
    do {
      let present = try Snapshot(of: bench.folder)
      violations += present.findings.map { "\(place): \($0)" }
      let names = allowed.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      let drafts = present.names.subtracting(names)
      let isAllowed =
        isMixed && allowed.count == 2
        ? present.without(drafts).isMixed(
          of: allowed[allowed.startIndex], and: allowed[allowed.startIndex + 1])
        : allowed.contains(where: present.without(drafts).equals)
      if !isAllowed {
        let difference = present.difference(from: allowed[allowed.startIndex])
        violations.append("\(place):\n\(difference)")
      }
    } catch let error as Database.Failure {
      violations.append("\(place): \(error)")
    }
    if trials % 100 == 0 { try checkWithProgram(on: bench, place) }
  }

  private mutating func checkWithProgram(on bench: Workbench, _ place: String) throws {
    guard FileManager.default.fileExists(atPath: bench.file("Team.stylecatalog")) else { return }
    let ending = try bench.run(["verify", "--catalog", "Team.stylecatalog"])
    if ending.status != 0 { violations.append("\(place): \(ending)") }
  }

  /// Expects that nothing was found.
  func expectNone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      violations.isEmpty,
      "\(violations.count) of \(trials), seed \(Effort.seed): \(violations.first ?? "")",
      sourceLocation: sourceLocation)
  }
}
