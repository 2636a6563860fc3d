import Testing

@testable import StyleModel
@testable import StyleSyntax
@testable import Vocabulary

/// Files with very many declarations of one kind: their work grows with their length, so that each
/// ends at once instead of after minutes.
struct CrowdedFileTests {
  private func style(
    _ name: String, _ members: String = "", _ body: String = "Label(configuration)"
  )
    -> String
  {
    """
    struct \(name): LabelStyle {
        \(members)
        func makeBody(configuration: Configuration) -> some View { \(body) }
    }

    """
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private func find(_ text: String) -> FoundStyles {
    StyleFinder.find(in: Array(text.utf8))
  }

  @Test func extensionsOfOneStyleAllGoWithIt() throws {
    let found = find(style("A") + lines(4_000) { "extension A { func f\($0)() {} }" })
    let only = try #require(found.styles.first)
    #expect(only.source.document.declarations.count == 4_001)
    #expect(found.diagnostics.isEmpty)
  }

  @Test func helpersThatUseOneAnotherAllGoWithTheStyle() throws {
    let chain = lines(3_000) { "extension View { func f\($0)() -> some View { f\($0 + 1)() } }" }
    let found = find(style("A", "", "Label(configuration).f0()") + chain)
    #expect(found.styles.first?.source.document.declarations.count == 3_001)
  }

  @Test func stylesOfOneNameInManyTypesKeepTheirOwnMembers() {
    let found = find(lines(2_000) { "struct S\($0) {\n\(style("A", "let n = \($0)"))}" })
    #expect(found.styles.count == 2_000)
    #expect(found.styles.last?.source.text.contains("let n = 1999") == true)
    #expect(found.styles.allSatisfy { $0.name == "A" })
  }

  @Test func clausesOfOneConditionKeepTheirDeclarations() {
    let clauses = lines(4_000) { "extension A { func f\($0)() {} }\n#elseif os(iOS)" }
    let found = find(style("A") + "#if DEBUG\n\(clauses)#endif\n")
    #expect(found.styles.first?.source.text.contains("func f3999()") == true)
  }

  @Test func stylesThatShareTooMuchAreRefusedBeforeTheyAreMade() {
    let styles = lines(3_000) { style("A\($0)", "", "Label(configuration).padding(H0.x)") }
    let found = find(styles + lines(9_000) { "enum H\($0) { static let x = H\($0 + 1).x }" })
    #expect(
      found.diagnostics.first?.message
        == "the styles of this file have more than 16777216 bytes together")
  }

  @Test func callsOfMuchOverloadedFunctionsAreNotChecked() {
    let overloads = lines(3_000) { _ in "func f(_ value: Int) -> Int { value }" }
    let calls = lines(3_000) { _ in "f(1)" }
    let found = find(style("A", "", "\n\(calls)Label(configuration)") + overloads)
    #expect(found.styles.first?.problems(tintNames: []).isEmpty == true)
  }

  @Test func marksOfOptionalTypesAreLeftOffHoweverMany() {
    #expect(ValueType(swift: "Color" + String(repeating: "?", count: 500_000)) == .color)
    #expect(ValueType(swift: "Color!") == .color)
    #expect(ValueType.withoutOptionalMarks("??") == "")
  }
}
