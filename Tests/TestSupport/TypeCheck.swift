import Foundation

/// Type-checks Swift files together against the stub of SwiftUI, as one module.
///
/// The stub in `Tests/SwiftUIStub` has declarations alone and is compiled once in a run of the
/// tests. The files may `import SwiftUI` and, as with the framework itself, get Foundation by it.
/// Each `#Preview` is checked as a computed view of the same content on the same lines, because
/// the framework's macro comes with Xcode alone.
///
/// - Parameters:
///   - files: The texts by name, such as `Pill.swift`.
///   - languageMode: 5 or 6.
/// - Returns: The errors and warnings, `NAME:LINE:COLUMN: error: ...`, in the compiler's order;
///   none where all is well.
/// - Throws: What the compiler wrote, where it ended without a diagnostic.
package func typeCheck(files: [String: String], languageMode: Int) throws -> [String] {
  let stub = try SwiftUIStub.compiled.get()
  let folder = try TemporaryFolder()
  var paths: [String] = []
  for (name, text) in files.sorted(by: { $0.key < $1.key }) {
    paths.append(try folder.write(replacingPreviews(in: text, of: name), to: name))
  }
  let result = try runProgram(
    "swiftc",
    ["-typecheck", "-parse-as-library", "-swift-version", "\(languageMode)", "-I", stub.path]
      + ["-module-name", "Checked", "-diagnostic-style", "llvm"] + paths)
  let diagnostics = compilerDiagnostics(in: result.errors, folder: folder.path)
  guard result.status != 0, diagnostics.isEmpty else { return diagnostics }
  throw CompilerFailure(text: result.errors)
}

/// Returns the folder that holds the compiled stub of SwiftUI, for `-I`.
package func swiftUIStubFolder() throws -> String {
  try SwiftUIStub.compiled.get().path
}

/// The compiler ended without telling why.
package struct CompilerFailure: Error {
  /// All that it wrote.
  package var text: String
}

/// The stub's module, compiled once.
private enum SwiftUIStub {
  static let compiled = Result { try compile() }

  private static func compile() throws -> TemporaryFolder {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("SwiftUIStub")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let folder = try TemporaryFolder()
    let result = try runProgram(
      "swiftc",
      ["-emit-module", "-module-name", "SwiftUI", "-parse-as-library", "-swift-version", "6"]
        + ["-o", folder.file("SwiftUI.swiftmodule")]
        + names.map { sources.appendingPathComponent($0).path })
    guard result.status == 0 else { throw CompilerFailure(text: result.errors) }
    return folder
  }
}

private func compilerDiagnostics(in text: String, folder: String) -> [String] {
  text.split(separator: "\n").compactMap { line -> String? in
    guard line.contains(": error: ") || line.contains(": warning: ") || line.hasPrefix("error:")
    else { return nil }
    return String(line.replacing(folder + "/", with: ""))
  }
}

/// Writes each `#Preview(...) {` at the start of a line as the head of a computed view.
private func replacingPreviews(in text: String, of file: String) -> String {
  var count = 0
  let module = file.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    guard line.hasPrefix("#Preview"), let brace = line.firstIndex(of: "{") else { return line }
    count += 1
    return "@MainActor @ViewBuilder private var preview\(count)_\(module): some View "
      + line[brace...]
  }
  return lines.joined(separator: "\n")
}
