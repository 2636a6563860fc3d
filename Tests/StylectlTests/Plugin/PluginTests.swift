import Foundation
import TestSupport
import Testing

/// The example package, built by the plugin with the binary of the test.
@Suite struct PluginTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func exampleIsBuiltAgainOnlyWhenItsCatalogChanges() throws {
    let folder = try TemporaryFolder()
    try copy("Plugin", "Examples", to: folder)
    let made = try runProgram(
      "sh",
      [
        Self.root.appending(path: "Scripts/make-bundle.sh").path, try builtStylectl().path,
        folder.file("Plugin/stylectl.artifactbundle"),
      ])
    #expect(made.status == 0, "\(made.errors)")
    let catalog = folder.file("Examples/ChipApp/Sources/ChipApp/Team.stylecatalog")
    #expect(try runStylectl(["init", catalog], in: folder).status == 0)

    let first = try build(in: folder)
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(first.output.contains(Self.step))
    let second = try build(in: folder)
    #expect(second.status == 0)
    #expect(!second.output.contains(Self.step))

    let change = ["add", "--replace", "tint", "ocean", "#112233", "--catalog", catalog]
    #expect(try runStylectl(change, in: folder).status == 0)
    let third = try build(in: folder)
    #expect(third.status == 0)
    #expect(third.output.contains(Self.step))
  }

  private static let step = "Export the styles of Team.stylecatalog"

  private func copy(_ names: String..., to folder: TemporaryFolder) throws {
    for name in names {
      try FileManager.default.copyItem(
        at: Self.root.appending(path: name), to: URL(fileURLWithPath: folder.file(name)))
    }
    for left in ["Plugin/stylectl.artifactbundle", "Examples/ChipApp/.build"] {
      try? FileManager.default.removeItem(atPath: folder.file(left))
    }
  }

  /// Builds the example against the stub of SwiftUI.
  private func build(in folder: TemporaryFolder) throws -> ProgramResult {
    try runProgram(
      "swift",
      [
        "build", "--package-path", folder.file("Examples/ChipApp"), "--disable-sandbox",
        "-Xswiftc", "-I", "-Xswiftc", try swiftUIStubFolder(),
      ])
  }
}
