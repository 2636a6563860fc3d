import Foundation

/// A home, a locale and the loader's paths; no terminal, no colour, no catalog.
///
/// The folder itself is the home, where the search for a catalog ends, as git's does for a
/// repository: what lies above it in the folder of temporary files is nothing to the tests.
package func surroundings(of folder: TemporaryFolder) -> [String: String] {
  var variables = [
    "HOME": folder.path, "XDG_DATA_HOME": folder.file("home/data"),
    "XDG_CONFIG_HOME": folder.file("home/config"), "LC_ALL": "C.UTF-8", "USER": "tester",
    "STYLECTL_AUTHOR": "Ada <ada@example.com>",
    "PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "1767225600", "PAGER": "cat",
    "GIT_CEILING_DIRECTORIES": (folder.path as NSString).deletingLastPathComponent,
  ]
  for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"] {
    variables[name] = ProcessInfo.processInfo.environment[name]
  }
  return variables
}

/// Finds the binary beside the bundle of the tests.
package func builtStylectl() throws -> URL {
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
