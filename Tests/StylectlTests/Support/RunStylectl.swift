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
  let files = try TemporaryFolder()
  let output = try files.write("", to: "output")
  let errors = try files.write("", to: "errors")
  let process = Process()
  process.executableURL = try builtStylectl()
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

/// A home, a locale and the loader's paths; no terminal, no colour, no catalog.
func surroundings(of folder: TemporaryFolder) -> [String: String] {
  var variables = [
    "HOME": folder.file("home"), "XDG_DATA_HOME": folder.file("home/data"),
    "XDG_CONFIG_HOME": folder.file("home/config"), "LC_ALL": "C.UTF-8", "USER": "tester",
    "STYLECTL_AUTHOR": "Ada <ada@example.com>",
    "PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "1767225600",
  ]
  for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"] {
    variables[name] = ProcessInfo.processInfo.environment[name]
  }
  return variables
}

private func text(at path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}

/// Finds the binary beside the bundle of the tests.
func builtStylectl() throws -> URL {
  var places = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
  places += CommandLine.arguments.filter { $0.contains(".xctest") }.map {
    URL(
      fileURLWithPath: String($0.prefix(upTo: $0.range(of: ".xctest")?.upperBound ?? $0.endIndex)))
  }
  if let executable = Bundle.main.executableURL { places.append(executable) }
  for place in places {
    let binary = place.deletingLastPathComponent().appendingPathComponent("stylectl")
    if FileManager.default.isExecutableFile(atPath: binary.path) { return binary }
  }
  throw MissingBinary(places: places.map(\.path))
}

/// Says where the binary was looked for.
private struct MissingBinary: Error {
  var places: [String]
}
