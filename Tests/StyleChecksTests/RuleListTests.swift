import Foundation
import StyleModel
import Testing

@testable import StyleChecks

/// What each rule of the list has to have: a name, texts of its own, a file and tests.
struct RuleListTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/StyleChecks")

  @Test func namesAreOfOneRuleEachAndCanBeStored() {
    for rule in Rule.all { #expect(RuleName(rule.name)?.text == rule.name) }
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    #expect(Rule.byName.map(\.name) == Rule.all.map(\.name).sorted())
  }

  @Test func everyRuleIsExplainedInItsOwnWords() {
    for rule in Rule.all {
      #expect(!rule.abstract.isEmpty && !rule.abstract.hasSuffix("."), "\(rule.name)")
      #expect(rule.explanation.count >= 2, "\(rule.name)")
      #expect(rule.explanation.allSatisfy { $0.hasSuffix(".") }, "\(rule.name)")
    }
    let texts = Rule.all.flatMap { [$0.abstract] + $0.explanation }
    let shared = Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(shared.sorted() == [])
  }

  @Test func everyRuleIsAFileAndEveryFileARule() throws {
    let files = try Self.files(in: Self.sources.appendingPathComponent("Rules"))
    #expect(files == Rule.all.map { "\($0.typeName).swift" }.sorted())
    for rule in Rule.all {
      let file = Self.sources.appendingPathComponent("Rules/\(rule.typeName).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("name: \"\(rule.name)\", severity: "), "\(file.lastPathComponent)")
    }
  }

  @Test func everyRuleIsTestedInAFileOfItsOwn() throws {
    let folder = Self.tests.appendingPathComponent("Rules")
    #expect(try Self.files(in: folder) == Rule.all.map { "\($0.typeName)Tests.swift" }.sorted())
    for rule in Rule.all {
      let file = folder.appendingPathComponent("\(rule.typeName)Tests.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("struct \(rule.typeName)Tests {"), "\(rule.name)")
      #expect(text.contains("@Test") && text.contains(".\(rule.memberName)"), "\(rule.name)")
    }
  }

  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

extension Rule {
  /// The name as that of a type: `IconCentering`.
  fileprivate var typeName: String { name.split(separator: "-").map(\.capitalized).joined() }

  /// The name as that of a member: `iconCentering`.
  fileprivate var memberName: String { typeName.prefix(1).lowercased() + typeName.dropFirst() }
}
