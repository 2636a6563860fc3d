import Foundation
import TestSupport
import Testing

/// The commands that the documents show, run by a shell as they stand there, one after another.
struct DocumentTests {
  /// A command and what is shown below it.
  private struct Shown {
    var line: String
    var output: [Substring] = []
  }

  private let folder: TemporaryFolder

  /// The folder that the documents speak of: an app, a label set, a folder in common, a repository.
  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("bin")
    try folder.makeFolder("Volumes/Team")
    try folder.makeFolder("Sources/App")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("bin/stylectl"), withDestinationPath: builtStylectl().path)
    let swift = try Self.blocks(of: "README.md").first { $0.first == "```swift" }
    let style = try #require(swift).dropFirst().joined(separator: "\n") + "\n"
    try folder.write(style, to: "Sources/App/ChipLabelStyle.swift")
    let json = try Self.blocks(of: "Documentation/Guide.md").first { $0.first == "```json" }
    try folder.write(try #require(json).dropFirst().joined(separator: "\n"), to: "menu.json")
    try writeFilesOfOtherTools()
    for words in ["init -q", "config user.name Ada", "config user.email ada@example.com"] {
      _ = try shell("git " + words)
    }
  }

  /// What the app of the documents has already.
  private func writeFilesOfOtherTools() throws {
    try folder.write(
      ##"{"sea": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.6]}}}"##,
      to: "tints.tokens.json")
    for (mode, color) in [("Light", "#ff7f50"), ("Dark", "#ff9970")] {
      try folder.write(
        ##"{"shell": {"$type": "color", "$value": "\##(color)"}}"##, to: "\(mode).tokens.json")
    }
    try folder.write(
      ##"""
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "tints.tokens.json" }] } },
        "modifiers": {
          "brand": {
            "contexts": { "acme": [{ "$ref": "tints.tokens.json" }], "other": [] },
            "default": "other"
          }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }]
      }
      """##, to: "app.resolver.json")
    try folder.makeFolder("Colors.xcassets/coral.colorset")
    try folder.write(
      #"""
      {
        "colors" : [
          {
            "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "1.000", "blue" : "0x50", "green" : "0x7F", "red" : "0xFF"
              }
            },
            "idiom" : "universal"
          }
        ],
        "info" : { "author" : "xcode", "version" : 1 }
      }
      """#, to: "Colors.xcassets/coral.colorset/Contents.json")
    try folder.write(
      #"{ "sourceLanguage" : "en", "strings" : { "Monday" : {} }, "version" : "1.0" }"#,
      to: "Localizable.xcstrings")
  }

  @Test func everyCommandOfTheReadmeRunsAndShowsWhatItSays() throws {
    let commands = try Self.commands(of: "README.md")
    #expect(commands.count > 10)
    for command in commands {
      let result = try shell(command.line)
      #expect(result.status == 0, "\(command.line): \(result.errors)")
      let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(Array(lines.prefix(command.output.count)) == command.output, "\(command.line)")
    }
  }

  @Test func everyCommandOfTheGuideIsUnderstood() throws {
    for command in try Self.commands(of: "README.md") { _ = try shell(command.line) }
    let commands = try Self.commands(of: "Documentation/Guide.md")
    #expect(commands.count > 30)
    for command in commands
    where !command.line.contains("--watch") && !command.line.contains("$EDITOR") {
      let result = try shell(command.line)
      // What it tells of may not be the case here, such as a conflict.
      #expect([0, 1].contains(result.status), "\(command.line): \(result.errors)")
    }
  }

  @Test func everyPlaceThatIsLinkedIsThere() throws {
    for name in ["README.md", "Documentation/Guide.md"] {
      let url = SourceText.root.appendingPathComponent(name)
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)#]+)\)/) where !match.output.1.contains("://") {
        let target = url.deletingLastPathComponent().appendingPathComponent(String(match.output.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(name): \(match.output.1)")
      }
    }
  }

  /// Runs a line with the shell in the folder; the volume of the documents lies in it.
  private func shell(_ line: String) throws -> RunResult {
    try run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", line.replacing("/Volumes", with: folder.file("Volumes"))], in: folder,
      environment: ["PATH": folder.file("bin") + ":/usr/local/bin:/usr/bin:/bin", "VISUAL": "true"])
  }

  /// The blocks of code of a document, without their last line.
  private static func blocks(of name: String) throws -> [[Substring]] {
    let text = try String(
      contentsOf: SourceText.root.appendingPathComponent(name), encoding: .utf8)
    var blocks: [[Substring]] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let whole = block { blocks.append(whole) }
        block = block == nil ? [line] : nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The lines after a dollar sign, each with what is shown below it up to an ellipsis.
  private static func commands(of name: String) throws -> [Shown] {
    var commands: [Shown] = []
    for block in try blocks(of: name) where block.first == "```" {
      var isShown = false
      for line in block.dropFirst() {
        if line.hasPrefix("$ ") {
          commands.append(Shown(line: String(line.dropFirst(2))))
          isShown = true
        } else if line == "…" {
          isShown = false
        } else if isShown, !commands.isEmpty {
          commands[commands.count - 1].output.append(line)
        }
      }
    }
    return commands
  }
}
