import Interchange
import StyleModel
import TestSupport
import Testing

/// Label sets as tables.
struct LabelTableTests {
  private func read(_ text: String, _ form: LabelTable.Form = .csv) throws -> LabelSet {
    try LabelTableReading(reading: Array(text.utf8), form: form, file: "week.csv").set
  }

  private func problems(_ bytes: [UInt8], _ form: LabelTable.Form = .csv) -> [String] {
    do {
      _ = try LabelTableReading(reading: bytes, form: form, file: "week.csv")
      return []
    } catch {
      return error.diagnostics.map { "\($0.place.map { "\($0)" } ?? "") \($0.message)" }
    }
  }

  @Test(arguments: [
    "title,systemImage,id,de\nMonday,sun.max,mon,Montag\n\"Tue, day\",,,\"\"\"Di\"\"\"\n",
    "\u{FEFF}title,systemImage,id,de\r\nMonday,sun.max,mon,Montag\r\n\"Tue, day\",,,\"\"\"Di\"\"\"",
    "title;SystemImage;ID;de\rMonday;sun.max;mon;Montag\r\rTue, day;;;\"\"\"Di\"\"\"\r",
    "\"de\",\"id\",title,symbol\n\"Montag\",mon,Monday,sun.max\n\"\"\"Di\"\"\",,\"Tue, day\",\n\n",
  ])
  func tablesOfAnyLayoutAreOneSet(text: String) throws {
    #expect(
      try read(text)
        == LabelSet([
          LabelItem(
            id: "mon", title: "Monday", systemImage: "sun.max", translations: ["de": "Montag"]),
          LabelItem(title: "Tue, day", translations: ["de": "\"Di\""]),
        ]))
  }

  @Test func textIsQuotedOnlyWhereItMustBe() {
    let set = LabelSet([
      LabelItem(
        id: "a", title: "A, B", systemImage: "x", translations: ["de": "\"A\"", "pt-BR": "t\tb"]),
      LabelItem(id: "b", title: "two\nlines", translations: ["fr": " x "]),
    ])
    #expect(
      LabelTable.text(of: set, form: .csv)
        == "title,systemImage,labelID,de,fr,pt-BR\n\"A, B\",x,a,\"\"\"A\"\"\",,t\tb\n\"two\nlines\",,b,, x ,\n"
    )
    #expect(
      LabelTable.text(of: set, form: .tsv)
        == "title\tsystemImage\tlabelID\tde\tfr\tpt-BR\nA, B\tx\ta\t\"\"\"A\"\"\"\t\t\"t\tb\"\n\"two\nlines\"\t\tb\t\t x \t\n"
    )
  }

  @Test(arguments: UInt64(1)...100)
  func inOutAndInAgainIsEqual(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "é", "\"", ",", "\t", ";", "\n", "\r\n", "\r", " ", "日", "🙂", "'", "=1+1"]
    func text() -> String {
      (0...Int.random(in: 0...4, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
    }
    let labels = (0..<Int.random(in: 0...8, using: &random)).map { number in
      var label = LabelItem(
        id: "label-\(number)", title: text(),
        systemImage: Bool.random(using: &random) ? text() : nil)
      for language in ["de", "fr", "zh-Hant"] where Bool.random(using: &random) {
        label.translations[language] = text()
      }
      return label
    }
    for form in [LabelTable.Form.csv, .tsv] {
      let text = LabelTable.text(of: LabelSet(labels), form: form)
      #expect(try read(text, form).labels == labels, "seed \(seed)")
      #expect(LabelTable.text(of: try read(text, form), form: form) == text)
    }
  }

  @Test(arguments: [
    ("", " this file is empty"),
    ("systemImage,id\nx,y\n", "1:1 the first line has no column \"title\""),
    ("title,de,DE\n", "1:1 the column \"DE\" stands twice"),
    (
      "title,de\nA,B\n\"x\ny\",Z,\nC\n",
      "3:1 this row has 3 columns, and the header has 2; 5:1 this row has 1 column, and the header has 2"
    ),
    ("title,de\n,B\n", "2:1 this row has no title"),
    ("title,id\nA,x\nB,y\nC,x\n", "4:1 the id \"x\" stands twice, first in line 2"),
    ("title\n\"A\"B\n", "2:1 there is text behind the closing quote of a field"),
    ("title\nA\nB\"C\n", "3:1 there is a quote in a field that does not begin with one"),
    ("title\nA\n\"B\nC\n", "3:1 this field has no closing quote"),
  ])
  func problemsAreToldWithTheirLines(text: String, expected: String) {
    #expect(problems(Array(text.utf8)).joined(separator: "; ") == expected)
  }

  @Test func otherEncodingsAreRefusedWithTheFix() {
    let windows = Array("title,de\nWednesday,Mittwoch\nThursday,f".utf8) + [0xFC, 0x72, 0x0A]
    #expect(
      problems(windows) == [
        "3:11 the byte 0xFC is not UTF-8; the file is probably Windows-1252"
      ])
    #expect(
      problems([0xFF, 0xFE, 0x74, 0x00]) == [
        " this file is UTF-16, and tables are read as UTF-8"
      ])
  }

  @Test func columnsThatAreNoLanguagesAreLeftOutWithAWarning() throws {
    let reading = try LabelTableReading(
      reading: Array("title,systmeImage,notes,zh-Hans\nA,b,c,d\n".utf8), form: .csv, file: "x.csv")
    #expect(reading.set == LabelSet([LabelItem(title: "A", translations: ["zh-Hans": "d"])]))
    #expect(
      reading.diagnostics.map { "\($0.message) \($0.hint ?? "")" } == [
        "the column \"systmeImage\" is no language and is left out did you mean \"systemImage\"?",
        "the column \"notes\" is no language and is left out ",
      ])
  }
}
