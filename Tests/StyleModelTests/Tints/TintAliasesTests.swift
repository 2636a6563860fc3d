import StyleModel
import TestSupport
import Testing

/// Where aliases lead, whatever was asked before.
struct TintAliasesTests {
  @Test(arguments: 0..<50)
  func whatWasAskedBeforeChangesNothing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let tints = Self.tints(&random)
    let names = tints.keys.sorted().shuffled(using: &random)
    let shared = TintAliases { tints[$0] }
    for name in names {
      let tint = try #require(tints[name])
      let alone = TintAliases { tints[$0] }
      for variant in Tint.Variant.allCases.shuffled(using: &random) {
        #expect(
          tint.end(for: variant.appearance, shared) == tint.end(for: variant.appearance, alone))
      }
      #expect(Self.flattened(tint, shared) == Self.flattened(tint, alone))
    }
  }

  @Test func chainsAreAsLongAsTheyAre() throws {
    let count = 20_000
    let aliases = TintAliases { name in
      Int(name).map { $0 == count ? Tint(any: .color(.black)) : Tint(any: .alias("\($0 + 1)")) }
    }
    for number in 0..<count {
      let flat = try Tint(any: .alias("\(number)")).flattened(aliases)
      #expect(flat.values == [.any: .color(.black)])
    }
  }

  @Test func ringsAreToldFromWhereverTheyAreEntered() {
    let tints = [
      "in": Tint(any: .alias("a")), "a": Tint(any: .alias("b")), "b": Tint(any: .alias("a")),
    ]
    let aliases = TintAliases { tints[$0] }
    for name in ["in", "b", "a", "in"] {
      #expect(Tint(any: .alias(name)).end(for: Appearance(), aliases) == .ring)
    }
  }

  private static func flattened(_ tint: Tint, _ aliases: TintAliases) -> Result<
    [Tint.Variant: Tint.Value], Tint.Unresolved
  > {
    Result { () throws(Tint.Unresolved) in try tint.flattened(aliases).values }
  }

  /// Tints that lead to one another, to colours, to system colours and to nothing, in rings too.
  private static func tints(_ random: inout SplitMix64) -> [String: Tint] {
    let names = (0..<12).map { "t\($0)" }
    func value() -> Tint.Value {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<7: .alias(names.randomElement(using: &random) ?? "")
      case 7: .alias(["red", "quinary", "gone"].randomElement(using: &random) ?? "")
      default: .color(.black)
      }
    }
    var tints: [String: Tint] = [:]
    for name in names {
      var tint = Tint(any: value())
      for variant in [Tint.Variant.dark, .highContrast] where Bool.random(using: &random) {
        tint.values[variant] = value()
      }
      tints[name] = tint
    }
    return tints
  }
}

extension ColorValue {
  fileprivate static let black = ColorValue(space: .srgb, components: [0, 0, 0], alpha: 1)
}
