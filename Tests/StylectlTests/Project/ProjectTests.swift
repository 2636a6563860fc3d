import Foundation
import TestSupport
import Testing

/// A whole project, from its folder to pictures and back.
struct ProjectTests {
  private let folder: TemporaryFolder
  private let added: RunResult

  init() throws {
    folder = try Samples.emptyCatalog()
    added = try runStylectl(["add", ProjectFixture.path], in: folder)
  }

  /// The styles that use what the app declares: views, modifiers, tokens or environment keys.
  private static let appStyles = [
    "ColorKeyLabelStyle", "ConditionalLabelStyle", "DisclosureLabelStyle",
    "HeightLabelStyle", "MeasuredLabelStyle", "PaletteLabelStyle", "PreferenceLabelStyle",
    "SettingsLabelStyle", "SignalLabelStyle", "StatusLabelStyle", "StencilLabelStyle",
    "ThemeRowLabelStyle", "ThemedLabelStyle",
  ]

  private func styles() throws -> [String] {
    try runStylectl(["list", "--kind", "style"], in: folder).output.split(separator: "\n")
      .compactMap { $0.split(separator: "\t").dropFirst().first.map(String.init) }
  }

  @Test func everyStyleGoesInByOneCommand() throws {
    #expect(added.status == 0)
    let styles = try styles()
    #expect(styles.count == 56)
    let declared = try ProjectFixture.files().values.flatMap { text in
      text.matches(of: /(?:struct|extension) (\w+LabelStyle)(?:<.*>)?: LabelStyle/).map {
        String($0.1)
      }
    }
    #expect(styles.sorted() == declared.sorted())
  }

  @Test func whatIsKeptAsItStandsIsToldWithItsPlace() throws {
    let notes = added.errors.split(separator: "\n").filter { $0.contains("kept as it is") }
    #expect(notes.count == 1)
    #expect(
      notes.allSatisfy { $0.contains("Harbor/Styles/LanguageStyles.swift:181:9: note: ") })
  }

  @Test func whatIsNoStyleIsToldAsLeftOut() throws {
    #expect(added.errors.contains("Skipped what is no label style: class Preferences, "))
    #expect(added.errors.contains("'Preferences' is left out: 'PreferenceLabelStyle' uses it"))
  }

  @Test func coloursOfTheAppBecomeTints() throws {
    let tints = try runStylectl(["list", "--kind", "tint"], in: folder).output
    for name in ["DesignTokens.signal", "DesignTokens.deck", "DesignTokens.keel", "brandWave"] {
      #expect(tints.contains("\t\(name)\t"))
    }
  }

  @Test func eachStyleDraws() throws {
    var seen = Transcript(in: folder)
    for style in try styles() {
      let result = try seen.run("preview", style, "--width", "40")
      #expect(result.status == 0, "\(style): \(result.errors)")
    }
    expectGolden(seen.text, "project-drawings.txt", file: goldenNeighbor)
  }

  @Test func whatIsShownIsUnchangedWhenAddedAgain() throws {
    for style in try styles() {
      let shown = try runStylectl(["show", style], in: folder).output
      try folder.write(shown, to: style + ".swift")
      let again = try runStylectl(["add", style + ".swift"], in: folder)
      #expect(again.errors.contains("The style '\(style)' is unchanged."), "\(again.errors)")
      #expect(again.status == 0)
    }
  }

  @Test(arguments: [5, 6]) func theProjectCompilesAsItStands(mode: Int) throws {
    let files = try ProjectFixture.files().map { name, text in
      (name.split(separator: "/").last.map(String.init) ?? name, text)
    }
    #expect(
      try typeCheck(files: Dictionary(uniqueKeysWithValues: files), languageMode: mode) == [])
  }

  @Test(arguments: [5, 6]) func canonicalTextsOfSwiftUIAloneCompile(mode: Int) throws {
    var files: [String: String] = [:]
    for style in try styles() where !Self.appStyles.contains(style) {
      let shown = try runStylectl(["show", style], in: folder).output
      files[style + ".swift"] = "import SwiftUI\n\n" + shown
    }
    #expect(files.count == 56 - Self.appStyles.count)
    #expect(try typeCheck(files: files, languageMode: mode) == [])
  }

  /// The files that are written of the styles that use SwiftUI alone.
  private func exported(_ options: String...) throws -> [String: String] {
    let names = try styles().filter { !Self.appStyles.contains($0) }
    let result = try runStylectl(
      ["export", "swift", "--output", "Exported"] + names + options, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.file("Exported")) {
      files[name] = try String(contentsOfFile: folder.file("Exported/" + name), encoding: .utf8)
    }
    #expect(files.count >= names.count)
    return files
  }

  @Test(arguments: [5, 6]) func exportsOfSwiftUIAloneCompile(mode: Int) throws {
    #expect(try typeCheck(files: exported(), languageMode: mode) == [])
    #expect(try typeCheck(files: exported("--public"), languageMode: mode) == [])
  }

  @Test func formatterLeavesExportsAsTheyAre() throws {
    let before = try exported()
    let configuration = "\(ProjectFixture.path)/../../../export.swift-format"
    let result = try runProgram(
      "swift",
      ["format", "--in-place", "--recursive", "--configuration", configuration]
        + [folder.file("Exported")])
    #expect(result.status == 0, "\(result.errors)")
    for (name, text) in before.sorted(by: { $0.key < $1.key }) {
      let after = try String(contentsOfFile: folder.file("Exported/" + name), encoding: .utf8)
      #expect(after == text, "\(name)")
    }
  }
}

/// Goldens stand in one folder for all tests of the tool.
private let goldenNeighbor = #filePath.replacing("/Project/", with: "/")
