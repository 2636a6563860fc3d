import Foundation
import StyleCatalog
import Testing

/// What the documentation of `Catalog` promises to other packages, with what is public alone.
@Suite struct ClientTests {
  private let pill = """
    struct PillLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.title
        }
    }

    """

  @Test func clientAddsListsShowsAndReadsHistory() throws {
    let catalog = try Catalog.seed()
    let ada = Authorship(author: "Ada", time: 1_767_225_600, message: "First")
    let intake = Intake([Intake.File(path: "Pill.swift", bytes: Array(pill.utf8))])
    #expect(!intake.hasErrors)
    let added = try catalog.add(intake.drafts, by: ada)
    #expect(added.changes.map(\.outcome) == [.added])
    #expect(added.changes.map(\.name) == ["PillLabelStyle"])
    let kind: ItemKind = .style
    #expect(
      try catalog.list(ListFilter(kind: kind, text: "pill")).map(\.name) == ["PillLabelStyle"])

    let pill = try ItemReference("PillLabelStyle")
    #expect(try catalog.text(of: pill) == self.pill)
    let wider = self.pill.replacing("title", with: "title.bold()")
    let edit = Intake([Intake.File(path: "Pill.swift", bytes: Array(wider.utf8))])
    try catalog.add(
      edit.drafts, options: AddOptions(replaces: true),
      by: Authorship(author: "Bo", time: 1_767_225_601))
    let history = try catalog.history(of: pill)
    #expect(history.map(\.author) == ["Bo", "Ada"])
    #expect(history.map(\.message) == [nil, "First"])
    #expect(history.map(\.number) == [2, 1])
    #expect(history.map(\.time) == [1_767_225_601, 1_767_225_600])
    #expect(try catalog.text(of: ItemReference("PillLabelStyle@1")) == self.pill)
    #expect(try catalog.verify() == [])
  }

  /// The example in the documentation of `Catalog`.
  private func example(_ path: String, _ swift: String) throws -> [String] {
    let catalog = try Catalog.open(path, for: .writing)
    let ada = Authorship(author: "Ada <ada@example.com>", time: 1_767_225_600, message: "Softer")

    let intake = Intake([Intake.File(path: "Pill.swift", bytes: Array(swift.utf8))])
    guard !intake.hasErrors else { return intake.diagnostics.map(\.message) }
    let added = try catalog.add(intake.drafts, options: AddOptions(replaces: true), by: ada)

    let styles = try catalog.list(ListFilter(kind: .style, text: "pill"))
    let first = try catalog.text(of: ItemReference("PillLabelStyle@1"))
    return added.changes.map { "\($0.name): \($0.outcome)" } + styles.map(\.name) + [first]
  }

  @Test func exampleOfTheDocumentationRuns() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "stylectl-client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Team.stylecatalog").path
    try Catalog.create(path, by: Authorship(author: "Ada", time: 1_767_225_600))
    #expect(try example(path, pill) == ["PillLabelStyle: added", "PillLabelStyle", pill])
    #expect(try example(path, "struct A {}") == ["no type here conforms to LabelStyle"])
  }

  @Test func exampleStandsInTheDocumentation() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let documented = try String(
      contentsOf: root.appendingPathComponent("Sources/StyleCatalog/Catalog.swift"),
      encoding: .utf8
    ).split(separator: "/// ```")[1].split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == "/" || $0 == " " } }.dropFirst().dropLast()
    let test = try String(contentsOf: here, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    let start = try #require(test.firstIndex { $0.hasPrefix("private func example(") })
    let written = test[(start + 1)...].prefix { $0 != "}" }
    #expect(Array(written) == Array(documented))
  }

  @Test func clientReadsWhatIsWrong() throws {
    let intake = Intake([Intake.File(path: "Bad.swift", bytes: Array("struct A {}".utf8))])
    let problems: [Diagnostic] = intake.diagnostics
    #expect(intake.hasErrors)
    #expect(problems.map(\.message) == ["no type here conforms to LabelStyle"])
    let catalog = try Catalog.seed()
    #expect(throws: CatalogError.notFound("weak", nearest: "week")) {
      try catalog.item(ItemReference("weak"))
    }
  }
}
