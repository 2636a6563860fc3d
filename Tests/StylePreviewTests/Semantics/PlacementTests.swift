import StyleModel
import Testing

@testable import StylePreview

/// What decides about the place of views, and about what is seen of them.
struct PlacementTests {
  private let points = PointPreview()

  /// Of two sides that are proposed the smaller one decides, or the larger one to fill.
  @Test func aspectRatioDecidesTheOtherSide() throws {
    func size(_ modifier: String) throws -> String {
      try points.size("Rectangle().\(modifier)", in: (90, 60))
    }
    #expect(try size("aspectRatio(2, contentMode: .fit)") == "90x45")
    #expect(try size("aspectRatio(2, contentMode: .fill)") == "120x60")
    #expect(try size("aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)") == "90x30")
    #expect(try size("scaledToFit()") == "60x60")
    #expect(try size("scaledToFill()") == "90x90")
    #expect(try size("aspectRatio(0, contentMode: .fit)") == "90x60")
  }

  /// With one side proposed the other one follows it.
  @Test func aspectRatioFollowsOneSide() throws {
    #expect(
      try points.size("Rectangle().aspectRatio(2, contentMode: .fit).frame(width: 80)") == "80x40")
    #expect(
      try points.size("Rectangle().aspectRatio(2, contentMode: .fit).frame(height: 30)") == "60x30")
  }

  @Test func aspectRatioCutsNoTitleThatIsFreeToGrow() throws {
    let tile =
      "VStack { configuration.icon; configuration.title }.aspectRatio(1, contentMode: .fit)"
    let whole = try points.drawn("configuration.title").last?.split(separator: " ").last
    let drawn = try points.drawn(tile).last?.split(separator: " ")
    #expect(drawn?.first == "title" && drawn?.last == whole)
  }

  @Test func positionPutsTheMiddleThere() throws {
    let dot = "Circle().frame(width: 10, height: 10)"
    #expect(
      try points.drawn("\(dot).position(x: 20, y: 30).frame(width: 100, height: 100)")
        == ["circle 15,25 10x10"])
    #expect(
      try points.drawn("\(dot).position(CGPoint(x: 9, y: 5)).frame(width: 100, height: 100)")
        == ["circle 4,0 10x10"])
  }

  @Test func higherViewsAreDrawnLater() throws {
    let stack = """
      ZStack {
          Circle().frame(width: 10, height: 10).zIndex(1).padding(0)
          Rectangle().frame(width: 20, height: 20)
          Capsule().frame(width: 20, height: 20).zIndex(-1)
      }
      """
    #expect(
      try points.drawn(stack)
        == ["capsule 0,0 20x20", "rectangle 0,0 20x20", "circle 5,5 10x10"])
  }

  /// An area behind a mask of letters gives them its colours.
  @Test func lettersAsMaskAreDrawnInTheColoursOfTheArea() throws {
    let items = try points.list(
      "configuration.title.hidden().overlay { Rectangle().fill(.white).mask { configuration.title } }"
    ).items
    guard case .text(let text, _)? = items.first, items.count == 1 else {
      Issue.record("\(items)")
      return
    }
    #expect(text.ink == .color(.white))
  }

  /// The path of a shape of one's own is code; its bounds are drawn.
  @Test func ownShapesAreDrawnAsTheirBounds() throws {
    #expect(
      try points.drawn(
        "configuration.icon.background(Arrow().fill(.red))",
        members: "struct Arrow: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }")
        == ["rectangle 0,0 20x20", "icon 0,0 20x20"])
  }

  @Test func levelsOfTheBackgroundAreColoursOfTheirOwn() throws {
    let items = try points.list("configuration.icon.background(.background.secondary)").items
    guard case .fill(_, _, let ink)? = items.first else {
      Issue.record("\(items)")
      return
    }
    #expect(ink == .color(RGBA(242, 242, 247)))
  }

  @Test func addedTextsKeepTheirLooks() throws {
    let items = try points.list("Text(\"a\").bold() + Text(\"b\").foregroundColor(.white)").items
    let texts = items.compactMap { item in
      if case .text(let text, _) = item { text } else { nil }
    }
    #expect(texts.map(\.weight) == [700, 400])
    #expect(texts.map(\.ink) == [.foreground(1), .color(.white)])
  }

  /// A parameter of a generic type is sampled by what its type conforms to.
  @Test func genericParametersAreSampled() throws {
    var preview = Preview()
    preview.sampling = true
    let resolution = try preview.resolve(
      """
      struct Filled<S: ShapeStyle>: LabelStyle {
          var style: S
          func makeBody(configuration: Configuration) -> some View {
              configuration.icon.foregroundStyle(style)
          }
      }
      """)
    #expect(resolution.notes.isEmpty)
    guard case .symbol(let symbol) = resolution.view else {
      Issue.record("\(resolution.view)")
      return
    }
    #expect(symbol.ink == .color(SystemColor.blue.rgba(for: Appearance())))
  }

  /// Among cells a line takes a ring of them; that of a dot takes none from what the dot is put on.
  @Test func lineOfADotTakesNoRoom() throws {
    let view = try points.preview.resolve(
      style(
        """
        Circle().frame(width: 40, height: 40).overlay(alignment: .bottomTrailing) {
            Circle().frame(width: 12, height: 12).overlay(Circle().stroke(.red, lineWidth: 2))
        }
        """)
    ).view
    #expect(
      LayoutFixtures.drawn(view) == """
        40x40
        circle 0,0 40x40
        circle 30,30 10x10
        """)
  }
}
