import Foundation
import TestSupport

/// How a run of the built binary ended.
struct RunResult: Equatable {
  /// The bytes on standard output, as text.
  var output: String

  /// The bytes on standard error, as text.
  var errors: String

  /// The exit status; negative for the number of a signal.
  var status: Int32
}

/// Runs the binary that was built with the tests, in a folder and with nothing in the environment
/// but what is given and a home of its own.
func runStylectl(
  _ arguments: [String], in folder: TemporaryFolder, subfolder: String? = nil,
  environment: [String: String] = [:], input: String? = nil
) throws -> RunResult {
  try run(
    builtStylectl(), arguments, in: folder, subfolder: subfolder, environment: environment,
    input: input)
}

/// Runs a program as `runStylectl` runs the built binary.
func run(
  _ program: URL, _ arguments: [String], in folder: TemporaryFolder, subfolder: String? = nil,
  environment: [String: String] = [:], input: String? = nil
) throws -> RunResult {
  let files = try TemporaryFolder()
  let output = try files.write("", to: "output")
  let errors = try files.write("", to: "errors")
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: subfolder.map(folder.file) ?? folder.path)
  process.environment = surroundings(of: folder).merging(environment) { $1 }
  process.standardInput =
    try input.map { text in
      let path = try files.write(text, to: "input")
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } ?? FileHandle.nullDevice
  process.standardOutput = FileHandle(forWritingAtPath: output)
  process.standardError = FileHandle(forWritingAtPath: errors)
  try process.run()
  process.waitUntilExit()
  let status = process.terminationStatus
  return RunResult(
    output: try text(at: output), errors: try text(at: errors),
    status: process.terminationReason == .exit ? status : -status)
}

private func text(at path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}
