import StyleModel
import StyleStore
import TestSupport
import Testing

@testable import StyleCatalog

/// A catalog with a style whose latest document has its hash and cannot be read, and with whole items
/// beside it.
enum UnreadableCatalog {
  /// What is wrong with a document.
  enum Fault: String, CaseIterable, Sendable {
    case longChain
    case deepBrackets
    case noJSON
    case newerFormat
    case tintInAStyle

    /// Whether only the Swift in the document cannot be read.
    var isInSwift: Bool { self == .longChain || self == .deepBrackets }

    /// The text of the document.
    var body: String {
      switch self {
      case .longChain:
        Self.style("configuration.title" + .init(repeating: ".padding(1)", count: 80_000))
      case .deepBrackets:
        Self.style(.init(repeating: "(", count: 20_000) + .init(repeating: ")", count: 20_000))
      case .noJSON: "struct BadLabelStyle"
      case .newerFormat: #"{"format":99,"swift":"struct BadLabelStyle: LabelStyle {\n}\n"}"#
      case .tintInAStyle: ##"{"any":"#FF0000","format":1}"##
      }
    }

    private static func style(_ body: String) -> String {
      #"{"format":1,"swift":"struct BadLabelStyle: LabelStyle {\n"#
        + #"    func makeBody(configuration: Configuration) -> some View {\n        "#
        + body + #"\n    }\n}\n"}"#
    }
  }

  /// Makes it as `Team.stylecatalog` in a folder.
  static func make(_ fault: Fault, in folder: TemporaryFolder) throws {
    func run(_ words: String...) throws {
      let result = try runStylectl(words, in: folder)
      try #require(result.status == 0, "\(words): \(result.errors)")
    }
    try run("init", "--empty", "Team.stylecatalog")
    try run("add", "tint", "brand", "#0A84FF")
    try folder.write(Samples.chip, to: "Chip.swift")
    try folder.write(Samples.days, to: "week.json")
    let bad = Samples.stack.replacing("StackLabelStyle", with: "BadLabelStyle")
    try folder.write(bad, to: "Bad.swift")
    try run("add", "--quiet", "Chip.swift", "week.json", "Bad.swift")
    try run("compose", "UserLabelStyle", "ChipLabelStyle", "BadLabelStyle")
    try store(fault.body, in: Catalog.open(folder.file("Team.stylecatalog"), for: .writing))
  }

  /// Gives the style a version with a body, as a program does that does not look at it.
  private static func store(_ body: String, in catalog: Catalog) throws {
    try catalog.store.write { rows in
      let key = try ItemName("BadLabelStyle", for: .style)
      let from = try rows.reading.heads(kind: .style, key: key.text).map(\.version)
      let bytes = Array(body.utf8)
      let hash = ContentHash(of: bytes)
      try rows.insertDocument(hash: hash, body: bytes)
      let record = Version(
        kind: .style, key: key, name: key, document: hash, parents: from,
        author: "Ada <ada@example.com>", time: 1_767_225_600)
      try rows.insertVersion(record, hash: record.hash, record: record.record)
      try rows.setHeads(
        kind: .style, key: key.text, to: [(hash: record.hash, record: record)])
      let move = Operation.Move(
        kind: .style, key: key, name: key, from: from, to: [record.hash])
      try rows.append(
        Operation(
          author: "Ada <ada@example.com>", time: 1_767_225_600, command: "add", moves: [move],
          previous: rows.reading.latestOperation()))
    }
  }
}
