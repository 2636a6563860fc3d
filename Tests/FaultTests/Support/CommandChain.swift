import Foundation
import TestSupport

/// Commands that each follow from the one before, and what the folder holds after each.
struct CommandChain {
  private(set) var lines: [[String]] = []

  /// The files before the first.
  let base: Files

  /// What the folder holds before the first line and after each.
  private(set) var states: [Snapshot] = []

  /// What each line tells where it went well.
  private(set) var sentences: [String] = []

  /// Makes lines by chance and runs each of them once.
  init(count: Int, on bench: Workbench, using generator: inout SplitMix64) throws {
    try Files().write(to: bench.folder)
    try bench.mustRun(["init", "--empty", "Team.stylecatalog"])
    for color in ["123456", "654321", "ABCDEF"] {
      let tint = ##"{"kind": "tint", "any": "#\##(color)", "dark": "#000000"}"##
      try store(Array(tint.utf8), at: bench.file("\(color).json"))
    }
    base = try Files(of: bench.folder)
    states = [try Snapshot(of: bench.folder)]
    var next = LineMaker()
    while lines.count < count {
      let line = next.line(using: &generator)
      let ending = try bench.mustRun(line)
      lines.append(line)
      sentences.append(ending.errors)
      states.append(try Snapshot(of: bench.folder))
    }
  }

  /// Records the lines, one after the other, from the base on.
  func record(on bench: Workbench, mutant: Mutant? = nil) throws -> Recording {
    try base.write(to: bench.folder)
    var recording = try Recording(startingIn: bench)
    for line in lines {
      let ending = try bench.run(line, mutant: mutant, isRecorded: true)
      if ending.status != 0 { throw Unexpected(what: "\(line): \(ending)") }
    }
    try recording.read(from: bench)
    return recording
  }
}

/// Makes lines that can be carried out one after the other.
private struct LineMaker {
  private var tints: [String] = []
  private var made = 0

  mutating func line(using generator: inout SplitMix64) -> [String] {
    made += 1
    let color = "#" + String(0x100000 + made, radix: 16)
    guard tints.count > 1, let tint = tints.randomElement(using: &generator) else {
      return add(color)
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return add(color)
    case 1:
      tints.removeAll { $0 == tint }
      return ["remove", "tint:\(tint)"]
    case 2:
      tints.removeAll { $0 == tint }
      tints.append("t\(made)")
      return ["rename", "tint:\(tint)", "t\(made)"]
    case 3: return ["edit", "tint:\(tint)", "--from", "123456.json", "-m", "\(made)"]
    default: return ["add", "tint", tint, color, "--replace"]
    }
  }

  private mutating func add(_ color: String) -> [String] {
    tints.append("t\(made)")
    return ["add", "tint", "t\(made)", color, "--dark", "#FFFFFF"]
  }
}
