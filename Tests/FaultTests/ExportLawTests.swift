import Foundation
import TestSupport
import Testing

/// An export into any folder leaves what others wrote, whenever it is killed and however often it runs.
struct ExportLawTests {
  @Test(arguments: ExportPlan.allCases, UInt64(1)...3)
  func othersKeepTheirBytes(_ plan: ExportPlan, _ seed: UInt64) throws {
    for round in 0..<UInt64(Effort.factor) {
      let bench = try Workbench()
      var generator = SplitMix64(seed: Effort.seed &* 1000 &+ seed &+ round &* 100)
      let mess = try ExportMess(plan, on: bench, using: &generator)
      _ = try bench.run(mess.words, fault: Fault(mode: .partial, call: .max))
      try mess.expectKept("seed \(seed), round \(round), in one run")
      let count = bench.countedCalls
      let calls = Effort.isLong ? Array(1...max(count, 1)) : [1, 2, 3].map { $0 * count / 3 }
      for call in calls where call > 0 {
        try mess.restore()
        _ = try bench.run(mess.words, fault: Fault(mode: call % 2 == 0 ? .kill : .torn, call: call))
        let place = "seed \(seed), round \(round), killed at call \(call)"
        try mess.expectKept(place)
        let again = try bench.run(mess.words)
        #expect((0...4).contains(again.status), "\(place): \(again)")
        try mess.expectKept(place + ", and run again")
        #expect(mess.drafts.isEmpty, "\(place): \(mess.drafts)")
      }
    }
  }
}

/// A format that is exported, and where.
enum ExportPlan: String, CaseIterable, Sendable {
  case swiftFolder
  case swiftFile
  case bundle
  case assets
  case tokens
  case strings
  case csv

  /// The line.
  var words: [String] {
    switch self {
    case .swiftFolder: ["export", "swift", "-o", "Out"]
    case .swiftFile: ["export", "swift", "-o", "Out/All.swift"]
    case .bundle: ["export", "bundle", "Out"]
    case .assets: ["export", "assets", "-o", "Out/Colors.xcassets"]
    case .tokens: ["export", "tokens", "-o", "Out/tints.tokens.json"]
    case .strings: ["export", "strings", "-l", "week", "-o", "Out/Localizable.xcstrings"]
    case .csv: ["export", "csv", "-l", "week", "-o", "Out/week.csv"]
    }
  }
}
