import StyleModel
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// One evaluation with stand-ins draws what an evaluation in each appearance draws.
struct StandInColorTests {
  private static let appearances = [
    Appearance(), Appearance(isHighContrast: true), Appearance(isDark: true),
    Appearance(isDark: true, isHighContrast: true),
  ]

  /// What a style draws in each appearance with stand-ins; nil where these are too few.
  private func drawings(_ preview: Preview, _ text: String) throws -> [DisplayList]? {
    let standIns = StandInColors(Self.appearances)
    var preview = preview
    preview.standIns = standIns
    let list = try preview.resolve(text).view.displayList(title: "Monday", systemImage: "sun.max")
    if standIns.areTooFew { return nil }
    return Self.appearances.indices.map { standIns.list(list, in: $0) }
  }

  /// Expects that both ways draw the same; returns whether there were two ways.
  private func expectSame(_ preview: Preview, _ text: String) throws -> Bool {
    guard let drawings = try drawings(preview, text) else { return false }
    for (drawing, appearance) in zip(drawings, Self.appearances) {
      var preview = preview
      preview.environment.appearance = appearance
      let own = try preview.resolve(text).view.displayList(title: "Monday", systemImage: "sun.max")
      // Opacities are multiplied in another order.
      #expect(rounded(drawing) == rounded(own), "\(appearance)\n\(text)")
    }
    return true
  }

  private func rounded(_ list: DisplayList) -> DisplayList {
    list.mappingColors { color in
      RGBA(
        red: color.red, green: color.green, blue: color.blue,
        alpha: (color.alpha * 1_000_000_000).rounded() / 1_000_000_000)
    }
  }

  private var preview: Preview {
    var preview = Preview()
    preview.sampling = true
    preview.environment.drawsSystemLevels = true
    preview.library.tints = [
      "brand": Tint(any: .alias("blue"), others: [.dark: .alias("pale")]),
      "pale": Tint(
        any: .color(ColorValue(space: .srgb, components: [0.5, 0.6, 0.7], alpha: 0.5)),
        others: [.highContrast: .alias("separator")]),
      "half": Tint(any: .alias("brand"), others: [.dark: .alias("nothing")]),
    ]
    return preview
  }

  @Test func anyStyleIsDrawnTheSame() throws {
    var count = 0
    for seed in 0..<300 {
      var source = RandomStyleSource(seed: UInt64(seed))
      let text = source.style()
      do { if try expectSame(preview, text) { count += 1 } } catch is EvaluationError { continue }
    }
    // Most take one way alone, or the law would be tried on nothing.
    #expect(count > 100)
  }

  @Test(arguments: [
    "configuration.title.foregroundStyle(Color.blue.opacity(0.3)).opacity(0.7)",
    "configuration.title.foregroundStyle(.secondary).background(.background, in: Capsule())",
    "configuration.icon.foregroundStyle(Color(\"brand\"), .tertiary).background()",
    "configuration.icon.foregroundStyle(Color(\"pale\")).shadow(color: .red, radius: 2)",
    "configuration.icon.foregroundStyle(.linearGradient(colors: [.red, .brand, .white], startPoint: .top, endPoint: .bottom))",
    "configuration.icon.border(.accentColor, width: 2).tint(.green).background(.tint)",
    "VStack { Divider(); configuration.title }.accentColor(.pink).clipShape(Circle())",
  ])
  func coloursAreStoodFor(body: String) throws {
    #expect(try expectSame(preview, style(body)))
  }

  @Test(arguments: [
    ("configuration.title.foregroundStyle(scheme == .dark ? .red : .blue)", true),
    ("configuration.title.foregroundStyle(.red).brightness(0.2)", false),
    ("configuration.title.foregroundStyle(.red).environment(\\.colorScheme, .dark)", false),
    ("configuration.title.foregroundStyle(Color(\"half\"))", false),
  ])
  func whatTheAppearanceDecidesIsNot(body: String, readsScheme: Bool) throws {
    let members = readsScheme ? "@Environment(\\.colorScheme) private var scheme" : ""
    #expect(try drawings(preview, style(body, members: members)) == nil)
  }
}
