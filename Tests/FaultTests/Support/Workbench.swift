import Foundation
import TestSupport

/// A folder that the program works in, with what stands between it and the system.
final class Workbench: Sendable {
  /// The folder that is watched, without links in its path.
  let folder: String

  private let inside: TemporaryFolder
  private let outside: TemporaryFolder
  private let program: String

  init() throws {
    inside = try TemporaryFolder()
    outside = try TemporaryFolder()
    guard let path = realpath(inside.path, nil) else { throw POSIXError(.ENOENT) }
    defer { free(path) }
    folder = String(cString: path)
    program = try builtStylectl().path
  }

  /// How many calls of the last run counted.
  var countedCalls: Int { (try? bytes(at: outside.file("tally")).count) ?? 0 }

  /// What the last runs recorded.
  var recordPath: String { outside.file("record") }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(folder)/\(name)" }

  /// Starts the program on a line; `output` is where its results go, if not to a file.
  func start(
    _ words: [String], fault: Fault? = nil, mutant: Mutant? = nil, isRecorded: Bool = false,
    shell: String? = nil, output: Int32? = nil
  ) throws -> Child {
    var variables = surroundings(of: outside)
    variables["HOME"] = folder
    var libraries: [PreloadLibrary] = []
    if let mutant {
      libraries.append(.mutants)
      variables["MUTANT"] = mutant.rawValue
    }
    if let fault {
      unlink(outside.file("tally"))
      libraries.append(.faults)
      variables.merge(fault.variables(tally: outside.file("tally"))) { $1 }
    }
    if isRecorded {
      libraries.append(.recorder)
      variables["RECORD_LOG"] = recordPath
    }
    if !libraries.isEmpty {
      variables["WATCHED_FOLDER"] = folder
      variables["LD_PRELOAD"] = try libraries.map { try $0.path }.joined(separator: ":")
    }
    let line = shell.map { ["/bin/sh", "-c", $0, "sh", program] } ?? [program]
    return try Child(line + words, in: folder, environment: variables, output: output)
  }

  /// Runs the program on a line to its end.
  func run(
    _ words: [String], fault: Fault? = nil, mutant: Mutant? = nil, isRecorded: Bool = false,
    shell: String? = nil
  ) throws -> Ending {
    try start(words, fault: fault, mutant: mutant, isRecorded: isRecorded, shell: shell).wait()
  }

  /// Runs the program on a line that must go well, or end with a status.
  @discardableResult
  func mustRun(_ words: [String], status: Int32 = 0) throws -> Ending {
    let ending = try run(words)
    guard ending.status == status else { throw Unexpected(what: "\(words): \(ending)") }
    return ending
  }
}

/// Something that had to go well before anything can be tried.
struct Unexpected: Error {
  var what: String
}
