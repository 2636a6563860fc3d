import Foundation
import TestSupport
import Testing

/// Colours of the system and tints of their names, in and out.
struct SystemColorTranscriptTests {
  private static func set(_ color: String) -> String {
    """
    {"colors":[{"color":\(color),"idiom":"universal"}],"info":{"author":"xcode","version":1}}

    """
  }

  private func write(_ color: String, as name: String, in folder: TemporaryFolder) throws {
    try folder.makeFolder("Colors.xcassets/\(name).colorset")
    try folder.write(Self.set(color), to: "Colors.xcassets/\(name).colorset/Contents.json")
  }

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.bytes(of: path), as: UTF8.self)
  }

  @Test func systemColoursAndTintsOfOneNameNeverMix() throws {
    let folder = try Samples.emptyCatalog()
    let references = [
      "label": "labelColor", "ground": "systemBackgroundColor", "mark": "tintColor",
      "sea": "systemBlueColor",
    ]
    for (name, reference) in references {
      let color = #"{"platform":"universal","reference":"\#(reference)"}"#
      try write(color, as: name, in: folder)
    }
    try folder.write(
      #"{"info":{"author":"xcode","version":1}}"#, to: "Colors.xcassets/Contents.json")
    var seen = Transcript(in: folder)
    try seen.run("add", "Colors.xcassets")
    try seen.run("show", "label")
    try seen.run("check")
    try seen.run("export", "assets", "--output", "Colors.xcassets", "--check")
    try seen.run("add", "tint", "label", "#00FF00", "--replace")
    try write(#"{"platform":"universal","reference":"labelColor"}"#, as: "text", in: folder)
    try seen.run("add", "Colors.xcassets/text.colorset")
    try seen.run("add", "tint", "bare", "label", "--dark", ".systemBlue")
    try seen.run("add", "tint", "ours", "tint:label")
    try seen.run("add", "tint", "wrong", ".lable")
    try seen.run("show", "bare")
    try seen.run("show", "ours")
    try seen.run("diff", "label@1", "label")
    try seen.run("export", "assets", "text", "--output", "-")
    try seen.run("export", "assets", "ours", "--output", "-")
    try seen.run("export", "swift", "text", "ours", "bare", "--output", "Ours.swift")
    try seen.run("add", "Ours.swift")
    try folder.write(
      """
      import SwiftUI
      extension Color {
          static let a = Color("label")
          static let b = Color(uiColor: .label)
          static let c = Color.blue
      }
      """, to: "Theirs.swift")
    try seen.run("add", "Theirs.swift")
    for name in ["a", "b", "c"] { try seen.run("show", name) }
    try seen.run("add", "tint", "lost", "tint:link")
    try seen.run("check", "lost")
    expectGolden(
      seen.text + (try text("Ours.swift", in: folder)), "system-colors.txt")
  }
}
