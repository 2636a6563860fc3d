import Foundation

/// How a program ended that a test ran.
package struct ProgramResult: Equatable, Sendable {
  /// The bytes on standard output, as text.
  package var output: String

  /// The bytes on standard error, as text.
  package var errors: String

  /// The exit status; negative for the number of a signal.
  package var status: Int32
}

/// Runs a program of the search path with the surroundings of the test, without input.
package func runProgram(_ name: String, _ arguments: [String]) throws -> ProgramResult {
  let folder = try TemporaryFolder()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [name] + arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle(forWritingAtPath: try folder.write("", to: "output"))
  process.standardError = FileHandle(forWritingAtPath: try folder.write("", to: "errors"))
  try process.run()
  process.waitUntilExit()
  let status = process.terminationStatus
  return ProgramResult(
    output: try text(at: folder.file("output")), errors: try text(at: folder.file("errors")),
    status: process.terminationReason == .exit ? status : -status)
}

private func text(at path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}
