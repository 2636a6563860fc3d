import TestSupport
import Testing

/// What a person sees who looks at files that are in no catalog.
struct FileTranscriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Samples.emptyCatalog()
    try folder.write(
      """
      import SwiftUI

      enum Tokens { static let signal = Color(red: 1, green: 0, blue: 0) }

      struct FrameLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration).labelStyle(.spaced).border(Tokens.signal)
          }
      }

      struct SpacedLabelStyle: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              HStack(spacing: 30) {
                  configuration.icon
                  configuration.title
              }
          }
      }

      extension LabelStyle where Self == SpacedLabelStyle {
          static var spaced: Self { Self() }
      }
      """, to: "Both.swift")
    try folder.write(Samples.stack, to: "Stack.swift")
    try folder.write(Samples.days, to: "days.json")
    try folder.write(
      "{ \"any\": \"#0A84FF\", \"dark\": { \"alias\": \"Tokens.signal\" } }", to: "tint.json")
  }

  @Test func previewsShowAllThatAFileHolds() throws {
    var seen = Transcript(in: folder)
    try seen.run("preview", "Both.swift")
    try seen.run("preview", "Both.swift#SpacedLabelStyle")
    try seen.run("preview", "Both.swift#Nothing")
    try seen.run("preview", "days.json")
    try seen.run("preview", "tint.json")
    try seen.run("preview", "-", input: "struct S: LabelStyle {\n")
    try seen.run("preview", "Nowhere.swift")
    try seen.run("list")
    expectGolden(seen.text, "preview-file.txt")
  }

  @Test func everyDoorTakesTheSameFiles() throws {
    try folder.write("title\tsystemImage\nMoon\tmoon\n", to: "l.tab")
    try folder.write(
      #"{ "sourceLanguage": "en", "strings": { "Moon": {} }, "version": "1.0" }"#, to: "moon.json")
    var seen = Transcript(in: folder)
    try seen.run("add", "l.tab", "moon.json", "--dry-run")
    try seen.run("preview", "l.tab")
    try seen.run("preview", "moon.json")
    try seen.run("apply", ".titleOnly", "--labels", "l.tab")
    try seen.run("apply", ".titleOnly", "--labels", "moon.json")
    try seen.run("apply", ".titleOnly", "--labels", "-", input: "title,de\nMoon,Mond\n")
    try seen.run("diff", "l.tab", "moon.json")
    try seen.run("add", "l.tab", "-q")
    try seen.run("export", "bundle", "Bundle", "-q")
    try seen.run("preview", "Bundle/")
    try seen.run("diff", "Bundle/#l")
    try seen.run("preview", "labels:l.tab")
    try seen.run("apply", ".tab", "--labels", "l")
    expectGolden(seen.text, "file-doors.txt")
  }

  @Test func appliesTakeOneStyleOfAFile() throws {
    var seen = Transcript(in: folder)
    try seen.run("apply", "Stack.swift", "--labels", "days.json")
    try seen.run("apply", "Both.swift", "--labels", "days.json")
    try seen.run("apply", "./Both.swift#FrameLabelStyle", "--labels", "days.json")
    try seen.run("apply", "Both.swift#SpacedLabelStyle", ".iconOnly", "--label", "Add=plus")
    try seen.run("apply", "days.json", "--labels", "days.json")
    expectGolden(seen.text, "apply-file.txt")
  }
}
