import StyleModel
import Testing

private func ids(_ titles: String...) -> [String] {
  LabelSet(titles.map { LabelItem(title: $0) }).givingIDs().labels.map(\.id)
}

@Test func idsAreSlugsInAnyScript() {
  #expect(
    ids("Monday", "Sun & Moon!", "日曜日", "Über uns", "नमस्ते", "مرحبا", "  ", "☀️ Day", "1️⃣ one", "🌞")
      == [
        "monday", "sun-moon", "日曜日", "über-uns", "नमस्ते", "مرحبا", "label", "day", "1-one", "label-2",
      ])
}

@Test func twinsAreNumbered() {
  #expect(ids("A", "a", "A-2", "A") == ["a", "a-2", "a-2-2", "a-3"])
  #expect(
    LabelSet([LabelItem(title: "A"), LabelItem(id: "a", title: "B")]).givingIDs().labels.map(\.id)
      == ["a-2", "a"])
}

@Test func slugsAreShort() {
  let title = String(repeating: "日", count: 500)
  #expect(ids(title, title) == [title.prefix(33).description, title.prefix(33) + "-2"])
}

@Test func idsAreKeptByIDThenTitleThenPlace() {
  let old = LabelSet([
    LabelItem(id: "1", title: "A"), LabelItem(id: "2", title: "B"), LabelItem(id: "3", title: "C"),
    LabelItem(id: "4", title: "D"),
  ])
  let new = LabelSet([
    LabelItem(title: "New"), LabelItem(title: "A"), LabelItem(id: "2", title: "Bee"),
    LabelItem(title: "Dee"), LabelItem(title: "C"), LabelItem(title: "D2"),
  ])
  #expect(new.keepingIDs(of: old).labels.map(\.id) == ["new", "1", "2", "4", "3", "d2"])
}

@Test func equalTitlesKeepTheirOrder() {
  let old = LabelSet([LabelItem(id: "x", title: "A"), LabelItem(id: "y", title: "A")])
  let new = LabelSet([LabelItem(title: "B"), LabelItem(title: "A"), LabelItem(title: "A")])
  #expect(new.keepingIDs(of: old).labels.map(\.id) == ["b", "x", "y"])
}

@Test func threeFormsOfOneSet() throws {
  let full = #"""
    {"format":1,"kind":"labels","name":"week","labels":[{"title":"Monday","systemImage":"sun.max"},
     {"title":"Tuesday"}]}
    """#
  let short = #"[{"title":"Monday","systemImage":"sun.max"},"Tuesday"]"#
  #expect(try canonical(ofAdded: full) == canonical(ofAdded: short))
  #expect(
    try canonical(ofAdded: short)
      == #"{"format":1,"labels":[{"systemImage":"sun.max","title":"Monday"},{"title":"Tuesday"}]}"#)
  #expect(
    try canonical(ofAdded: #"["Monday", "Tuesday"]"#)
      == #"{"format":1,"labels":[{"title":"Monday"},{"title":"Tuesday"}]}"#)
  #expect(try canonical(ofAdded: "[]") == #"{"format":1}"#)
}

@Test func translationsAreStored() throws {
  let text = #"[{"id":"mon","title":"Monday","translations":{"pt-BR":"segunda","de":"Montag"}}]"#
  #expect(
    try canonical(ofAdded: text)
      == #"{"format":1,"labels":[{"id":"mon","title":"Monday","translations":{"de":"Montag","pt-BR":"segunda"}}]}"#
  )
}

private let faulty = #"""
  {"labels": [
    {"titel": "A"},
    {"title": 5, "systemImage": null},
    7,
    {"title": "B", "id": "b"},
    {"title": "C", "id": "", "translations": {"de": 1, "d\u0000e": "x"}},
    {"title": "D", "translations": "Montag"}
  ], "sorted": true}
  """#

@Test func everyProblemOfLabelsIsTold() {
  #expect(
    problems(ofAdded: faulty) == [
      #"2:3: a label needs "title""#,
      #"2:4: a label has no key "titel" [did you mean "title"?]"#,
      #"3:13: "title" must be a string, but is a number"#,
      #"3:31: "systemImage" must be a string, but is null"#,
      "4:3: a label must be a title or an object, but is a number",
      #"6:24: "" is no id [an id has 1 to 200 bytes and no control characters]"#,
      #"6:51: "de" must be a string, but is a number"#,
      #"6:54: "d\u0000e" is no language [write a language code, as de or pt-BR]"#,
      #"7:34: "translations" must be an object, but is a string"#,
      #"8:4: a label set has no key "sorted" [its keys are format, kind, name, labels, deprecated, extensions]"#,
    ])
}

@Test func bothReadersSayTheSame() {
  #expect(problems(ofList: faulty) == problems(ofAdded: faulty))
}

@Test func idThatStandsTwiceIsToldWithBothPlaces() {
  #expect(
    problems(ofAdded: "[{\"id\":\"a\",\"title\":\"A\"},\n{\"id\":\"a\",\"title\":\"B\"}]")
      == [#"2:1: the id "a" stands twice, first at 1:2"#])
}

@Test func idThatStandsTenThousandTimesFarDownIsToldAHundredTimes() {
  let label = #"{"id":"a","title":"A"}"#
  let blanks = String(repeating: " ", count: 10_000)
  let text = "[" + blanks + Array(repeating: label, count: 10_000).joined(separator: ",") + "]"
  let told = problems(ofAdded: text)
  #expect(told.count == 101)
  #expect(told.first == #"1:10025: the id "a" stands twice, first at 1:10002"#)
  #expect(told.last == "9899 more problems follow")
}

@Test func setsOfTenThousandLabelsAreStored() {
  func text(_ count: Int) -> String {
    "[" + (0..<count).map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }
  #expect(problems(ofAdded: text(10_000)).isEmpty)
  #expect(
    problems(ofAdded: text(10_001)) == [
      "this set has 10,001 labels; a stored set has at most 10,000 "
        + "[larger files need not be stored: stylectl apply STYLE --labels FILE]"
    ])
}

@Test func setsOfOneMegabyteAreStored() {
  let title = String(repeating: "x", count: 1_000_000)
  #expect(
    problems(ofAdded: "[\"\(title)\"]") == [
      "this set has 1,000,144 bytes; a stored set has at most 1,000,000 "
        + "[larger files need not be stored: stylectl apply STYLE --labels FILE]"
    ])
  #expect(problems(ofAdded: "[\"\(title.dropLast(144))\"]").isEmpty)
}

@Test func manyProblemsAreCutShort() {
  let text = "[" + Array(repeating: "1", count: 150).joined(separator: ",") + "]"
  let found = problems(ofAdded: text)
  #expect(found.count == 101)
  #expect(found.last == "50 more problems follow")
}
