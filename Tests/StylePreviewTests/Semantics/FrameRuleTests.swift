import Testing

@testable import StylePreview

/// What frames, paddings and layers propose and take.
struct FrameRuleTests {
  private let points = PointPreview()
  private let box = "Rectangle().frame(width: 30, height: 10)"

  /// The frame alone: a shape in it takes what the frame proposes.
  private func size(_ frame: String, of view: String? = nil, _ width: Double, _ height: Double = 20)
    throws -> String
  {
    try points.size("\(view ?? box)\(frame)", in: (width, height))
  }

  @Test func fixedFrameIsAsLargeAsItSays() throws {
    #expect(try size(".frame(width: 50)", 200) == "50x10")
    #expect(try size(".frame(height: 50)", 200) == "30x50")
    #expect(try size(".frame(width: 20, height: 5)", 200) == "20x5")
    let items = try points.drawn("\(box).frame(width: 20, height: 5, alignment: .trailing)")
    #expect(items == ["rectangle -10,-2.5 30x10"])
  }

  @Test func frameWithBothLimitsTakesTheProposalWithinThem() throws {
    let frame = ".frame(minWidth: 40, maxWidth: 90)"
    #expect(try size(frame, 200) == "90x10")
    #expect(try size(frame, 60) == "60x10")
    #expect(try size(frame, 10) == "40x10")
    #expect(try points.size("\(box)\(frame).fixedSize()") == "40x10")
  }

  @Test func frameWithAMinimumIsTheContentOrTheMinimum() throws {
    #expect(try size(".frame(minWidth: 40)", 200) == "40x10")
    #expect(try size(".frame(minWidth: 20)", 200) == "30x10")
    #expect(try size(".frame(minWidth: 40)", of: "Rectangle()", 200) == "200x20")
  }

  @Test func frameWithAMaximumIsTheContentOrTheMaximum() throws {
    #expect(try size(".frame(maxWidth: 20)", 200) == "20x10")
    #expect(try size(".frame(maxWidth: 50)", of: "Rectangle()", 200) == "50x20")
    #expect(try size(".frame(maxWidth: 50)", 200) == "50x10")
  }

  @Test func endlessFrameFillsAProposalAndHugsWithoutOne() throws {
    #expect(try size(".frame(maxWidth: .infinity)", 200) == "200x10")
    #expect(try points.size("\(box).frame(maxWidth: .infinity).fixedSize()") == "30x10")
  }

  @Test func idealCountsWhereNothingIsProposed() throws {
    let ideal = ".frame(idealWidth: 70, idealHeight: 8).fixedSize()"
    #expect(try points.size("Rectangle()\(ideal)") == "70x8")
    #expect(try size(".frame(idealWidth: 70)", of: "Rectangle()", 200) == "200x20")
  }

  /// An ideal below the minimum rises to it, and a maximum below the ideal rises to it.
  @Test func limitsAreBroughtInOrder() throws {
    let ideal = "Rectangle().frame(minWidth: 60, idealWidth: 20, maxHeight: 9).fixedSize()"
    #expect(try points.size(ideal) == "60x9")
    #expect(
      try size(".frame(minWidth: 10, idealWidth: 60, maxWidth: 40)", of: "Rectangle()", 200)
        == "60x20")
  }

  @Test func paddingIsTakenOffTheProposalAndAdded() throws {
    #expect(
      try points.drawn("Rectangle().padding(5).frame(width: 50, height: 30)")
        == ["rectangle 5,5 40x20"])
    let insets = "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"
    #expect(try points.size("\(box).padding(\(insets))") == "36x14")
  }

  @Test func fixedSizeProposesNothingOnItsAxes() throws {
    #expect(try size(".fixedSize()", of: "Rectangle()", 200) == "10x10")
    #expect(
      try size(".fixedSize(horizontal: true, vertical: false)", of: "Rectangle()", 200) == "10x20")
    #expect(
      try size(".fixedSize(horizontal: false, vertical: true)", of: "Rectangle()", 200) == "200x10")
  }

  @Test func layerIsProposedTheSizeOfTheContentAndNeverChangesIt() throws {
    #expect(
      try points.drawn("\(box).background(Circle()).padding(1)")
        == ["circle 11,1 10x10", "rectangle 1,1 30x10"])
    #expect(
      try points.drawn("\(box).overlay(alignment: .bottomTrailing) { \(box).frame(width: 60) }")
        == ["rectangle 0,0 30x10", "rectangle -15,0 30x10"])
    #expect(try points.size("\(box).overlay(Circle().frame(width: 90, height: 90))") == "30x10")
    #expect(
      try points.drawn("\(box).background { Circle(); Rectangle() }")
        == ["circle 10,0 10x10", "rectangle 0,0 30x10", "rectangle 0,0 30x10"])
  }

  @Test(arguments: [
    ".clipShape(Circle())", ".cornerRadius(4)", ".opacity(0.5)", ".hidden()", ".offset(x: 9, y: 9)",
    ".shadow(radius: 9)", ".blur(radius: 9)", ".rotationEffect(.degrees(45))", ".scaleEffect(2)",
  ])
  func effectsDoNotChangeTheLayout(effect: String) throws {
    #expect(try points.size("HStack { \(box)\(effect); \(box) }") == "68x10")
  }

  @Test func onlyResizableContentIsFittedToARatio() throws {
    #expect(try points.size("configuration.icon.scaledToFit()", in: (90, 90)) == "20x20")
    #expect(
      try points.size("configuration.icon.aspectRatio(2, contentMode: .fit)", in: (90, 90))
        == "20x20")
  }
}
