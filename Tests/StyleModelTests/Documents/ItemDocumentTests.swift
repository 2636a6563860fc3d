import StyleModel
import Testing

@Test(arguments: [
  (
    ItemKind.tint,
    ##"{"any":"#FFFFFF","dark":{"alias":"x","later":1},"deprecated":{"since":2},"format":1,"zone":{"a":[[]]}}"##
  ),
  (
    .labels,
    #"{"format":1,"labels":[{"badge":"3","id":"a","title":"A"}],"sorted":true}"#
  ),
  (.labels, #"{"format":1}"#),
  (
    .style,
    #"{"format":1,"later":null,"pins":{"A":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},"samples":{"IterSpace.lg":"16"},"swift":"struct A {}\n"}"#
  ),
])
func storedDocumentsKeepWhatANewerProgramWrote(kind: ItemKind, text: String) throws {
  let document = try ItemDocument(stored: Array(text.utf8), kind: kind)
  #expect(document.kind == kind)
  #expect(String(decoding: document.canonical, as: UTF8.self) == text)
}

@Test func styleIsItsSwift() throws {
  let text = #"{"format":1,"samples":{"IterSpace.lg":"16"},"swift":"struct A {}\n"}"#
  let document = try ItemDocument(stored: Array(text.utf8), kind: .style)
  #expect(
    document
      == .style(StyleDocument(swift: "struct A {}\n", samples: ["IterSpace.lg": "16"])))
}

@Test(arguments: ItemKind.allCases)
func newerFormatIsRefusedAlone(kind: ItemKind) {
  #expect(
    problems(ofStored: #"{"any":5,"format":2}"#, kind: kind) == [
      "1:19: this document has format 2, and this program reads up to format 1 [update stylectl]"
    ])
}

@Test func storedDocumentsThatAreNone() {
  #expect(
    problems(ofStored: "{}", kind: .style)
      == [#"1:1: a stored document needs "format""#, #"1:1: a style needs "swift""#])
  #expect(
    problems(ofStored: #"{"format":1,"pins":{"A":"12"},"samples":{"x":1},"swift":2}"#, kind: .style)
      == [
        #"1:25: the pin of "A" must be SHA-256 in 64 hex digits"#,
        #"1:46: "x" must be a string, but is a number"#,
        #"1:57: "swift" must be a string, but is a number"#,
      ])
  #expect(
    problems(ofStored: "[]", kind: .tint) == ["1:1: a document must be an object, but is an array"])
  #expect(
    problems(ofStored: #"{"format":1,"labels":["A"]}"#, kind: .labels)
      == ["1:23: a label must be an object, but is a string"])
  #expect(
    problems(ofStored: #"{"format":1,"labels":[{"title":"A"}]}"#, kind: .labels)
      == [#"1:23: a label needs "id""#])
}

@Test func documentsOfOtherKindsAreNotAdded() {
  #expect(
    problems(ofAdded: #"{"kind":"style","swift":""}"#)
      == ["1:9: a style is added as Swift, not as JSON [give the Swift file itself]"])
  #expect(
    problems(ofAdded: #"{"kind":"lables"}"#)
      == [#"1:9: "lables" is no kind of document [did you mean "labels"?]"#])
  #expect(
    problems(ofAdded: #"{"colour":1}"#)
      == [
        #"1:1: this is neither a tint nor a label set [a tint has "any", a label set has "labels"]"#
      ])
  #expect(problems(ofAdded: "5") == ["1:1: a document must be an object, but is a number"])
  #expect(
    problems(ofAdded: ##"{"any":"#000","format":"1"}"##)
      == [#"1:24: "format" must be a whole number from 1 on, but is a string"#])
}

@Test func placesCountBehindMarksAndWideCharacters() {
  #expect(
    problems(ofAdded: "\u{FEFF}{\r\n\"any\": \"日\", \"x\": \"日本\", \"any\": 1}")
      == [
        #"2:24: the key "any" stands twice in one object, first at 2:1 [take one of them out]"#
      ])
  #expect(
    problems(ofAdded: "\u{FEFF}{\"any\":5}")
      == [#"1:8: "any" must be a colour in hex or an object, but is a number"#])
  #expect(
    problems(ofAdded: "{\r\n\r\n  \"日本\": \"🌞\\q\"}")
      == [#"3:11: '\q' is no escape of JSON [a backslash itself is written \\]"#])
}

@Test func deprecationAndExtensionsMustBeObjects() {
  #expect(
    problems(ofAdded: ##"{"any":"#000","deprecated":true,"extensions":[]}"##) == [
      #"1:28: "deprecated" must be an object, but is true"#,
      #"1:46: "extensions" must be an object, but is an array"#,
    ])
  #expect(
    problems(ofAdded: ##"{"any":"#000","deprecated":{"use":1,"nota":"x"}}"##) == [
      #"1:35: "use" must be a string, but is a number"#,
      #"1:37: "deprecated" has no key "nota" [did you mean "note"?]"#,
    ])
}
