import Testing

@testable import StylePreview
@testable import Vocabulary

@Suite struct SymbolCheckTests {
  @Test(arguments: [
    ("sun.mxa", "sun.max"), ("xmark.cirle", "xmark.circle"), ("trahs", "trash"),
    ("squre.and.pencil", "square.and.pencil"), ("unheard.of", nil), ("", nil), ("...", nil),
    ("qqqqqqqqqq", nil), ("sun..max", "sun.max"), ("sun.max.", "sun.max"),
  ])
  func whatDoesNotExistIsTold(name: String, nearest: String?) throws {
    let problem = try #require(SymbolCheck().problem(with: name))
    #expect(problem.nearest == nearest)
  }

  @Test(arguments: [
    "sun.max", "plus.circle.fill", "xmark.bin.circle.fill", "12.circle", "person.badge.clock",
    "figure.walk.motion", "chart.bar.xaxis.ascending", "list.bullet.rtl", "house.lodge.fill",
    "character.book.closed.ar",
  ])
  func whatMayExistIsNot(name: String) {
    #expect(SymbolCheck().problem(with: name) == nil)
  }

  @Test func listOfAPersonDecides() throws {
    let list = """
      <plist><dict><key>symbols</key><dict>
      <key>plus</key><string>2019</string><key>brand.new.thing</key><string>2019</string>
      </dict></dict></plist>
      """
    let check = SymbolCheck(try SymbolAvailability(plist: Array(list.utf8)))
    #expect(check.problem(with: "brand.new.thing") == nil)
    #expect(check.problem(with: "brand.new.thigh")?.nearest == "brand.new.thing")
    #expect(check.problem(with: "sun.max")?.message == "there is no symbol 'sun.max'")
  }

  @Test func ofVeryManyNamesTheFirstGetSuggestions() {
    var problems = SymbolProblems(SymbolCheck())
    let names = ["trahs"] + (1..<200).map { "qqqqqqqq\($0)" } + ["pluss", "trahs", "plus"]
    let found = names.map { problems.problem(with: $0) }
    #expect(found[0]?.nearest == "trash")
    #expect(found[1..<201].allSatisfy { $0 != nil && $0?.nearest == nil })
    #expect(found[201] == found[0])
    #expect(found[202] == nil)
  }

  @Test func longNamesAreToldShort() {
    let long = String(repeating: "q", count: 100_000)
    #expect((SymbolCheck().problem(with: long)?.message.count ?? .max) < 200)
  }
}
