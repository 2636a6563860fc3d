import Foundation
import Glibc
import TestSupport

/// What stands in the place of a catalog whose writer was killed.
enum Replacement: String, CaseIterable, Sendable {
  /// A catalog that began by itself and was written as often.
  case otherCatalog

  /// The same catalog, where a like command was given in the place of the one that was cut off.
  case otherBranch

  /// The same, some commands further.
  case furtherBranch

  /// The same, some commands earlier.
  case earlier

  /// The bytes, made on a bench of their own, as they follow from what was there before the command.
  func bytes(of plan: ScenarioPlan, _ scenario: Scenario) throws -> [UInt8] {
    let bench = try Workbench()
    let path = bench.file(ReplacedFile.catalog)
    switch self {
    case .otherCatalog, .earlier:
      try Files(plan.files.mapValues { Array($0.utf8) }).write(to: bench.folder)
      for line in plan.setUp.dropLast(self == .earlier ? 1 : 0) { try bench.mustRun(line) }
    case .otherBranch, .furtherBranch:
      try scenario.base.write(to: bench.folder)
      for color in ["#00FF00", "#00EE00", "#00DD00"].prefix(self == .otherBranch ? 1 : 3) {
        try bench.mustRun(["add", "tint", "brand", color, "--replace", "-m", "Bluer"])
      }
    }
    if self == .earlier {
      // The lines make all of a catalog but which one it is.
      let identity = scenario.before.catalogs[ReplacedFile.catalog]?.identity ?? ""
      try Database(path).execute("UPDATE catalog SET catalog_id = x'\(identity)'")
    }
    return try contents(of: path)
  }
}

/// Reads a file whole, where another function of the name hides the one that does.
private func contents(of path: String) throws -> [UInt8] { try bytes(at: path) }

/// How a file gets into the place of another.
enum ReplacedFile: String, CaseIterable, Sendable {
  case written
  case renamed

  /// The catalog that is replaced.
  static let catalog = "Team.stylecatalog"

  /// Puts bytes into the place of the catalog.
  func put(_ bytes: [UInt8], on bench: Workbench) throws {
    let path = bench.file(Self.catalog)
    switch self {
    case .written: try store(bytes, at: path)
    case .renamed:
      try store(bytes, at: path + ".new")
      guard rename(path + ".new", path) == 0 else { throw POSIXError(.EIO) }
    }
  }
}

/// A catalog that stands in the place of one whose writer was killed, at each call in turn.
struct ReplacedFileSweep {
  /// At how many calls the writer was killed.
  private(set) var points = 0

  /// How often a journal was set aside.
  private(set) var strays = 0

  /// What did not hold.
  private(set) var violations: [String] = []

  /// Kills the writer of a plan at each call, replaces the file, and lets others come.
  init(
    _ plan: ScenarioPlan, _ replacement: Replacement, _ way: ReplacedFile, on bench: Workbench,
    mutant: Mutant? = nil
  ) throws {
    let scenario = try Scenario(plan, on: bench)
    let good = try replacement.bytes(of: plan, scenario)
    try Files([ReplacedFile.catalog: good]).write(to: bench.folder)
    let expected = try CatalogDump(bench.file(ReplacedFile.catalog))
    var call = 1
    while true {
      try scenario.base.write(to: bench.folder)
      let ending = try bench.run(scenario.words, fault: Fault(mode: .kill, call: call))
      guard ending.wasKilled else { return }
      points += 1
      try way.put(good, on: bench)
      let found = try comers(on: bench, mutant).map { "killed at call \(call): \($0)" }
      violations += found + (try differences(from: expected, on: bench, "killed at call \(call)"))
      if mutant != nil, !violations.isEmpty { return }
      call += 1
    }
  }

  /// Lets several readers come at once.
  private func comers(on bench: Workbench, _ mutant: Mutant?) throws -> [String] {
    let lines = [["list"], ["verify"], ["log"]].map { $0 + ["--catalog", ReplacedFile.catalog] }
    let children = try lines.map { try bench.start($0, mutant: mutant) }
    return try children.map { try $0.wait() }.filter { $0.status != 0 }.map(\.description)
  }

  private mutating func differences(
    from expected: CatalogDump, on bench: Workbench, _ place: String
  ) throws -> [String] {
    let path = bench.file(ReplacedFile.catalog)
    let present: CatalogDump
    do { present = try CatalogDump(path) } catch let error as Database.Failure {
      return ["\(place): \(error)"]
    }
    var differences: [String] = []
    if present != expected { differences.append("\(place): the good file was changed") }
    if access("\(path)-journal", F_OK) == 0, try bytes(at: "\(path)-journal").first ?? 0 != 0 {
      differences.append("\(place): the journal stays")
    }
    strays += access("\(path)-journal.stray-1", F_OK) == 0 ? 1 : 0
    let ending = try bench.run(["add", "tint", "later", "#010203", "--catalog", path])
    let check = try bench.run(["verify", "--catalog", path])
    if ending.status != 0 || check.status != 0 {
      differences.append("\(place): \(ending) \(check)")
    }
    return differences
  }
}
