import Interchange
import TestSupport
import Testing

/// That the formatter of the toolchain changes nothing of what is written.
struct FormatterTests {
  @Test func formatterLeavesExportsAsTheyAre() throws {
    var files: [String: String] = [:]
    for name in seedNames { files["\(name).swift"] = try SwiftExport().file([seed(name)]) }
    files["Composed.swift"] = try SwiftExport().file(composed())
    var open = SwiftExport()
    open.isPublic = true
    files["Public.swift"] = try open.file(composed())
    try expectUnchanged(files)
  }

  @Test func formatterLeavesRandomStylesAsTheyAre() throws {
    var files: [String: String] = [:]
    for seed in UInt64(0)..<120 {
      var random = RandomStyle(seed: seed)
      files["Style\(seed).swift"] = try SwiftExport().file([style("Sample", random.text())])
    }
    try expectUnchanged(files)
  }

  @Test func formatterLeavesLongListsOfProtocolsAsTheyAre() throws {
    var files: [String: String] = [:]
    for length in 20..<70 {
      let name = "S" + String(repeating: "x", count: length)
      files["\(length).swift"] = try SwiftExport().file([
        style(
          name,
          """
          struct \(name)<Content: View>: LabelStyle, Hashable, Sendable, CustomStringConvertible {
            func makeBody(configuration: Configuration) -> some View { configuration.icon }
          }
          """)
      ])
    }
    try expectUnchanged(files)
  }

  private func expectUnchanged(_ files: [String: String]) throws {
    let formatted = try formatted(files)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) where formatted[name] != text {
      Issue.record("\(name)\n--- written\n\(text)\n--- formatted\n\(formatted[name] ?? "")")
      return
    }
  }
}
