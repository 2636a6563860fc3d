import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// How a label with its icon and its title is laid out.
struct LabelDefaultTests {
  private let points = PointPreview()

  @Test func iconAndTitleAreEightApart() throws {
    #expect(
      try points.drawn("Label(configuration)") == ["icon 0,0.2 20x20", "title 28,0 60.47x20.29"])
  }

  /// The icon's middle is half a capital above the baseline of the first line, however many follow.
  @Test(arguments: [nil, 120.0])
  func iconStandsBesideTheFirstLine(room: Double?) throws {
    var points = points
    points.title = "Monday afternoon"
    let items = try points.list("Label(configuration)", room: room).items
    #expect(items.count == (room == nil ? 2 : 3))
    let icon = items[0].frame
    let baseline = items[1].frame.y + FontMetric.body.ascent
    #expect(abs(icon.y + icon.height / 2 - (baseline - FontMetric.body.capHeight / 2)) < 0.001)
    #expect(
      items.last?.frame.y == items[1].frame.y + (room == nil ? 0 : FontMetric.body.lineHeight))
  }

  @Test func labelIsAsHighAsTheTallerPart() throws {
    #expect(try points.size("Label(configuration)") == "88.47x20.29")
    #expect(try points.size("Label(configuration).imageScale(.large)").hasSuffix("x25.6"))
  }

  /// The label's first baseline is that of its title.
  @Test func labelStandsOnTheBaselineOfItsTitle() throws {
    let items = try points.list(
      """
      HStack(alignment: .firstTextBaseline, spacing: 0) {
          Label(configuration)
          Text("x").font(.system(size: 34))
      }
      """
    ).items
    let small = items[1].frame.y + FontMetric.body.ascent
    let large = items[2].frame.y + FontMetric(size: 34).ascent
    #expect(abs(small - large) < 0.001)
  }

  @Test func partsAloneTakeNoSpace() throws {
    #expect(try points.size("Label(configuration).labelStyle(.iconOnly)") == "20x20")
    #expect(try points.size("Label(configuration).labelStyle(.titleOnly)") == "60.47x20.29")
    var bare = points
    bare.systemImage = nil
    #expect(try bare.size("Label(configuration)") == "60.47x20.29")
  }

  @Test func spacingAndIconColumnAreSetFromOutside() throws {
    #expect(
      try points.drawn("Label(configuration).labelIconToTitleSpacing(3)").last
        == "title 23,0 60.47x20.29")
    #expect(
      try points.drawn("Label(configuration).labelReservedIconWidth(40)")
        == ["icon 10,0.2 20x20", "title 48,0 60.47x20.29"])
    let reader = "HStack(spacing: gap ?? 1) { configuration.icon; configuration.title }"
    let members = "@Environment(\\.labelIconToTitleSpacing) private var gap"
    #expect(try points.size(reader, members: members) == "81.47x20.29")
  }

  /// The lines of a title in a label are leading whatever is set around it.
  @Test func linesOfATitleAreLeading() throws {
    var points = points
    points.title = "Saturday to Sunday morning"
    let lines = try points.drawn(
      "Label(configuration).multilineTextAlignment(.trailing)", room: 128
    ).dropFirst()
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.contains(" 28,") })
  }

  /// FB9951097: told for systems before iOS 16 at accessibility sizes; the drawing is that of iOS 16.
  @Test(arguments: [
    ([15], "accessibility1", BuiltInButtonStyle.bordered, true),
    ([15, 4], "accessibility5", .borderedProminent, true),
    ([16], "accessibility1", .bordered, false), ([15], "xxxLarge", .bordered, false),
    ([15], "accessibility1", .borderless, false),
  ])
  func iconAloneInABorderedButtonIsTold(
    version: [Int], size: String, button: BuiltInButtonStyle, isTold: Bool
  ) throws {
    var preview = Preview()
    preview.environment.container = .button
    preview.environment.buttonStyle = button
    preview.environment.dynamicTypeSize = size
    preview.environment.target = PreviewTarget(version: version)
    let old = try preview.resolve(".iconOnly")
    let note =
      "before iOS 16 a bordered button does not centre an icon alone at accessibility sizes of text"
    #expect(old.notes == (isTold ? [note] : []))
    #expect(try preview.resolve(".titleAndIcon").notes.isEmpty)
    preview.environment.target = PreviewTarget()
    #expect(try preview.resolve(".iconOnly").view == old.view)
  }
}
