import JSON
import StyleModel

/// How one entry of a colour set says its colour, where that is not how Xcode says it today.
struct ColorNotation: Hashable {
  /// The name of the colour space, where it is one of grey.
  var space: String?

  /// The platform of a reference, where it is another than `universal`; empty where there is none.
  var platform: String?

  /// The reference, where its name does not follow from that of the colour.
  var reference: String?

  /// How components are spelled, by their names, where it is not the usual way.
  var spellings: [String: ComponentSpelling] = [:]

  /// Members of the colour that are not known.
  var others: [JSONMember] = []

  /// The platform that a reference has unless it is told.
  static let usualPlatform = "universal"

  /// The notation as a tint keeps it; nil where it is the usual one.
  var json: JSONValue? {
    guard self != ColorNotation() else { return nil }
    let words = spellings.compactMap { name, spelling in
      spelling.word.map { JSONMember(name, .string($0)) }
    }
    return .object([
      "others": others.isEmpty ? nil : .object(others),
      "platform": platform.map(JSONValue.string),
      "reference": reference.map(JSONValue.string),
      "space": space.map(JSONValue.string),
      "spellings": words.isEmpty ? nil : .object(words.sorted { $0.key < $1.key }),
    ])
  }

  /// Creates the usual notation.
  init() {}

  /// Reads what a tint keeps.
  init(_ json: JSONValue?) {
    space = json?["space"]?.string
    platform = json?["platform"]?.string
    reference = json?["reference"]?.string
    others = json?["others"]?.object ?? []
    for member in json?["spellings"]?.object ?? [] {
      spellings[member.key] = member.value.string.flatMap { ComponentSpelling(word: $0) }
    }
  }
}

/// The names of the colour spaces of asset catalogs.
enum AssetColorSpace {
  /// Those of grey, which have one component beside alpha.
  static let grays = ["gray-gamma-22", "extended-gray"]

  /// Returns the space that a name means: grey is sRGB with three equal components, as UIColor's
  /// `getRed(_:green:blue:alpha:)` has it.
  static func space(named name: String) -> ColorValue.Space? {
    switch name {
    case "srgb", "gray-gamma-22": .srgb
    case "display-p3": .displayP3
    case "extended-srgb", "extended-gray": .extendedSRGB
    case "extended-linear-srgb": .extendedLinearSRGB
    default: nil
    }
  }

  /// Every name.
  static let names =
    ["srgb", "display-p3", "extended-srgb", "extended-linear-srgb"] + grays
}
