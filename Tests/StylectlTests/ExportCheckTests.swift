import Foundation
import TestSupport
import Testing

/// What `export --check` shows of files that are not what they should be.
struct ExportCheckTests {
  @Test func eachChangeIsAHunkAndNothingSteersATerminal() throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(Samples.chip + Samples.stack, to: "Chip.swift")
    _ = try runStylectl(["add", "Chip.swift"], in: folder)
    _ = try runStylectl(["export", "swift", "--output", "Out.swift"], in: folder)
    let text = try String(contentsOfFile: folder.file("Out.swift"), encoding: .utf8)
    try folder.write(
      text.replacing("/// A chip.", with: "/// A \u{1B}[2Jchip.")
        .replacing("VStack {", with: "HStack {"),
      to: "Out.swift")
    let result = try runStylectl(
      ["export", "swift", "--output", "Out.swift", "--check"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.output == """
        --- Out.swift
        +++ Out.swift
        @@ -1,7 +1,7 @@
         // Needs iOS 15, macOS 12, tvOS 15 and watchOS 8.
         import SwiftUI
        \u{20}
        -/// A \\u001b[2Jchip.
        +/// A chip.
         struct ChipLabelStyle: LabelStyle {
             func makeBody(configuration: Configuration) -> some View {
                 HStack(spacing: 6) {
        @@ -14,7 +14,7 @@
        \u{20}
         struct StackLabelStyle: LabelStyle {
             func makeBody(configuration: Configuration) -> some View {
        -        HStack {
        +        VStack {
                     configuration.icon
                     configuration.title
                 }

        """)
  }

  @Test func unknownStylesAreNotWrittenIntoAView() throws {
    for word in ["NoSuch", "NoSuch()", ".noSuch"] {
      let folder = try Samples.emptyCatalog()
      let drawn = try runStylectl(["apply", word, "--label", "A"], in: folder)
      let written = try runStylectl(
        ["apply", word, "--label", "A", "--format", "swift"], in: folder)
      #expect(written.status == 1)
      #expect(written == drawn)
    }
  }
}
