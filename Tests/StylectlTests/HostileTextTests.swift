import Foundation
import TestSupport
import Testing

/// Names, paths and texts that try to steer the terminal.
struct HostileTextTests {
  private static let texts = HostileTexts.steering

  @Test(arguments: texts + [String(repeating: "n", count: 100_000)])
  func nothingRawIsWritten(_ text: String) throws {
    let folder = try Samples.emptyCatalog()
    for words in [
      [text], ["help", text], ["list", "--" + text], ["list", "--kind", text],
      ["list", text, text],
      ["list", "--uses", text], ["show", text], ["show", "tint:" + text], ["show", "x@" + text],
      ["add", text], ["add", "tint", text, "#FFF"], ["add", "tint", "x", text],
      ["add", "--sample", text, "x.swift"], ["remove", text], ["rename", "x", text],
      ["list", "--catalog", text + ".stylecatalog"], ["init", text + "/x.stylecatalog"],
      ["apply", text, "--label", "x"], ["apply", ".iconOnly", "--labels", text],
      ["apply", ".iconOnly", "--label", "x", "--set", text],
      ["apply", ".iconOnly", "--label", text], ["preview", text],
    ] {
      let seen = Capture()
      let status = seen.run(
        words, environment: ["STYLECTL_CATALOG": folder.file("Team.stylecatalog")])
      expectClean(seen.outputText + seen.errorText, "\(words)")
      #expect(seen.errorText.utf8.count < 10_000, "\(words)")
      #expect(status != .bug, "\(words)")
    }
  }

  @Test(arguments: texts)
  func storedTextsComeOutClean(_ text: String) throws {
    let folder = try Samples.emptyCatalog()
    let write = try runStylectl(
      ["add", "tint", "x", "#FFF", "--author", text, "-m", text], in: folder)
    #expect(write.status == 0)
    for words in [["list"], ["list", "--json"], ["log"], ["log", "--json"], ["log", "x"]] {
      expectClean(try runStylectl(words, in: folder).output, "\(words)", tabs: true)
      expectClean(try runInTerminal(words, in: folder).text, "\(words) in a terminal")
    }
    #expect(try runStylectl(["list"], in: folder).output.filter { $0 == "\n" }.count == 1)
    #expect(
      try runStylectl(["list"], in: folder).output.filter { $0 == "\t" }.count == 5)
  }

  @Test(arguments: texts)
  func sidesOfAConflictComeOutClean(_ text: String) throws {
    let folder = try Samples.emptyCatalog()
    let other = try Samples.emptyCatalog()
    for (folder, title) in [(folder, text), (other, text + "x")] {
      let title = try #require(String(data: JSONEncoder().encode(title), encoding: .utf8))
      let added = try runStylectl(
        ["add", "labels", "-", "--name", "days", "--author", text, "-m", text], in: folder,
        input: #"[{"id": "one", "title": \#(title)}]"#)
      try #require(added.status == 0, "\(added.errors)")
    }
    let merged = try runStylectl(["merge", other.file("Team.stylecatalog")], in: folder)
    #expect(merged.status == 1)
    for words in [
      ["conflicts"], ["conflicts", "--json"], ["log", "days"], ["show", "days"],
      ["show", "days", "--sides"], ["show", "days", "--preview"],
      ["resolve", "days", "--head", text],
      ["resolve", text, "--ours"],
    ] {
      let seen = try runStylectl(words, in: folder)
      expectClean(seen.output + seen.errors, "\(words)", tabs: true)
      expectClean(try runInTerminal(words, in: folder).text, "\(words) in a terminal")
    }
    let records = try runStylectl(["conflicts"], in: folder).output.split(separator: "\n")
    #expect(records.allSatisfy { $0.hasPrefix("head\t") || $0.hasPrefix("place\t") })
  }

  @Test func swiftIsCleanInATerminalAndExactInAPipe() throws {
    let folder = try Samples.emptyCatalog()
    let swift = """
      // \u{1B}]0;title\u{7}
      struct Loud: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              Text("\u{1B}[31m\u{9B}2J\u{202E}é")
          }
      }

      """
    _ = try folder.write(swift, to: "Loud.swift")
    #expect(try runStylectl(["add", "Loud.swift"], in: folder).status == 0)
    for words in [["show", "Loud"], ["show", "Loud", "--json"], ["export", "swift", "-o", "-"]] {
      expectClean(try runInTerminal(words, in: folder).text, "\(words) in a terminal")
    }
    #expect(
      try runInTerminal(["show", "Loud"], in: folder).text
        == swift.replacing("\u{1B}", with: #"\u001b"#).replacing("\u{7}", with: #"\u0007"#)
        .replacing("\u{9B}", with: #"\u009b"#).replacing("\u{202E}", with: #"\u202e"#))
    #expect(try runStylectl(["show", "Loud"], in: folder).output == swift)
  }

  /// Expects no control character but the line feed, no separator of lines and no bidi control.
  private func expectClean(
    _ text: String, _ context: String, tabs: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let raw = HostileTexts.faults(in: text, tabs: tabs)
    #expect(raw.isEmpty, "\(context.prefix(200))", sourceLocation: sourceLocation)
  }
}
