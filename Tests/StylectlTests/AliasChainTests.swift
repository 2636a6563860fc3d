import Foundation
import TestSupport
import Testing

/// A chain of aliases that is longer than any recursion should be.
struct AliasChainTests {
  @Test func everyTintOfItIsExportedAndShown() throws {
    let count = 600
    let tokens =
      (1..<count).map { ##""a\##($0)": { "$value": "{a\##($0 + 1)}" }"## }
      + [##""a\##(count)": { "$value": "#FF0000" }"##]
    let folder = try TemporaryFolder()
    try folder.write(
      "{ \"$type\": \"color\", \(tokens.joined(separator: ", ")) }", to: "chain.tokens.json")
    for line in [
      ["init", "Team.stylecatalog", "--empty"], ["add", "chain.tokens.json"],
      ["export", "swift", "--output", "Swift"], ["export", "assets", "--output", "A.xcassets"],
    ] {
      let result = try runStylectl(line, in: folder)
      #expect(result.status == 0, "\(line) \(result.errors)")
    }
    for number in 1...count {
      #expect(FileManager.default.fileExists(atPath: folder.file("Swift/Color+a\(number).swift")))
      let set = folder.file("A.xcassets/a\(number).colorset/Contents.json")
      #expect(try String(contentsOfFile: set, encoding: .utf8).contains(#""red" : "1.000""#))
    }
    let shown = try runStylectl(["preview", "--all"], in: folder)
    #expect(shown.status == 0)
    #expect(shown.output.contains("tint:a\(count)\n"))
  }
}
