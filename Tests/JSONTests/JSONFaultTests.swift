import JSON
import Testing

/// A text that is not JSON, and what is said about it.
struct Fault: Sendable, CustomTestStringConvertible {
  var text: String
  var offset: Int
  var message: String
  var hint: String?

  init(_ text: String, _ offset: Int, _ message: String, hint: String? = nil) {
    self.text = text
    self.offset = offset
    self.message = message
    self.hint = hint
  }

  var testDescription: String { text }
}

private let structureFaults = [
  Fault("", 0, "expected a value, but the text ends here"),
  Fault("  ", 2, "expected a value, but the text ends here"),
  Fault(
    #"{"title":"a" "b":1}"#, 13, #"expected ',' or '}' after the value of "title", but found '"'"#),
  Fault(
    #"{"title":{"x":1}"#, 16,
    #"expected ',' or '}' after the value of "title", but the text ends here"#),
  Fault("[1 2]", 3, "expected ',' or ']' after element 1, but found '2'"),
  Fault("[[1],[2,3} ]", 9, "expected ',' or ']' after element 2, but found '}'"),
  Fault(#"{"a":}"#, 5, #"expected a value for "a", but found '}'"#),
  Fault(#"{"a" 1}"#, 5, #"expected ':' after the key "a", but found '1'"#),
  Fault("{a:1}", 1, "expected a key in double quotes or '}', but found 'a'"),
  Fault(
    #"{"a":1,}"#, 7, "expected a key in double quotes after ',', but found '}'",
    hint: "take the comma out"),
  Fault("[1,]", 3, "expected a value after ',', but found ']'", hint: "take the comma out"),
  Fault("[,1]", 1, "expected a value or ']', but found ','"),
  Fault("['a']", 1, "expected a value, but found '''"),
  Fault("'a'", 0, "expected a value, but found '''", hint: "JSON strings stand in double quotes"),
  Fault("// x\n1", 0, "JSON has no comments", hint: "take the comments out"),
  Fault("[1 /* x */]", 3, "JSON has no comments", hint: "take the comments out"),
  Fault("1 1", 2, "expected the end of the text, but found '1'"),
  Fault("{} \u{202E}", 3, #"expected the end of the text, but found '\u202e'"#),
  Fault("True", 0, "'True' is no JSON value", hint: "write true"),
  Fault("[NaN]", 1, "'NaN' is no JSON value", hint: "put text in double quotes"),
  Fault(
    String(repeating: "[", count: 65), 64,
    "arrays and objects stand more than 64 deep in each other"),
]

private let scalarFaults = [
  Fault("01", 0, "a number cannot start with 0 and another digit"),
  Fault("-", 1, "expected a digit after '-', but the text ends here"),
  Fault("1.", 2, "expected a digit after '.', but the text ends here"),
  Fault("1e+x", 3, "expected a digit after the exponent's 'e', but found 'x'"),
  Fault("1e1234567890", 2, "this exponent has more than nine digits"),
  Fault("+1", 0, "expected a value, but found '+'", hint: "JSON numbers have no plus sign"),
  Fault(".5", 0, "expected a value, but found '.'", hint: "JSON numbers start with a digit: 0.5"),
  Fault(
    #"["ab\q"]"#, 4, #"'\q' is no escape of JSON"#, hint: #"a backslash itself is written \\"#),
  Fault(#"["\u12g4"]"#, 2, #"expected four hex digits after '\u'"#),
  Fault(#"["abc]"#, 1, "this string has no closing quote"),
  Fault("[\"a\tb\"]", 3, #"a tab inside a string is written \t"#),
  Fault("[\"a\u{1B}b\"]", 3, #"a control character inside a string is written \u001b"#),
  Fault(
    "[\"a\nb\"]", 3, "a line ends inside a string",
    hint: #"close the string, or write \n for a line break"#),
]

@Test(arguments: structureFaults + scalarFaults)
func faultIsNamedAtItsPlace(fault: Fault) {
  let error = #expect(throws: JSONError.self) { try JSONValue(reading: Array(fault.text.utf8)) }
  #expect(error?.message == fault.message)
  #expect(error?.offset == fault.offset)
  if let hint = fault.hint { #expect(error?.hint == hint) }
}

@Test(
  arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE6, 0x97, 0x22],
  ] as [[UInt8]])
func bytesThatAreNotUTF8AreRefused(bytes: [UInt8]) {
  let error = #expect(throws: JSONError.self) { try JSONValue(reading: bytes) }
  #expect(error?.offset == 1)
  #expect(error?.message == "the byte 0x\(String(bytes[1], radix: 16)) is not UTF-8")
}

@Test func keyThatStandsTwiceIsNamedWithBothPlaces() {
  let text = "{\r\n\"日\":{},\"b\":1,\"c\":2,\"b\":3,\"c\":4}"
  let error = #expect(throws: JSONError.self) { try JSONValue(reading: Array(text.utf8)) }
  #expect(error?.message == #"the key "b" stands twice in one object"#)
  #expect(error?.offset == 24)
  #expect(error?.earlierOffset == 12)
}

@Test func keysThatDifferInBytesOnlyAreTwoKeys() throws {
  let value = try JSONValue(reading: Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8))
  #expect(value.object?.map(\.value.int) == [1, 2])
}

@Test func equalKeysWrittenDifferentlyAreOneKey() {
  #expect(throws: JSONError.self) { try JSONValue(reading: Array(#"{"a":1,"\u0061":2}"#.utf8)) }
}

@Test func hostileKeyIsNamedVisiblyAndShortened() {
  let key = "\u{202E}" + String(repeating: "k", count: 100)
  let error = #expect(throws: JSONError.self) {
    try JSONValue(reading: Array("{\"\(key)\":1 2}".utf8))
  }
  #expect(
    error?.message
      == "expected ',' or '}' after the value of \"\\u202e\(String(repeating: "k", count: 59))…\","
      + " but found '2'")
}

@Test func textInUTF16IsToldToBeSavedAsUTF8() {
  let error = #expect(throws: JSONError.self) { try JSONValue(reading: [0xFF, 0xFE, 0x7B, 0x00]) }
  #expect(error?.message == "expected a value, but found a byte that is not UTF-8")
  #expect(error?.hint == "save the file as UTF-8")
}
