import Foundation
import TestSupport
import Testing

/// Files that no one wrote as Swift, or to break what reads it: each is refused in one sentence,
/// and leaves the catalog as it was.
struct HostileFileTests {
  private let folder: TemporaryFolder
  private let catalog: [UInt8]

  init() throws {
    folder = try Samples.emptyCatalog()
    catalog = try folder.bytes(of: "Team.stylecatalog")
  }

  private static let head = """
    struct TryLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {

    """
  private static let tail = "\n    }\n}\n"

  private static func style(_ body: String) -> String { head + body + tail }

  /// A text of very few words, told so many times each, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var parts: [(count: Int, text: String)]
    var expected: String

    init(_ parts: (Int, String)..., expect expected: String) {
      self.parts = parts.map { (count: $0.0, text: $0.1) }
      self.expected = expected
    }

    var text: String {
      parts.map { String(repeating: $0.text, count: $0.count) }.joined()
    }

    var testDescription: String { expected }
  }

  /// Adds a file, and expects that its first line on standard error says what, and where.
  private func expectRefusal(
    _ bytes: Data, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try bytes.write(to: URL(fileURLWithPath: folder.file("Try.swift")))
    let result = try runStylectl(["add", "Try.swift"], in: folder)
    let first = result.errors.prefix { $0 != "\n" }
    #expect(first == expected, sourceLocation: sourceLocation)
    #expect(result.status == 3, sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(
      try folder.bytes(of: "Team.stylecatalog") == catalog, sourceLocation: sourceLocation)
  }

  private static let bodies: [Case] = [
    Case(
      (100_000, "V {"), (100_000, "}"),
      expect: "Try.swift:3:189: error: nested deeper than 64 levels"),
    Case(
      (1, "a"), (100_000, ".b()"),
      expect: "Try.swift:3:20002: error: a chain of more than 10000 steps"),
    Case(
      (1, "a"), (20_000, "\n#if os(iOS)\n.b()\n#endif"),
      expect: "Try.swift:30004:1: error: a chain of more than 10000 steps"),
    Case(
      (1, "a"), (20_000, "\n#if os(iOS)\n.b()"), (20_000, "\n#endif"),
      expect: "Try.swift:127:3: error: nested deeper than 64 levels"),
    Case(
      (1, "Text(\""), (1_100_000, "a"), (1, "\")"),
      expect: "Try.swift:1:8: error: the style 'TryLabelStyle' has 1100123 bytes; "
        + "at most 1048576 are kept"),
    Case((1_000_000, "("), expect: "Try.swift:3:1000000: error: '(' opened here is never closed"),
    Case(
      (1, "Text(\""), (200_000, "\\(\""), (1, "\")"),
      expect: "Try.swift:3:201: error: nested deeper than 64 levels"),
    Case(
      (100_000, "-("), (1, "1"), (100_000, ")"),
      expect: "Try.swift:3:64: error: nested deeper than 64 levels"),
    Case(
      (1, "a"), (100_000, " + a"), expect: "Try.swift:3:251: error: nested deeper than 64 levels"),
    Case((1, "a\0b"), expect: "Try.swift:3:2: error: a NUL byte in the text"),
    Case((50_000, "/*"), expect: "Try.swift:3:1: error: '/*' opened here is never closed"),
  ]

  @Test(arguments: bodies) func bodyIsRefused(_ body: Case) throws {
    try expectRefusal(Data(Self.style(body.text).utf8), body.expected)
  }

  private static let files: [Case] = [
    Case(
      (1_000, "#if os(iOS)\n"), (1, style("a")), (1_000, "#endif\n"),
      expect: "Try.swift:65:1: error: nested deeper than 64 levels"),
    Case(
      (1, style("a")), (5 << 20, " "),
      expect: "Try.swift: error: the text has 5242988 bytes; at most 4194304 are read"),
    Case(
      (1, style("a")), (200_000, "a\n"),
      expect: "Try.swift:200004:1: error: the file has more than 200000 declarations"),
    Case(
      (1, "<!DOCTYPE html>\n<p>It is no Swift"),
      expect: "Try.swift: error: no type here conforms to LabelStyle"),
    Case((1, ""), expect: "Try.swift: error: no type here conforms to LabelStyle"),
  ]

  @Test(arguments: files) func fileIsRefused(_ file: Case) throws {
    try expectRefusal(Data(file.text.utf8), file.expected)
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    try expectRefusal(
      Data(Self.style("Text(\"caf\u{E9}\")").unicodeScalars.map { UInt8($0.value) }),
      "Try.swift:3:10: error: the byte 0xE9 is not UTF-8")
    try expectRefusal(
      Data("struct A {}".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
      "Try.swift:1:2: error: a NUL byte in the text")
    var random = SplitMix64(seed: 7)
    let noise = (0..<100_000).map { _ in UInt8.random(in: 128...255, using: &random) }
    try expectRefusal(Data(noise), "Try.swift:1:2: error: the byte 0xE5 is not UTF-8")
  }

  @Test func oneBadFileKeepsAFolderOut() throws {
    try folder.makeFolder("App")
    try folder.write(Self.style("configuration.title"), to: "App/Good.swift")
    try folder.write(Self.style("configuration.title\0"), to: "App/Try.swift")
    let result = try runStylectl(["add", "App"], in: folder)
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("App/Try.swift:3:20: error: a NUL byte in the text\n"))
    #expect(try folder.bytes(of: "Team.stylecatalog") == catalog)
  }

  @Test func loopsOfLinksArePassedOnce() throws {
    try folder.makeFolder("App/Inner")
    try folder.write(Self.style("configuration.title"), to: "App/Inner/Try.swift")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.file("App/Inner/Up"), withDestinationPath: "../../App")
    try files.createSymbolicLink(atPath: folder.file("App/A.swift"), withDestinationPath: "B.swift")
    try files.createSymbolicLink(atPath: folder.file("App/B.swift"), withDestinationPath: "A.swift")
    let added = try runStylectl(["add", "App"], in: folder)
    #expect(added.status == 0)
    #expect(added.errors == "Added the style 'TryLabelStyle'.\n")
    let named = try runStylectl(["add", "App/A.swift"], in: folder)
    #expect(named.status == 3)
    #expect(
      named.errors
        == "error: 'App/A.swift' cannot be read: its symbolic links go round in a circle\n")
  }

  @Test func pipesInAFolderAreNotWaitedFor() throws {
    try folder.makeFolder("App")
    try folder.write(Self.style("configuration.title"), to: "App/Try.swift")
    #expect(mkfifo(folder.file("App/Pipe.swift"), 0o644) == 0)
    #expect(try runStylectl(["add", "App"], in: folder).status == 0)
    let named = try runStylectl(["add", "App/Pipe.swift"], in: folder)
    #expect(named.status == 3)
    #expect(named.errors.hasPrefix("App/Pipe.swift: error: no type here conforms to LabelStyle\n"))
  }

  @Test func thousandsOfTypesAreEachAStyle() throws {
    let count = 1_000
    let text = (0..<count).map {
      Self.style("configuration.title").replacing("TryLabelStyle", with: "Try\($0)LabelStyle")
    }
    try folder.write(text.joined(), to: "Try.swift")
    #expect(try runStylectl(["add", "Try.swift"], in: folder).status == 0)
    let listed = try runStylectl(["list"], in: folder).output
    #expect(listed.split(separator: "\n").count == count)
  }
}
