import Interchange
import JSON
import StyleModel
import TestSupport
import Testing

/// In, out and in again gives what was there.
struct TokenLawTests {
  @Test(arguments: 0..<60) func tokensComeBackAsTheyWere(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let text = RandomTokens(&random).text
    let first = reading(text)
    #expect(!first.diagnostics.contains { $0.severity == .error }, "\(text) \(problems(first))")
    #expect(!first.tints.isEmpty)
    let export = try TokenExport(first.tints.map { ($0.name.text, $0.tint) })
    let written = export.tokens.pretty
    try expectSchema(export.tokens)
    let second = reading(written)
    #expect(second.diagnostics.allSatisfy { $0.severity == .note }, "\(written)")
    #expect(documents(second) == documents(first), "\(text)\n\(written)")
    let again = try TokenExport(second.tints.map { ($0.name.text, $0.tint) }).tokens.pretty
    #expect(again == written)
  }

  @Test(arguments: 0..<60) func variantsComeBackAsTheyWere(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &+ 1000)
    var tints: [(String, Tint)] = []
    for (number, name) in RandomTokens.tintNames.enumerated() {
      var tint = Tint(any: RandomTokens.value(&random, among: tints.map(\.0)))
      for variant in Tint.Variant.allCases where variant != .any && Bool.random(using: &random) {
        let value = RandomTokens.value(&random, among: tints.map(\.0))
        if tint.value(for: variant.appearance) != value { tint.values[variant] = value }
      }
      if number % 3 == 0 { tint.extras.deprecated = Deprecation(use: "a", note: "n") }
      tints.append((name, tint))
    }
    let text = try TokenExport(tints).resolver(besides: nil).pretty
    let read = reading(text)
    #expect(!read.diagnostics.contains { $0.severity == .error }, "\(text) \(problems(read))")
    let wanted = Dictionary(uniqueKeysWithValues: tints.map { ($0.0, $0.1) })
    let found = Dictionary(uniqueKeysWithValues: read.tints.map { ($0.name.text, $0.tint) })
    #expect(Set(found.keys) == Set(wanted.keys))
    for (name, tint) in wanted {
      for variant in Tint.Variant.allCases {
        #expect(
          found[name]?.value(for: variant.appearance) == tint.value(for: variant.appearance),
          "\(name) \(variant)")
      }
      #expect(found[name]?.extras.deprecated == tint.extras.deprecated)
    }
  }

  @Test func everyGrayLevelSurvives() throws {
    let grays = (0...255).map { level in
      let part = Double(level) / 255
      return (
        "g\(level)", Tint(any: .color(ColorValue(space: .srgb, components: [part, part, part])))
      )
    }
    let read = reading(try TokenExport(grays).tokens.pretty)
    let found = Dictionary(uniqueKeysWithValues: read.tints.map { ($0.name.text, $0.tint) })
    #expect(found.count == 256)
    for (name, tint) in grays { #expect(found[name] == tint) }
  }

  @Test func aliasesOfNothingAndRingsAreNotWritten() {
    let tints: [(name: String, tint: Tint)] = [
      ("a", Tint(any: .alias("b"))),
      (
        "b",
        Tint(
          any: .color(ColorValue(space: .srgb, components: [0, 0, 0])), others: [.dark: .alias("a")]
        )
      ),
      ("c", Tint(any: .alias("gone"))), ("d", Tint(any: .alias("blue"))),
    ]
    do {
      _ = try TokenExport(tints)
      Issue.record("written")
    } catch {
      #expect(
        error.diagnostics.map(\.message) == [
          "the tint 'c' stands for 'gone', which is not there",
          "these tints stand for one another in a ring: a -> b -> a",
        ])
    }
  }

  private func documents(_ reading: TokenReading) -> [String: [UInt8]] {
    Dictionary(
      reading.tints.map { ($0.name.text, ItemDocument.tint($0.tint).canonical) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Checks the rules of the format: names, keys, and what each of them holds.
  private func expectSchema(_ value: JSONValue) throws {
    for member in try #require(value.object) {
      let inner = try #require(member.value.object)
      if member.value["$value"] == nil {
        #expect(member.key == "$root" || !member.key.contains { "{}.".contains($0) })
        try expectSchema(.object(inner.filter { $0.key != "$type" }))
        continue
      }
      #expect(
        inner.allSatisfy {
          ["$value", "$type", "$description", "$deprecated", "$extensions"].contains($0.key)
        })
      if let text = member.value["$value"]?.string {
        #expect(text.hasPrefix("{") && text.hasSuffix("}"))
      } else {
        let color = try #require(member.value["$value"])
        #expect(color["components"]?.array?.count == 3 && color["colorSpace"]?.string != nil)
        #expect(color["hex"]?.string.map { $0.utf8.count == 7 } ?? true)
      }
    }
  }
}

/// A random file of tokens.
struct RandomTokens {
  static let tintNames = ["a", "a.b", "c", "Sea.deep", "x..y", "$z", "q{r", "日.曜", "n o"]
  private static let names = ["a", "b c", "d/e", "f:g", "Ünï", "日曜", "h~i", "-j", "k"]

  /// The text.
  private(set) var text = ""

  private var paths: [[String]] = []

  /// Makes a file.
  init(_ random: inout SplitMix64) {
    var groups: [String] = []
    for name in Self.names where Bool.random(using: &random) {
      let group = "\(name)-\(groups.count)"
      var members = [#""$type": "color""#]
      if Int.random(in: 0..<4, using: &random) == 0 { members.append(#""$deprecated": "Old""#) }
      for inner in ["$root", "one", "two.".dropLast() + ""] where Bool.random(using: &random) {
        members.append("\"\(inner)\": \(token(&random))")
        paths.append([group, inner])
      }
      groups.append("\"\(group)\": { \(members.joined(separator: ", ")) }")
    }
    groups.append("\"last\": \(token(&random, type: true))")
    text = "{ \(groups.joined(separator: ",\n")) }"
  }

  private func token(_ random: inout SplitMix64, type: Bool = false) -> String {
    var members = type ? [#""$type": "color""#] : []
    if let target = paths.randomElement(using: &random), Bool.random(using: &random) {
      members.append("\"$value\": \"{\(target.joined(separator: "."))}\"")
    } else {
      let color = Self.color(&random)
      let components = color.components.map { $0.map { "\($0)" } ?? "\"none\"" }
      members.append(
        """
        "$value": { "colorSpace": "\(color.space.rawValue)", "components": \
        [\(components.joined(separator: ", "))], "alpha": \(color.alpha) }
        """)
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: members.append(#""$description": "A \"text\"""#)
    case 1: members.append(#""$deprecated": "Why. Use {last}.""#)
    case 2: members.append(#""$deprecated": true"#)
    case 3: members.append(#""$deprecated": false"#)
    case 4: members.append(#""$extensions": { "com.example": { "a": [1, "x"] } }"#)
    default: break
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// A colour in any space.
  static func color(_ random: inout SplitMix64) -> ColorValue {
    let space = ColorValue.Space.ofTokens.randomElement(using: &random) ?? .srgb
    let components = (0..<3).map { _ -> Double? in
      Int.random(in: 0..<8, using: &random) == 0
        ? nil : Double(Int.random(in: 0...1000, using: &random)) / 1000
    }
    return ColorValue(
      space: space, components: components,
      alpha: Bool.random(using: &random) ? 1 : Double(Int.random(in: 0...100, using: &random)) / 100
    )
  }

  /// A colour, an alias of an earlier tint, or a colour of the system.
  static func value(_ random: inout SplitMix64, among names: [String]) -> Tint.Value {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .color(color(&random))
    case 1: .system("systemTeal")
    default: names.randomElement(using: &random).map { .tint(named: $0) } ?? .system("blue")
    }
  }
}
