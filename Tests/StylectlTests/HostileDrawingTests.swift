import Foundation
import StylectlCommands
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Hostile titles in every tier, at any width and on pages.
struct HostileDrawingTests {
  /// What makes each tier.
  private static let tiers: [[String: String]] = [
    ["COLORTERM": "truecolor"], ["TERM": "xterm-256color"], ["TERM": "xterm"], ["NO_COLOR": "1"],
  ]

  /// What changes the characters of each.
  private static let characters: [[String: String]] = [
    ["LC_ALL": "C.UTF-8"], ["LC_ALL": "C"], ["LC_ALL": "C.UTF-8", "STYLECTL_AMBIGUOUS": "2"],
  ]

  private let folder: TemporaryFolder
  private let labels: String

  init() throws {
    folder = try TemporaryFolder()
    let values = HostileTexts.all.map { ["title": $0, "systemImage": "sun.max"] }
    let json = try JSONSerialization.data(withJSONObject: values)
    labels = try folder.write(String(decoding: json, as: UTF8.self), to: "titles.json")
  }

  @Test(arguments: tiers, ["DayLabelStyle", "BlueDashBorderLabelStyle", ".titleAndIcon"])
  func everyTierStaysClean(tier: [String: String], style: String) {
    for characters in Self.characters {
      for width in [0, 1, 2, 3, 7, 16, 24, 40, 80] {
        let seen = draw([style, "--width", "\(width)"], tier.merging(characters) { $1 })
        #expect(seen.errorText == "")
        let faults = HostileTexts.faults(in: seen.outputText, pens: true)
        #expect(!seen.outputText.contains("\u{1B}[31mb"))
        #expect(faults == [], "\(tier) \(characters) at \(width)")
        let isColored = tier["NO_COLOR"] == nil
        #expect(isColored || !seen.outputText.contains("\u{1B}"))
        for line in seen.outputText.split(separator: "\n") where line.contains("\u{1B}[") {
          #expect(line.contains(/\u{1B}\[0m[^\u{1B}]*$/), "\(line.debugDescription)")
        }
        if characters["LC_ALL"] == "C" {
          #expect(seen.output.allSatisfy { $0 < 0x80 })
        }
      }
    }
  }

  @Test(arguments: ["svg", "html"]) func pagesStayClean(format: String) throws {
    let seen = draw(["DayLabelStyle", "--format", format], [:])
    #expect(seen.errorText == "")
    #expect(HostileTexts.faults(in: seen.outputText) == [])
    #expect(!seen.outputText.contains("\u{1B}"))
    #expect(seen.outputText.contains("&lt;b&gt;&amp;amp;&lt;/b&gt;"))
    #expect(!seen.outputText.contains("<b>"))
    if format == "svg" { #expect(XMLParser(data: Data(seen.output)).parse()) }
  }

  @Test func spokenTitlesStayClean() {
    let seen = draw(["DayLabelStyle", "--voiceover"], [:])
    #expect(HostileTexts.faults(in: seen.outputText) == [])
    #expect(seen.outputText.split(separator: "\n").count >= HostileTexts.all.count - 2)
  }

  private func draw(_ words: [String], _ environment: [String: String]) -> Capture {
    let seen = Capture()
    let isColored = environment["NO_COLOR"] == nil
    let color = isColored ? "always" : "auto"
    let status = seen.run(
      ["apply"] + words + ["--labels", labels, "--color", color], environment: environment)
    #expect(status == .done, "\(seen.errorText)")
    return seen
  }
}
