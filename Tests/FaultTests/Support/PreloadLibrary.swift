import Foundation
import TestSupport

/// A library that stands between the program and the C library.
enum PreloadLibrary: String, CaseIterable {
  case faults
  case recorder
  case mutants

  /// The built libraries, which the last run of the process takes with it.
  private static let built = Result { try build() }

  /// The path of the built library.
  var path: String {
    get throws { try Self.built.get().file("\(self).so") }
  }

  private static func build() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Preload")
    for library in allCases {
      let arguments = [
        "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC",
        "-o", folder.file("\(library).so"), sources.appendingPathComponent("\(library).c").path,
      ]
      var answers: [String] = []
      for compiler in ["clang", "cc"] {
        let result = try runProgram(compiler, arguments)
        if result.status == 0 { break }
        answers.append(result.errors)
      }
      if answers.count == 2 { throw NoCompiler(answers: answers) }
    }
    return folder
  }
}

/// What the compilers said.
private struct NoCompiler: Error {
  var answers: [String]
}
