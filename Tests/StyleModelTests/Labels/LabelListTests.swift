import StyleModel
import TestSupport
import Testing

private func labels(_ text: String) throws -> [LabelItem] {
  let list = try LabelList(reading: Array(text.utf8))
  return (0..<list.count).map { list[$0] }
}

@Test func listsAreReadInEveryForm() throws {
  let text = #"""
    {"name":"x","labels":["A\n\u00e9",{"title":"B","systemImage":"sun.max","id":"b"},
    {"systemImage":"m\u006fon","title":"","translations":{"de":"C!"}},{}], "kind":"labels"}
    """#.replacing(",{}", with: "")
  #expect(
    try labels(text) == [
      LabelItem(title: "A\né"), LabelItem(title: "B", systemImage: "sun.max"),
      LabelItem(title: "", systemImage: "moon", translations: ["de": "C!"]),
    ])
}

@Test func titlesInALanguage() throws {
  let text =
    #"["A",{"title":"B","translations":{"de":"Be","fr":"Bé"}},"C",{"title":"D","translations":{"fr":"Dé"}}]"#
  let list = try LabelList(reading: Array(text.utf8))
  #expect((0..<4).map { list.title(at: $0, language: "fr") } == ["A", "Bé", "C", "Dé"])
  #expect((0..<4).map { list.title(at: $0, language: "de") } == ["A", "Be", "C", "D"])
}

@Test func bytesAreThoseOfTheFile() throws {
  let list = try LabelList(reading: Array(#"[{"title":"日曜","systemImage":"sun.max"},""]"#.utf8))
  #expect(list.count == 2)
  #expect(Array(list.titleBytes(at: 0)) == Array("日曜".utf8))
  #expect(list.symbolBytes(at: 0).map(Array.init) == Array("sun.max".utf8))
  #expect(list.titleBytes(at: 1).isEmpty)
  #expect(list.symbolBytes(at: 1) == nil)
}

@Test func listOfASetIsTheSet() {
  let set = LabelSet([
    LabelItem(title: "A", systemImage: "a", translations: ["de": "Ah"]), LabelItem(title: ""),
  ])
  let list = LabelList(set)
  #expect((0..<list.count).map { list[$0] } == set.labels)
}

@Test func syntaxErrorComesWithTheProblemsBeforeIt() {
  #expect(
    problems(ofList: "[{\"titel\":\"A\"},\n{\"title\":\"B\" }}") == [
      #"1:2: a label needs "title""#,
      #"1:3: a label has no key "titel" [did you mean "title"?]"#,
      "2:15: expected ',' or ']' after element 2, but found '}'",
    ])
}

@Test(arguments: [
  ("5", "1:1: a document must be an object, but is a number"),
  (##"{"any":"#000"}"##, "1:1: this is a tint, not a label set"),
  (#"{"labels":5}"#, #"1:11: "labels" must be an array, but is a number"#),
  (
    #"{"labels":[],"labels":[]}"#,
    #"1:14: the key "labels" stands twice in one object, first at 1:2 [take one of them out]"#
  ),
  (
    #"[{"title":"A","title":"B"}]"#,
    #"1:15: the key "title" stands twice in one object, first at 1:3 [take one of them out]"#
  ),
  ("[] x", "1:4: expected the end of the text, but found 'x'"),
  ("", "1:1: expected a value, but the text ends here"),
  (
    #"{"format":2,"labels":[]}"#,
    "1:11: this document has format 2, and this program reads up to format 1 [update stylectl]"
  ),
])
func filesThatAreNoLabels(text: String, problem: String) {
  #expect(problems(ofList: text) == [problem])
}

@Test(arguments: 0..<100 as Range<UInt64>)
func listsAndSetsReadTheSame(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  let set = LabelSet(
    (0..<Int.random(in: 1..<20, using: &random)).map { index in
      LabelItem(
        title: ["A", "é\"\\", "日\n", ""].randomElement(using: &random) ?? "",
        systemImage: [nil, "moon", "a\tb"].randomElement(using: &random) ?? nil,
        translations: Bool.random(using: &random) ? ["de": "T\(index)"] : [:])
    })
  let document = ItemDocument.labels(set).canonical
  let list = try LabelList(reading: document)
  #expect((0..<list.count).map { list[$0] } == set.labels)
  let added = try AddedDocument(reading: document + Array(" ".utf8))
  #expect(added.document == .labels(set))
}

@Test func limitsAreNamed() {
  func problem(_ text: String, bytes: Int = 100) -> String? {
    do {
      _ = try LabelList(reading: Array(text.utf8), countLimit: 3, byteLimit: bytes)
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }
  #expect(LabelList.countLimit == 1_000_000)
  #expect(LabelList.byteLimit == 268_435_456)
  #expect(problem(#"["","",""]"#) == nil)
  #expect(problem(#"["","","",""]"#) == "this file has more than 3 labels")
  #expect(problem(#"[ "" ]"#, bytes: 6) == nil)
  #expect(
    problem(#"[ "" ]"#, bytes: 5) == "this file has 6 bytes; labels are read up to 5 bytes")
}
