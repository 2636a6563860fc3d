import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// Rules of controls and shapes that were measured.
struct LaterRuleTests {
  private let points = PointPreview()

  private func points(in container: LabelContainer, _ style: BuiltInButtonStyle = .automatic)
    -> PointPreview
  {
    var points = points
    points.preview.environment.container = container
    points.preview.environment.buttonStyle = style
    return points
  }

  /// A `ZStack` is as large as its children of the highest priority, and places all with that size.
  @Test func depthStackIsAsLargeAsWhatHasPriority() throws {
    let stack = """
      ZStack {
          Rectangle()
          Circle().frame(width: 90, height: 90)
          Capsule().frame(width: 30, height: 10).layoutPriority(1)
      }
      """
    #expect(try points.size(stack, room: 300) == "30x10")
    #expect(
      try points.drawn(stack, room: 300)
        == ["rectangle 0,0 30x10", "circle -30,-40 90x90", "capsule 0,0 30x10"])
  }

  /// A symbol's guide is half a capital above its own baseline: in the middle of symbols of any scale.
  @Test(arguments: ["small", "medium", "large"])
  func symbolIsCentredOnTheFirstLine(scale: String) throws {
    let items = try points.list("Label(configuration).imageScale(.\(scale))").items
    let middle = items[0].frame.y + items[0].frame.height / 2
    let baseline = items[1].frame.y + FontMetric.body.ascent
    let scaled = items[0].frame.height / 20
    #expect(abs(middle + FontMetric.body.capHeight * scaled / 2 - baseline) < 0.001)
  }

  /// 7 points above and below, 12 at the sides, around a label of 88.47 x 20.29.
  @Test func borderedButtonHasItsPadding() throws {
    for style in [BuiltInButtonStyle.bordered, .borderedProminent] {
      let points = points(in: .button, style)
      #expect(try points.size("Label(configuration)") == "112.47x34.29")
      #expect(
        try points.drawn("Label(configuration)")
          == ["rounded 0,0 112.47x34.29", "icon 12,7.2 20x20", "title 40,7 60.47x20.29"])
    }
    #expect(try points(in: .button, .borderless).size("Label(configuration)") == "88.47x20.29")
  }

  /// On macOS it is 4 and 12, and at least 24 high.
  @Test func borderedButtonOfAMacIsLower() throws {
    var points = points(in: .button, .bordered)
    points.preview.environment.target = PreviewTarget(platform: "macOS")
    #expect(try points.size("configuration.title") == "84.47x28.29")
    #expect(try points.size("Rectangle().frame(width: 10, height: 10)") == "34x24")
  }

  /// The title of a row starts at 40, its icon is centred at 12.
  @Test(arguments: [LabelContainer.list, .sidebar, .form])
  func rowOfAListHasItsColumns(container: LabelContainer) throws {
    let items = try points(in: container).list("Label(configuration)").items.map(\.frame)
    #expect(items[0].x + items[0].width / 2 == 12)
    #expect(items[1].x == 40)
  }

  @Test func strokedCircleFitsTheShorterSideAndABorderTakesAll() throws {
    #expect(try points.size("Circle().stroke(.red)", in: (60, 20)) == "20x20")
    #expect(try points.size("Circle().strokeBorder(.red)", in: (60, 20)) == "60x20")
    #expect(try points.size("Circle()", in: (60, 20)) == "20x20")
  }
}
