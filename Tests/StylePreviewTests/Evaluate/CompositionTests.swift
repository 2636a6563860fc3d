import StyleModel
import TestSupport
import Testing

@testable import StyleEvaluation
@testable import StylePreview
@testable import StyleSyntax

/// What a composed style draws: what its parts draw in turn.
struct CompositionTests {
  private static let dash = """
    struct Dash: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration)
                .padding()
                .overlay(Rectangle().stroke(.red))
        }
    }
    """

  private static let iconTint = """
    struct IconTint: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(title: { configuration.title }, icon: { configuration.icon.foregroundStyle(.green) })
        }
    }
    """

  private static let adaptive = """
    struct Adaptive: LabelStyle {
        @Environment(\\.horizontalSizeClass) var horizontalSizeClass
        func makeBody(configuration: Configuration) -> some View {
            if horizontalSizeClass == .compact {
                Label(configuration).labelStyle(.iconOnly)
            } else {
                Label(configuration)
            }
        }
    }
    """

  private static let a = style("Label(configuration).padding(1)", name: "A")
  private static let b = style("Label(configuration).padding(2)", name: "B")

  private static let titleAndIcon = """
    horizontal center/firstTextBaseline spacing 8
      icon foreground
      title foreground
    """

  /// A row of the table of how styles nest: the styles from the label on, and what is drawn.
  struct Row: CustomTestStringConvertible {
    var styles: [String]
    var tree: String

    var testDescription: String {
      styles.map { $0.hasPrefix(".") ? $0 : ((try? source($0).name) ?? "") }.joined(separator: " ")
    }
  }

  static let rows = [
    Row(styles: [".iconOnly", ".titleOnly"], tree: "icon foreground"),
    Row(
      styles: [dash, ".iconOnly"],
      tree: """
        overlay center
          padding - - - -
            icon foreground
          rectangle stroke #FF3B30 width 1
        """),
    Row(styles: [".iconOnly", dash], tree: "icon foreground"),
    Row(
      styles: [a, b],
      tree: """
        padding 1 1 1 1
          padding 2 2 2 2
            horizontal center/firstTextBaseline spacing 8
              icon foreground
              title foreground
        """),
    Row(styles: [iconTint, ".iconOnly"], tree: "icon #34C759"),
    Row(styles: [adaptive, ".titleOnly"], tree: "icon foreground"),
    Row(styles: [".automatic", b], tree: titleAndIcon),
  ]

  @Test(arguments: rows) func stylesNestAsInSwiftUI(_ row: Row) throws {
    let composed = try self.composed("Composed", row.styles)
    var preview = try self.preview(row.styles + [composed])
    preview.environment.horizontalSizeClass = .compact
    #expect(try preview.tree(row.styles) == row.tree)
    #expect(try preview.tree(composed) == row.tree)
    let again = try self.composed("Again", [composed])
    #expect(try preview.tree(again) == row.tree)
  }

  @Test(arguments: 0..<60) func bareLabelChangesNothing(seed: Int) throws {
    var random = RandomWraps(seed: UInt64(seed))
    let styles = random.styles()
    let bare = style("Label(configuration)", name: "Bare")
    let expected = try tree(styles)
    for place in 0...styles.count {
      var more = styles
      more.insert(bare, at: place)
      let composed = try self.composed("Composed", more)
      #expect(try preview(more).tree(composed) == expected, "at \(place)")
    }
  }

  @Test(arguments: 0..<60) func composingIsAssociative(seed: Int) throws {
    var random = RandomWraps(seed: UInt64(seed))
    let styles = random.styles()
    let expected = try tree(styles)
    let whole = try composed("Whole", styles)
    #expect(try preview(styles).tree(whole) == expected)
    for place in 1..<max(2, styles.count) {
      let left = try composed("Left", Array(styles[..<min(place, styles.count)]))
      let right = Array(styles[min(place, styles.count)...])
      #expect(try preview(styles + [left]).tree([left] + right) == expected)
      let both = try composed("Both", [left] + right)
      #expect(try preview(styles + [left]).tree(both) == expected)
      guard !right.isEmpty else { continue }
      let end = try composed("End", right)
      let leftLast = Array(styles[..<place]) + [end]
      #expect(
        try preview(styles + [end]).tree(composed("Both", leftLast)) == expected, "at \(place)")
    }
  }

  @Test func lawsHoldOfStylesThatDiffer() throws {
    let trees = try (0..<60).map { seed in
      var random = RandomWraps(seed: UInt64(seed))
      return try tree(random.styles())
    }
    #expect(Set(trees).count > 40)
  }

  @Test func asManyPartsAsAStyleMayHaveAreDrawn() throws {
    let parts = Array(repeating: Self.a, count: Composition.partLimit)
    let composed = try self.composed("Deep", parts)
    let outer = try self.composed("Outer", [composed, ".iconOnly"])
    let tree = try preview(parts + [composed]).tree(outer)
    #expect(tree.split(separator: "\n").count == Composition.partLimit + 1)
  }

  // MARK: Styles held at versions

  @Test func versionsOfOneStyleAreDrawnBesideEachOther() throws {
    let old = style("Label(configuration).padding(3)", name: "A")
    #expect(
      try Preview().tree(Self.a, old, ".iconOnly") == """
        padding 1 1 1 1
          padding 3 3 3 3
            icon foreground
        """)
  }

  @Test func pinsAreSeenByWhatTheyHold() throws {
    let present = ["A": Self.a, "B": style("Label(configuration).labelStyle(A())", name: "B")]
    let held = [
      "A": style("Label(configuration).padding(3)", name: "A"),
      "B": style("Label(configuration).labelStyle(A()).padding(4)", name: "B"),
    ]
    let library = HoldingLibrary(
      present: try present.mapValues { try source($0) }, held: try held.mapValues { try source($0) }
    )
    func tree(_ name: String, pins: [String]) throws -> String {
      var user = try source(style("Label(configuration).labelStyle(B())", name: "User"))
      user.pins = Dictionary(uniqueKeysWithValues: pins.map { ($0, ContentHash(of: [])) })
      let outside = StyleUse(.source(try source(style("Label(configuration).labelStyle(A())"))))
      let uses = [StyleUse(.source(user)), outside, StyleUse(.builtIn(.iconOnly))]
      return describe(try StyleEvaluator(library: library).resolve(uses).view)
    }
    #expect(
      try tree("none", pins: []) == """
        padding 1 1 1 1
          padding 1 1 1 1
            icon foreground
        """)
    #expect(
      try tree("B", pins: ["B"]) == """
        padding 4 4 4 4
          padding 1 1 1 1
            padding 1 1 1 1
              icon foreground
        """)
    #expect(
      try tree("both", pins: ["A", "B"]) == """
        padding 4 4 4 4
          padding 3 3 3 3
            padding 1 1 1 1
              icon foreground
        """)
  }

  @Test func memberIsFoundByTheTypeToo() throws {
    let pill = """
      struct Pill: LabelStyle {
          let size: CGFloat
          func makeBody(configuration: Configuration) -> some View {
              configuration.icon.padding(size)
          }
      }
      extension LabelStyle where Self == Pill {
          static func pill(_ size: CGFloat) -> Pill { Pill(size: size) }
      }
      """
    let preview = Preview(library: TestLibrary(styles: ["Pill": try source(pill)]))
    let user = style("Label(configuration).labelStyle(Pill.pill(5))")
    #expect(try preview.tree(user) == "padding 5 5 5 5\n  icon foreground")
  }

  // MARK: Making

  private func parts(_ styles: [String]) throws -> [ComposedPart] {
    try styles.map { text in
      if let builtIn = BuiltInLabelStyle(rawValue: String(text.dropFirst())) {
        return ComposedPart(name: text, style: .builtIn(builtIn))
      }
      let source = try source(text)
      return ComposedPart(name: source.name, style: .source(source))
    }
  }

  private func composed(_ name: String, _ styles: [String]) throws -> String {
    try Composition(name: name, parts: parts(styles)).swift().text
  }

  private func preview(_ styles: [String]) throws -> Preview {
    let sources = try styles.filter { !$0.hasPrefix(".") }.map { try source($0) }
    return Preview(
      library: TestLibrary(
        styles: Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { $1 })))
  }

  private func tree(_ styles: [String]) throws -> String { try preview(styles).tree(styles) }
}

/// A library that holds styles at versions of their own.
private struct HoldingLibrary: StyleLibrary {
  var present: [String: StyleSource]
  var held: [String: StyleSource]

  func style(named name: String) -> StyleSource? { present[name] }
  func style(declaring member: String) -> StyleSource? { nil }
  func tint(named name: String) -> Tint? { nil }

  func style(named name: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    pins[name] == nil ? nil : held[name]
  }
}

/// Makes styles that wrap, rebuild, branch, set a style of their own, or end the chain.
private struct RandomWraps {
  private var random: SplitMix64
  private var count = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func styles() -> [String] {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in one() }
  }

  private mutating func one() -> String {
    count += 1
    let size = Int.random(in: 1...40, using: &random)
    let body =
      switch Int.random(in: 0..<12, using: &random) {
      case 0...3: "Label(configuration).padding(\(size))"
      case 4: "Label(configuration).foregroundStyle(.blue).bold()"
      case 5: "Label { configuration.title } icon: { configuration.icon.opacity(0.\(size)) }"
      case 6: "HStack(spacing: \(size)) { Label(configuration); Text(\"\(size)\") }"
      case 7: "if \(size) < 20 { Label(configuration).italic() } else { Label(configuration) }"
      case 8: "Label(configuration).labelStyle(.iconOnly).padding(\(size))"
      case 9: "Label(configuration).tint(.green).background { Circle().fill(.tint) }"
      case 10: "HStack { configuration.title; configuration.icon }"
      default: "Label(configuration)"
      }
    if body.hasPrefix("HStack { configuration"), size < 10 { return ".titleOnly" }
    return style(body, name: "Style\(count)")
  }
}
