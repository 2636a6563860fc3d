import Interchange
import JSON
import StyleModel
import TestSupport
import Testing

/// A file of tokens that is read and written again is the same file; where one tint is another one, its
/// token alone is.
struct TokenEditLawTests {
  @Test(arguments: 0..<120) func onlyTheTokenOfTheTintChanges(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &+ 77)
    let file = RandomTokenFile(&random)
    let read = reading(file.text)
    #expect(!read.diagnostics.contains { $0.severity == .error }, "\(file.text) \(problems(read))")
    var tints = read.tints.map { ($0.name.text, $0.tint) }
    let files = input([("t.tokens.json", file.text)])
    #expect(try TokenEdit(tints, in: files).files.isEmpty, "\(file.text)")

    guard let index = tints.indices.randomElement(using: &random) else { return }
    tints[index].1.values[.any] = value(&random, among: tints[..<index].map(\.0))
    let edit = try TokenEdit(tints, in: files)
    let bytes = edit.all[0].bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let again = reading(text)
    let found = Dictionary(again.tints.map { ($0.name.text, $0.tint) }, uniquingKeysWith: { $1 })
    for (name, tint) in tints {
      #expect(found[name]?.values == tint.values, "\(name) in \(text)")
    }
    #expect(try TokenEdit(tints, in: input([("t.tokens.json", text)])).files.isEmpty, "\(text)")

    // Whatever lies before and behind the token is the same.
    let old = Array(file.text.utf8)
    let start = zip(old, bytes).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), bytes.reversed()).prefix { $0 == $1 }.count
    let token = try span(of: tints[index].0, in: old)
    #expect(start == old.count || start >= token.lowerBound, "\(text)")
    #expect(start == old.count || old.count - tail <= token.upperBound, "\(text)")
  }

  @Test(arguments: 0..<60) func newTokensLeaveEveryByte(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &+ 7_000)
    let file = RandomTokenFile(&random)
    let names = ["new", "group0.new", "group1.inner.new", "a.b.c"]
    let tints = names.map { ($0, Tint(any: value(&random, among: []))) }
    let edit = try TokenEdit(tints, in: input([("t.tokens.json", file.text)]))
    let text = String(decoding: edit.all[0].bytes, as: UTF8.self)
    let read = reading(text)
    let found = Dictionary(read.tints.map { ($0.name.text, $0.tint) }, uniquingKeysWith: { $1 })
    for (name, tint) in tints { #expect(found[name]?.values == tint.values, "\(name) in \(text)") }
    var rest = edit.all[0].bytes[...]
    for byte in file.text.utf8 {
      guard let next = rest.firstIndex(of: byte) else {
        Issue.record("a byte is gone: \(text)")
        break
      }
      rest = rest[(next + 1)...]
    }
    let gone = try TokenEdit.removing(names, from: input([("t.tokens.json", text)]))
    #expect(reading(String(decoding: gone[0].bytes, as: UTF8.self)).tints.count == file.colors)
  }

  private func value(_ random: inout SplitMix64, among names: some Collection<String>) -> Tint.Value
  {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: names.randomElement(using: &random).map { .tint(named: $0) } ?? .system("blue")
    case 1: .system("systemTeal")
    case 2:
      .color(
        ColorValue(
          space: .srgb, components: [1, 0, Double(Int.random(in: 0...255, using: &random)) / 255]))
    default: .color(RandomTokens.color(&random))
    }
  }

  /// The bytes of the token of a tint.
  private func span(of name: String, in bytes: [UInt8]) throws -> Range<Int> {
    var span = try JSONSpan(reading: bytes)
    for part in name.split(separator: ".") { span = try #require(span[String(part)]) }
    return span.range
  }
}

/// A random file of tokens in a random layout: colours in every form, and much else.
struct RandomTokenFile {
  /// The text.
  private(set) var text = ""

  /// How many colours it has.
  private(set) var colors = 0

  private let isOlder: Bool
  private var paths: [String] = []

  /// Makes a file.
  init(_ random: inout SplitMix64) {
    isOlder = Bool.random(using: &random)
    var root = [JSONMember("top", token(&random, at: "top"))]
    for number in 0..<Int.random(in: 1...3, using: &random) {
      var members: [JSONMember] = []
      if !isOlder {
        members.append(JSONMember("$description", "A \"group\" ü"))
        members.append(JSONMember("$extensions", ["com.example": [1, 2.5.json]]))
      }
      for name in ["one", "two three", "日曜"] where Bool.random(using: &random) {
        members.append(JSONMember(name, token(&random, at: "group\(number).\(name)")))
      }
      members.append(JSONMember("size", other(&random)))
      root.append(JSONMember("group\(number)", .object(members)))
    }
    var style = JSONStyle()
    style.unit = ["  ", "    ", "\t"].randomElement(using: &random) ?? ""
    style.newline = ["\n", "\r\n", ""].randomElement(using: &random) ?? ""
    style.colon = [": ", ":", " : "].randomElement(using: &random) ?? ""
    style.openLevels = [.max, 2, 3].randomElement(using: &random) ?? .max
    style.padding = ["", " "].randomElement(using: &random) ?? ""
    text = style.text(.object(root), depth: 0) + (Bool.random(using: &random) ? "\n" : "")
  }

  private var valueKey: String { isOlder ? "value" : "$value" }
  private var typeKey: String { isOlder ? "type" : "$type" }

  private func other(_ random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .object([JSONMember(typeKey, "dimension"), JSONMember(valueKey, "16px")])
    case 1: .object([JSONMember(valueKey, "{top} * 0.5"), JSONMember(typeKey, "number")])
    default:
      .object([
        JSONMember(typeKey, "shadow"), JSONMember(valueKey, ["color": "{top}", "blur": 3]),
      ])
    }
  }

  private mutating func token(_ random: inout SplitMix64, at path: String) -> JSONValue {
    colors += 1
    var members = [JSONMember(typeKey, "color")]
    if let target = paths.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0
    {
      members.append(JSONMember(valueKey, .string("{\(target)}")))
    } else {
      members.append(JSONMember(valueKey, color(&random)))
    }
    paths.append(path)
    if Bool.random(using: &random) {
      members.append(JSONMember(isOlder ? "comment" : "$description", "Why\n"))
    }
    if !isOlder, Bool.random(using: &random) {
      members.append(JSONMember("$extensions", ["com.example.tool": ["id": "x-1"]]))
    }
    if Bool.random(using: &random) { members.reverse() }
    return .object(members)
  }

  private func color(_ random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: 0..<(isOlder ? 4 : 7), using: &random) {
    case 0: return "#1E90FF"
    case 1: return "#abc"
    case 2: return "rgba(1, 2, 3, 0.5)"
    case 3: return "oklch(0.7 0.1 230)"
    default:
      let color = RandomTokens.color(&random)
      var members = [
        JSONMember("colorSpace", .string(color.space.rawValue)),
        JSONMember(
          "components", .array(color.components.map { $0.map { .number($0) } ?? "none" })),
      ]
      if color.alpha != 1 || Bool.random(using: &random) {
        members.append(JSONMember("alpha", .number(color.alpha)))
      }
      if Bool.random(using: &random) {
        members.append(JSONMember("hex", .string(String(color.nearestHex.prefix(7)))))
      }
      return .object(members)
    }
  }
}

extension Double {
  fileprivate var json: JSONValue { .number(self) }
}
