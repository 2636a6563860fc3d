import Diagnostics
import JSON
import TestSupport
import Testing

private func canonical(_ value: JSONValue) -> String {
  String(decoding: value.canonical, as: UTF8.self)
}

@Test func canonicalTextHasNoChoiceLeft() throws {
  let text = """
    { "b" : [ 1.0, 5e-1, { "z": [], "y": [[]] } ], "a" : "\\u0041\\/\\u001B\\u0007\\n\\u007f\\u65e5",
      "empty": [], "é": null, "B": true, "\u{FFFD}": 1, "🌞": 2 }
    """
  #expect(
    canonical(try JSONValue(reading: Array(text.utf8)))
      == "{\"B\":true,\"a\":\"A/\\u001b\\u0007\\n\u{7F}日\",\"b\":[1,0.5,{\"y\":[[]]}],"
      + "\"é\":null,\"\u{FFFD}\":1,\"🌞\":2}")
}

@Test(arguments: [
  ("0", "0"), ("-0.0", "0"), ("1.0", "1"), ("100", "100"), ("1e2", "100"), ("0.50", "0.5"),
  ("5e-1", "0.5"), ("1e21", "1e21"), ("1e20", "100000000000000000000"), ("1e-6", "0.000001"),
  ("1e-7", "1e-7"), ("-1.50E+3", "-1500"),
  ("12345678901234567890123", "1.2345678901234567890123e22"),
  ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
  ("123.456", "123.456"), ("0e5", "0"), ("1e999999999", "1e999999999"),
])
func numbersAreShortAndLoseNothing(spelling: String, shortest: String) {
  #expect(canonicalNumber(spelling) == shortest)
}

@Test func doublesReadBackTheSame() {
  var random = SplitMix64(seed: 11)
  for _ in 0..<2000 {
    let double = Double(bitPattern: random.next())
    guard double.isFinite else { continue }
    #expect(JSONValue.number(double).double == double)
  }
  #expect(JSONValue.number(Double.nan).isNull)
  #expect(JSONValue.number(0.1 + 0.2) == JSONValue(.number("0.30000000000000004")))
}

@Test(arguments: 0..<200 as Range<UInt64>)
func canonicalTextReadAndWrittenIsTheSame(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  let bytes = randomValue(&random, depth: 0).canonical
  #expect(try JSONValue(reading: bytes).canonical == bytes)
}

@Test(arguments: 0..<200 as Range<UInt64>)
func prettyTextMeansTheSame(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  let value = randomValue(&random, depth: 0)
  let pretty = value.pretty
  #expect(try JSONValue(reading: Array(pretty.utf8)).canonical == value.canonical)
  #expect(!pretty.unicodeScalars.contains { $0 != "\n" && isInvisible($0) })
}

@Test func prettyTextIsIndentedAndSafe() {
  let value: JSONValue = [
    "b": [1, "\u{1B}[31m\u{202E}\u{9B}\u{7F}\t"], "a": [:], "empty": [], "no": .null,
  ]
  #expect(
    value.pretty == #"""
      {
        "a": {},
        "b": [
          1,
          "\u001b[31m\u202e\u009b\u007f\t"
        ],
        "empty": [],
        "no": null
      }
      """#)
}

@Test func absentMembersAreLeftOut() {
  let author: JSONValue? = nil
  #expect(canonical(.object(["author": author, "key": "week"])) == #"{"key":"week"}"#)
}

@Test(arguments: 0..<300 as Range<UInt64>)
func brokenTextNeverTraps(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  var bytes = randomValue(&random, depth: 0).canonical
  for _ in 0..<3 {
    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8(truncatingIfNeeded: random.next())
  }
  bytes.removeLast(Int.random(in: 0..<2, using: &random))
  do {
    let value = try JSONValue(reading: bytes)
    #expect(throws: Never.self) { try JSONValue(reading: value.canonical) }
  } catch {
    #expect((0...bytes.count).contains(error.offset))
  }
}

private func randomValue(_ random: inout SplitMix64, depth: Int) -> JSONValue {
  switch Int.random(in: 0..<(depth > 4 ? 5 : 8), using: &random) {
  case 0: return .null
  case 1: return .bool(Bool.random(using: &random))
  case 2: return .number(Int.random(in: -1000...1000, using: &random))
  case 3: return .number(Double.random(in: -1...1, using: &random))
  case 4: return .string(randomText(&random))
  case 5:
    return .array(
      (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        randomValue(&random, depth: depth + 1)
      })
  default:
    return .object(
      (0..<Int.random(in: 0..<6, using: &random)).map { index in
        JSONMember("\(index)" + randomText(&random), randomValue(&random, depth: depth + 1))
      })
  }
}

private func randomText(_ random: inout SplitMix64) -> String {
  let scalars: [Unicode.Scalar] = [
    "a", "\"", "\\", "\n", "\0", "\u{1B}", "é", "日", "🌞", "\u{202E}", "\u{9B}", "\u{301}", "/",
  ]
  var text = ""
  for _ in 0..<Int.random(in: 0..<6, using: &random) {
    text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "x")
  }
  return text
}
