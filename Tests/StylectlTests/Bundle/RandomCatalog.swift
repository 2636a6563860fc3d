import JSON
import StyleCatalog
import StyleModel
import TestSupport

/// Fills catalogs with items whose names and contents are what people would rather not think of.
struct RandomCatalog {
  private var random: SplitMix64
  private var time = 0
  private let catalog: Catalog

  /// Makes a catalog file and writes to it as often as is asked.
  init(seed: UInt64, at path: String, writes: Int) throws {
    random = SplitMix64(seed: seed)
    catalog = try Catalog.create(
      path, isEmpty: seed % 2 == 0, by: Authorship(author: "Ada", time: 0))
    for _ in 0..<writes { write() }
  }

  private static let names = [
    "brand", "Brand.primary", "CON", "nul.x", "com1", "a\"b*c<d>e?f|g", "50% off", "ends.",
    "Straße",
    "STRASSE", "ſtyle", "style", "Ångström", "日本語", "👩‍👩‍👧", "week", "tint", "labels", "it's", "~",
    "#1", "$HOME",
    "stylectl-bundle", "a b", String(repeating: "é", count: 100),
    String(repeating: "?", count: 200),
    String(repeating: "?", count: 199) + "!",
  ]

  private static let styles = ["Pill", "Chip", "Über", "Strasse", "Straße", "CON", "_A", "B2"]

  private mutating func write() {
    time += 1
    let author = Authorship(author: "Ada", time: time)
    let kind = pick(ItemKind.allCases)
    let name = pick(kind == .style ? Self.styles : Self.names)
    let reference = ItemReference(kind: kind, name: name)
    // What the catalog refuses is no part of what it holds.
    switch Int.random(in: 0..<8, using: &random) {
    case 0: _ = try? catalog.remove([reference], force: true, by: author)
    case 1...2:
      let other = pick(kind == .style ? Self.styles : Self.names)
      _ = try? catalog.rename(reference, to: other, by: author)
    default:
      guard let name = try? ItemName(name, for: kind) else { return }
      var document = document(kind, name)
      document.extras = extras()
      let draft = Draft(name: name, document: document)
      _ = try? catalog.add([draft], options: AddOptions(replaces: true), by: author)
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func document(_ kind: ItemKind, _ name: ItemName) -> ItemDocument {
    switch kind {
    case .tint: return .tint(tint())
    case .labels: return .labels(labels())
    case .style:
      var style = StyleDocument(swift: swift(name.text))
      if Bool.random(using: &random) { style.samples = ["IterSpace.lg": "16", "x": "\"\\n\""] }
      if Bool.random(using: &random) {
        style.pins = [pick(Self.styles): ContentHash(of: [UInt8.random(in: 0...9, using: &random)])]
      }
      return .style(style)
    }
  }

  private mutating func swift(_ name: String) -> String {
    let tint = pick(["Color(\"brand\")", "Color(\"Straße\")", "Color(.week)", ".blue"])
    return """
      /// Draws \(Int.random(in: 0..<3, using: &random)).
      struct \(name): LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              Label(configuration)
                  .labelStyle(\(pick(Self.styles))())
                  .foregroundStyle(\(tint))
          }
      }

      """
  }

  private mutating func tint() -> Tint {
    let values: [Tint.Value] = [
      .alias(pick(Self.names)),
      .color(ColorValue(space: .srgb, components: [0, 0.5, nil], alpha: 1)),
      .color(ColorValue(space: .displayP3, components: [1, 0.1, 0.25], alpha: 0.333)),
    ]
    return Tint(any: pick(values), others: [.dark: pick(values)])
  }

  private mutating func labels() -> LabelSet {
    LabelSet(
      (0..<Int.random(in: 0..<4, using: &random)).map { number in
        var label = LabelItem(title: pick(Self.names), systemImage: number == 1 ? nil : "sun.max")
        if Bool.random(using: &random) { label.translations = ["de": "\u{202E}\t\"\u{2028}"] }
        return label
      }
    ).givingIDs()
  }

  private mutating func extras() -> DocumentExtras {
    var extras = DocumentExtras()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: extras.deprecated = Deprecation(use: pick(Self.names), note: "old\r\nnews")
    case 1: extras.extensions = [JSONMember("tool", .array([.null, .bool(true), 1, "\u{7}"]))]
    case 2: extras.others = [JSONMember("newer", .object([JSONMember("", .string(""))]))]
    default: break
    }
    return extras
  }
}
