import Foundation
import TestSupport
import Testing

/// That an export into something that is there is an edit of it.
struct ExportEditTests {
  private static let app = """
    // Copyright Example
    import SwiftUI

    /// A chip.
    struct ChipLabelStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) { configuration.icon; configuration.title }
          .foregroundStyle(Color.brand)
      }
    }

    extension Color {
      static let brand = Color(red: 0, green: 0, blue: 1)
      static let sea = Color(red: 0, green: 1, blue: 1)
    }

    enum DesignTokens { static let signal = Color(red: 1, green: 0, blue: 0) }

    struct Extra { var x = 1 }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
    try folder.makeFolder("App")
    try folder.write(Self.app, to: "App/App.swift")
    try #require(try runStylectl(["add", "App"], in: folder).status == 0)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  @discardableResult
  private func run(_ words: String..., status: Int32 = 0) throws -> String {
    let result = try runStylectl(words, in: folder)
    #expect(result.status == status, "\(words): \(result)")
    return result.output + result.errors
  }

  /// Makes a second version of the chip.
  private func change() throws {
    let text = Self.app.replacing("spacing: 6", with: "spacing: 8")
    try folder.write(text, to: "Changed.swift")
    try run("add", "--replace", "Changed.swift")
  }

  @Test func theFilesOfAnAppStayTheApps() throws {
    #expect(try run("export", "swift", "-o", "App").contains("up to date"))
    #expect(try text("App/App.swift") == Self.app)
    #expect(try run("export", "swift", "-o", "App", "--check") == "")
    try change()
    try run("export", "swift", "-o", "App", status: 1)
    #expect(try text("App/App.swift") == Self.app)
    try run("export", "swift", "-o", "App", "--overwrite")
    let changed = try text("App/App.swift")
    #expect(changed.hasPrefix("// Copyright Example\nimport SwiftUI\n\n/// A chip.\nstruct Chip"))
    #expect(changed.contains("spacing: 8"))
    let start = try #require(Self.app.firstRange(of: "\nextension Color"))
    #expect(changed.hasSuffix(Self.app[start.lowerBound...]))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("App")) == ["App.swift"])
  }

  @Test func whatStandsBesideAnExportedStyleStays() throws {
    try run("export", "swift", "-o", "Out")
    let file = "Out/ChipLabelStyle.swift"
    let edited =
      "// Copyright\n" + (try text(file))
      + "\n#Preview(\"Mine\") { Text(\"x\") }\nstruct Extra {}\n"
    try folder.write(edited, to: file)
    try run("export", "swift", "-o", "Out", "--check")
    try run("export", "swift", "-o", "Out")
    #expect(try text(file) == edited)
    try change()
    try run("export", "swift", "-o", "Out", "--overwrite")
    #expect(try text(file) == edited.replacing("spacing: 6", with: "spacing: 8"))
  }

  @Test func earlierVersionsAndOtherPeoplesAreTold() throws {
    var seen = Transcript(in: folder)
    try run("export", "swift", "-o", "Out")
    let former = try text("Out/ChipLabelStyle.swift")
    try change()
    try run("export", "swift", "-o", "Out", "--overwrite")
    try folder.write(former, to: "Out/ChipLabelStyle.swift")
    try seen.run("export", "swift", "-o", "Out")
    #expect(try text("Out/ChipLabelStyle.swift") == former)
    let own = former.replacing("spacing: 6", with: "spacing: 7")
    try folder.write(own, to: "Out/ChipLabelStyle.swift")
    try seen.run("export", "swift", "-o", "Out")
    try seen.run("export", "swift", "-o", "Out", "--check")
    #expect(try text("Out/ChipLabelStyle.swift") == own)
    try seen.run("export", "swift", "-o", "Out", "--overwrite")
    try seen.run("export", "swift", "-o", "Out", "--check")
    try folder.write("struct Mine {}\n", to: "mine.swift")
    try seen.run("export", "swift", "-o", "mine.swift")
    try seen.run("export", "swift", "ChipLabelStyle", "-o", "mine.swift", "--overwrite")
    try seen.run("export", "swift", "ChipLabelStyle", "-o", "mine.swift")
    try folder.write("let Sea = 1\nstruct Sea {}\n", to: "Out/Color+sea.swift")
    try seen.run("export", "swift", "-o", "Out")
    expectGolden(seen.text, "export-others.txt")
  }

  @Test func whatIsLeftOverIsToldAndPruned() throws {
    var seen = Transcript(in: folder)
    try run("export", "swift", "-o", "Out")
    let chip = try text("Out/ChipLabelStyle.swift")
    try folder.write(chip + "\nstruct Extra {}\n", to: "Out/ChipLabelStyle.swift")
    try seen.run("rename", "ChipLabelStyle", "PillLabelStyle")
    try seen.run("remove", "tint:sea")
    try seen.run("export", "swift", "-o", "Out")
    try seen.run("export", "swift", "-o", "Out", "--check")
    try seen.run("export", "swift", "-o", "Out", "--prune")
    try seen.run("export", "swift", "-o", "Out", "--check")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("Out")).sorted()
    expectGolden(
      seen.text + names.joined(separator: "\n") + "\n\n" + (try text("Out/ChipLabelStyle.swift")),
      "export-leftovers.txt")
  }

  @Test func layoutIsNoDifferenceAndLineEndsStay() throws {
    try run("export", "swift", "-o", "Out")
    let file = "Out/ChipLabelStyle.swift"
    let text = try self.text(file).replacing("    ", with: "\t").replacing("\n", with: "\r\n")
    try folder.write(text, to: file)
    #expect(try run("export", "swift", "-o", "Out", "--check") == "")
    try run("export", "swift", "-o", "Out")
    #expect(try self.text(file) == text)
    try folder.write(text + "\r\nstruct Extra {}\r\n", to: file)
    try change()
    try run("export", "swift", "-o", "Out", "--overwrite")
    let changed = try self.text(file)
    #expect(changed.contains("spacing: 8"))
    #expect(!changed.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func severalOptionsInTurnRenewWhatWasExported() throws {
    for options in [["--public"], [], ["--no-previews"], [], ["--colors", "assets"], []] {
      let words = ["export", "swift", "-o", "Out"] + options
      #expect(try runStylectl(words, in: folder).status == 0)
      let check = try runStylectl(words + ["--check"], in: folder)
      #expect(check.status == 0, "\(options): \(check)")
    }
    try run("rename", "brand", "wave")
    try run("deprecate", "ChipLabelStyle", "-m", "Old")
    try run("export", "swift", "-o", "Out", "--prune")
    #expect(try text("Out/ChipLabelStyle.swift").contains("Color.wave"))
    #expect(try text("Out/ChipLabelStyle.swift").contains("@available(*, deprecated"))
  }

  @Test func linksAreNotFollowedOut() throws {
    try folder.makeFolder("Elsewhere")
    try folder.write("struct Far {}\n", to: "Elsewhere/Far.swift")
    try run("export", "swift", "-o", "Out")
    let file = folder.file("Out/ChipLabelStyle.swift")
    try FileManager.default.moveItem(atPath: file, toPath: folder.file("Elsewhere/Chip.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: "../Elsewhere/Chip.swift")
    let before = try text("Elsewhere/Chip.swift")
    #expect(try run("export", "swift", "-o", "Out", status: 4).contains("is a link"))
    #expect(try text("Elsewhere/Chip.swift") == before)
    // The folder that a person named may be a link itself.
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Linked"), withDestinationPath: "App")
    try run("export", "swift", "-o", "Linked")
    #expect(try text("App/App.swift") == Self.app)
  }

  @Test func aPictureReplacesPicturesAlone() throws {
    try folder.write(Self.app, to: "Chip.swift")
    let words = ["preview", "ChipLabelStyle", "--format", "svg", "-o"]
    #expect(try runStylectl(words + ["Chip.swift"], in: folder).status == 3)
    #expect(try text("Chip.swift") == Self.app)
    #expect(try runStylectl(words + ["chip.svg"], in: folder).status == 0)
    #expect(try runStylectl(words + ["chip.svg"], in: folder).status == 0)
  }
}
