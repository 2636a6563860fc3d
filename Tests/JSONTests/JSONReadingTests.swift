import JSON
import Testing

private func read(_ text: String) throws -> JSONValue { try JSONValue(reading: Array(text.utf8)) }

@Test func valuesBearTheirPlaces() throws {
  let value = try read("\u{FEFF}{ \"a\": [1.50, \"x\"] }")
  let members = try #require(value.object)
  #expect(value.offset == 3)
  #expect(members[0].keyOffset == 5)
  #expect(members[0].value.offset == 10)
  let elements = try #require(members[0].value.array)
  #expect(elements.map(\.offset) == [11, 17])
  #expect(elements[0].content == .number("1.50"))
}

@Test func membersStayInTheirOrder() throws {
  #expect(try read(#"{"b":1,"a":2,"c":{}}"#).object?.map(\.key) == ["b", "a", "c"])
}

@Test func escapesAreRead() throws {
  let text = #""\"\\\/\b\f\n\r\t\u00e9\u65E5\ud83c\udf1e\u0000""#
  #expect(try read(text).string == "\"\\/\u{8}\u{C}\n\r\té日🌞\0")
}

@Test(arguments: [#""\ud83c""#, #""\udf1e""#])
func halfASurrogatePairReadsAsTheReplacementCharacter(text: String) throws {
  #expect(try read(text).string == "\u{FFFD}")
}

@Test func halfPairsDoNotSwallowTheirNeighbours() throws {
  #expect(try read(#""\ud83c\ud83c\udf1ex\ud83c\n""#).string == "\u{FFFD}🌞x\u{FFFD}\n")
}

@Test func sixtyFourLevelsAreRead() throws {
  let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
  #expect(try String(decoding: read(text).canonical, as: UTF8.self) == text)
}

@Test func numbersOfEveryFormAreRead() throws {
  for text in ["0", "-0", "12", "1.5", "1e5", "1E+5", "-1.25e-7", "123456789012345678901234567890"]
  {
    #expect(try read(text).content == .number(text))
  }
  #expect(try read("1e400").double == nil)
  #expect(try read("9223372036854775808").int == nil)
}

@Test func cursorGoesBackToAMark() throws {
  var cursor = JSONCursor(Array(#"[{"a":[1,{}]},2]"#.utf8))
  #expect(try cursor.next() == .arrayStart)
  let mark = cursor.mark()
  #expect(try cursor.next() == .objectStart)
  #expect(try cursor.next() == .key)
  #expect(cursor.textEquals("a"))
  #expect(try cursor.next() == .arrayStart)
  #expect(try cursor.next() == .number)
  cursor.rewind(to: mark)
  #expect(try cursor.readValue() == ["a": [1, [:]]])
  #expect(try cursor.readValue() == 2)
  #expect(try cursor.next() == .arrayEnd)
  #expect(try cursor.next() == .end)
}

@Test func kindsAreNamed() throws {
  let names = try read(#"[null,true,false,1,"",[],{}]"#).array?.map(\.kindName)
  #expect(
    names == ["null", "true", "false", "a number", "a string", "an array", "an object"])
}
