import TestSupport
import Testing

/// What a person sees who adds a whole project.
struct ProjectTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
    try folder.makeFolder("Sources")
    try folder.write(
      """
      import SwiftUI

      struct PillLabelStyle {
          func makeBody(configuration: LabelStyleConfiguration) -> some View {
              HStack(spacing: Metrics.gap) {
                  configuration.icon
                  configuration.title
              }
              .foregroundStyle(DesignTokens.signal)
          }
      }
      """, to: "Sources/Pill.swift")
    try folder.write("extension PillLabelStyle: LabelStyle {}", to: "Sources/Pill+Style.swift")
    try folder.write(
      """
      enum Metrics {
          static let gap: CGFloat = 16
          func old() { for a in b { print(a) } }
      }
      enum DesignTokens {
          static let signal = Color(red: 1, green: 0.2, blue: 0.4)
          static let legacy = Color(hex: 0x123456)
      }
      struct ContentView: View { var body: some View { Text("") } }
      """, to: "Sources/Tokens.swift")
  }

  @Test func theReportTellsAll() throws {
    var seen = Transcript(in: folder)
    try seen.run("add", "Sources", "--dry-run")
    try seen.run("add", "Sources", "--json")
    try seen.run("add", "Sources")
    try seen.run("show", "PillLabelStyle")
    try seen.run("show", "DesignTokens.signal")
    try seen.run("preview", "PillLabelStyle", "--color", "never")
    expectGolden(seen.text, "project.txt")
  }

  @Test func oneBrokenFileStopsAllOrIsLeftOut() throws {
    var seen = Transcript(in: folder)
    try folder.write(
      """
      struct GoodLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.title }
      }
      struct BadLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.title.bold( }
      }
      struct WrongLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { HStack(spacing: "a") {} }
      }
      """, to: "Sources/Broken.swift")
    try folder.write("\0", to: "Sources/Nul.swift")
    try seen.run("add", "Sources")
    try seen.run("list")
    try seen.run("add", "Sources", "--partial")
    expectGolden(seen.text, "project-broken.txt")
  }
}
