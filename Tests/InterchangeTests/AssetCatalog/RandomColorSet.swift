import Foundation
import TestSupport

/// Colour sets as Xcode writes them, of random content, printed by Foundation.
struct RandomColorSet {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// The bytes of a file: keys sorted, two blanks, a line break at the end.
  mutating func file() throws -> [UInt8] {
    var entries: [[String: Any]] = []
    var appearances: [[(String, String)]] = [[]]
    if chance(70) { appearances.append([("luminosity", "dark")]) }
    if chance(20) { appearances.insert([("luminosity", "light")], at: 1) }
    if chance(30) { appearances.append([("contrast", "high")]) }
    if chance(30) { appearances.append([("luminosity", "dark"), ("contrast", "high")]) }
    for appearance in appearances { entries.append(entry(appearance, idiom: "universal")) }
    if chance(15) { entries.append(entry([], idiom: pick(["mac", "watch", "vision"]))) }
    if chance(10) {
      entries.append(["idiom": "universal", "appearances": list([("luminosity", "dark")])])
    }
    var root: [String: Any] = ["colors": entries]
    let version: Any = chance(90) ? 1 : "2.0.0-rc.4"
    root["info"] = ["author": chance(90) ? "xcode" : "someone/else é", "version": version]
    if chance(10) { root["properties"] = ["localizable": true] }
    if chance(5) { root["future"] = ["a": ["b", 1, 2.5] as [Any], "c": "d"] as [String: Any] }
    let data = try JSONSerialization.data(
      withJSONObject: root, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return Array(data) + [0x0A]
  }

  private func list(_ appearances: [(String, String)]) -> [[String: String]] {
    appearances.map { ["appearance": $0.0, "value": $0.1] }
  }

  private mutating func entry(_ appearance: [(String, String)], idiom: String) -> [String: Any] {
    var entry: [String: Any] = ["idiom": idiom, "color": color()]
    if !appearance.isEmpty { entry["appearances"] = list(appearance) }
    if chance(3) { entry["display-gamut"] = "display-P3" }
    return entry
  }

  private mutating func color() -> [String: Any] {
    if chance(10) {
      var reference = [
        "reference": pick(["systemBlueColor", "labelColor", "controlAccentColor", "linkColor"])
      ]
      if chance(80) { reference["platform"] = pick(["ios", "universal", "osx"]) }
      return reference
    }
    let space = pick([
      "srgb", "srgb", "srgb", "display-p3", "extended-srgb", "extended-linear-srgb",
      "gray-gamma-22", "extended-gray",
    ])
    let notation = Int.random(in: 0..<5, using: &random)
    let isWide = space.hasPrefix("extended")
    var components: [String: Any] = [:]
    for name in space.contains("gray") ? ["white"] : ["red", "green", "blue"] {
      components[name] = component(notation, isWide: isWide)
    }
    components["alpha"] = chance(90) ? "1.000" : component(notation, isWide: false)
    if chance(5) { components["alpha"] = 1 }
    return ["color-space": space, "components": components]
  }

  private mutating func component(_ notation: Int, isWide: Bool) -> Any {
    let level = Int.random(in: 0...255, using: &random)
    switch notation {
    case 0: return String(format: "0x%02X", level)
    case 1: return String(level)
    case 2:
      return String(
        format: "%.3f",
        Double(Int.random(in: isWide ? -500...1500 : 0...1000, using: &random)) / 1000)
    case 3: return "\(Double.random(in: 0...1, using: &random))"
    default: return String(format: "%.3f", Double(level) / 255)
    }
  }
}
