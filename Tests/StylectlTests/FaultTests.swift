import Foundation
import TestSupport
import Testing

/// Each wrong input is told in one way, and none of it is stored.
struct FaultTests {
  /// What is added, and what is told about it.
  struct Fault: CustomTestStringConvertible {
    var file: String
    var content: String
    var errors: String
    var options: [String] = []
    var testDescription: String { file + (options.isEmpty ? "" : " \(options)") }
  }

  @Test(arguments: [
    Fault(
      file: "Near.swift",
      content: style("Text(\"x\").padding(.horizontal 8)"),
      errors: """
        Near.swift:3:35: error: expected ',' or ')' in the arguments of 'padding', but '8' stands here
        hint: separate arguments with a comma: `.horizontal, 8`

        """),
    Fault(
      file: "Misspelt.swift",
      content: style("Text(\"x\").foregroundStyl(.blue)"),
      errors: """
        Misspelt.swift:3:14: error: 'foregroundStyl' is not known to SwiftUI
        hint: did you mean 'foregroundStyle'?

        """, options: ["--strict"]),
    Fault(
      file: "Brace.swift",
      content: String(repeating: "// A line.\n", count: 37) + style("VStack {\n    Text(\"x\")"),
      errors: """
        Brace.swift:42:3: error: '{' of line 40 is never closed: a '}' is missing before this one

        """),
    Fault(
      file: "Spacing.swift", content: style("HStack(spacing: \"8\") { Text(\"x\") }"),
      errors: """
        Spacing.swift:3:21: error: 'spacing:' of 'HStack' takes a number, not a string

        """),
    Fault(
      file: "Deep.swift",
      content: style(
        String(repeating: "VStack {\n", count: 10_000) + "Text(\"x\")\n"
          + String(repeating: "}\n", count: 10_000)),
      errors: """
        Deep.swift:65:8: error: nested deeper than 64 levels
        hint: move the inner part into a property or a function of its own

        """),
    Fault(
      file: "none.swift", content: "",
      errors: """
        none.swift: error: no type here conforms to LabelStyle
        hint: a style is declared as 'struct MyLabelStyle: LabelStyle'

        """),
    Fault(
      file: "key.json", content: ##"{"kind": "tint", "name": "x", "any": "#FFF", "drak": "#000"}"##,
      errors: """
        key.json:1:46: error: a tint has no key "drak"
        hint: did you mean "dark"?

        """),
    Fault(
      file: "twice.json", content: "{\"kind\": \"tint\", \"any\": \"#FFF\",\n \"any\": \"#000\"}",
      errors: """
        twice.json:2:2: error: the key "any" stands twice in one object, first at 1:18
        hint: take one of them out

        """),
    Fault(
      file: "ring.json", content: #"{"kind": "tint", "name": "ring", "any": {"alias": "ring"}}"#,
      errors: """
        ring.json: error: these use one another in a ring: ring -> ring
        hint: point one of them at a colour, or at another item

        """),
    Fault(
      file: "\u{1B}[2J.swift", content: "struct X\u{1B}[31m {",
      errors: """
        \\u001b[2J.swift:1:9: error: unexpected character U+001B

        """),
  ])
  func textIsRefused(_ fault: Fault) throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(fault.content, to: fault.file)
    try expectRefusal(["add", fault.file] + fault.options, fault.errors, in: folder)
  }

  @Test func misspeltModifierIsKeptWithAWarning() throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(style("Text(\"x\").foregroundStyl(.blue)"), to: "My.swift")
    let result = try runStylectl(["add", "My.swift"], in: folder)
    #expect(
      result
        == RunResult(
          output: "",
          errors: """
            My.swift:3:14: warning: 'foregroundStyl' is not known to SwiftUI
            hint: did you mean 'foregroundStyle'?
            Added the style 'MyLabelStyle'.

            """, status: 0))
  }

  @Test func otherEncodingsAreNotGuessed() throws {
    let folder = try Samples.emptyCatalog()
    try Data(Array("struct S".utf8) + [0xFC] + Array("d: LabelStyle {}".utf8)).write(
      to: URL(fileURLWithPath: folder.file("Windows.swift")))
    try expectRefusal(
      ["add", "Windows.swift"],
      """
      Windows.swift:1:9: error: the byte 0xFC is not UTF-8
      hint: save the file as UTF-8

      """, in: folder)
  }

  @Test(arguments: ["swift", "json"])
  func hugeFileIsNotRead(_ ending: String) throws {
    let folder = try Samples.emptyCatalog()
    try folder.write("", to: "huge.\(ending)")
    truncate(folder.file("huge.\(ending)"), 200 << 20)
    try expectRefusal(
      ["add", "huge.\(ending)"],
      """
      error: 'huge.\(ending)' cannot be read: it has 200 MB, and at most 16 MB are taken
      hint: name a smaller file, or split this one

      """, in: folder)
  }

  @Test func folderWithoutStylesIsRefused() throws {
    let folder = try Samples.emptyCatalog()
    try folder.makeFolder("Sources/Inner")
    try folder.write("struct A {}", to: "Sources/Inner/A.swift")
    try expectRefusal(
      ["add", "Sources"],
      """
      error: no type in the Swift files here conforms to LabelStyle
      hint: a style is declared as 'struct MyLabelStyle: LabelStyle'

      """, in: folder)
  }

  @Test func ringThroughSeveralFilesIsNamedWhole() throws {
    let folder = try Samples.emptyCatalog()
    for (name, next) in [("a", "b"), ("b", "c"), ("c", "a")] {
      try folder.write(
        #"{"kind": "tint", "name": "\#(name)", "any": {"alias": "\#(next)"}}"#, to: "\(name).json")
    }
    try expectRefusal(
      ["add", "a.json", "b.json", "c.json"],
      """
      a.json: error: these use one another in a ring: a -> b -> c -> a
      hint: point one of them at a colour, or at another item

      """, in: folder)
  }

  @Test func oneNameTwiceNamesBothPlaces() throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(Samples.stack, to: "One.swift")
    try folder.write("\n" + Samples.stack, to: "Two.swift")
    try expectRefusal(
      ["add", "One.swift", "Two.swift"],
      """
      Two.swift:2:8: error: the style 'StackLabelStyle' is already declared at One.swift:1:8
      hint: rename one of the two, or add one of them alone

      """, in: folder)
  }

  @Test func fileThatTwoLinksLeadToIsReadOnce() throws {
    let folder = try Samples.emptyCatalog()
    try folder.makeFolder("Sources/Inner")
    try folder.write(Samples.stack, to: "Sources/Stack.swift")
    symlink("../Stack.swift", folder.file("Sources/Inner/Link.swift"))
    link(folder.file("Sources/Stack.swift"), folder.file("Sources/Other.swift"))
    let added = "Added the style 'StackLabelStyle'.\n"
    #expect(
      try runStylectl(["add", "Sources", "Sources/Inner/Link.swift"], in: folder)
        == RunResult(output: "", errors: added, status: 0))
  }

  @Test func everyProblemOfAllFilesIsTold() throws {
    let folder = try Samples.emptyCatalog()
    try folder.write(style("Text(\"x\").padding(8"), to: "One.swift")
    try folder.write(#"{"kind": "tint", "any": 7}"#, to: "two.json")
    try folder.write(Samples.stack, to: "Good.swift")
    let result = try runStylectl(
      ["add", "One.swift", "nowhere.swift", "two.json", "Good.swift"], in: folder)
    #expect(result.errors.contains("error: 'nowhere.swift' cannot be read: "))
    #expect(result.status == 3)
    #expect(result.errors.contains("One.swift:3:"))
    #expect(result.errors.contains("two.json:1:"))
    #expect(try runStylectl(["list"], in: folder).output == "")
  }

  /// Expects status 3, a text on standard error, and every byte of the catalog as it was.
  private func expectRefusal(
    _ words: [String], _ errors: String, in folder: TemporaryFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.bytes(of: "Team.stylecatalog")
    let result = try runStylectl(words, in: folder)
    #expect(result.status == 3, sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(result.errors == errors, sourceLocation: sourceLocation)
    #expect(try folder.bytes(of: "Team.stylecatalog") == before, sourceLocation: sourceLocation)
    #expect(try !folder.names().contains { $0.hasPrefix("Team.stylecatalog-") })
  }
}

/// A style whose body is given, from line 3 on.
private func style(_ body: String) -> String {
  """
  struct MyLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      \(body)
    }
  }

  """
}
