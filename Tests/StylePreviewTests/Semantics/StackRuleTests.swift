import Testing

@testable import StylePreview

/// How stacks share what they are proposed, align their children and choose between them.
struct StackRuleTests {
  private let points = PointPreview()
  private let high = ".frame(height: 10)"

  /// The widths of what is drawn.
  private func widths(_ body: String, in width: Double) throws -> [String] {
    try points.drawn("\(body).frame(width: \(width), height: 20)").map { item in
      item.split(separator: " ").last?.split(separator: "x").first.map(String.init) ?? ""
    }
  }

  /// objc.io, "How an HStack lays out its children": in 150 points it is 75 and 100.
  @Test func lessFlexibleChildIsAskedFirst() throws {
    let row = """
      HStack(spacing: 0) {
          Rectangle().frame(maxWidth: 100)
          Rectangle().frame(minWidth: 100)
      }
      """
    #expect(try widths(row, in: 150) == ["75", "100"])
    #expect(try widths(row, in: 300) == ["100", "200"])
    #expect(try points.size(row, in: (150, 20)) == "175x20")
  }

  @Test func flexibleChildrenShareWhatFixedOnesLeave() throws {
    let row = """
      HStack(spacing: 5) {
          Rectangle()
          Rectangle().frame(width: 30)
          Rectangle()
      }
      """
    #expect(try widths(row, in: 140) == ["50", "30", "50"])
    #expect(try widths(row, in: 20) == ["30"])
  }

  /// Of two without an end the one with the larger minimum is asked first.
  @Test func largerMinimumIsAskedFirst() throws {
    let row = """
      HStack(spacing: 0) {
          Rectangle().frame(minWidth: 10, maxWidth: .infinity)
          Rectangle().frame(minWidth: 70, maxWidth: .infinity)
      }
      """
    #expect(try widths(row, in: 100) == ["30", "70"])
    #expect(try widths(row, in: 200) == ["100", "100"])
  }

  /// The highest priority is offered all but the minimum of the lower ones.
  @Test func priorityIsServedFirst() throws {
    let row = """
      HStack(spacing: 0) {
          Rectangle().frame(minWidth: 20)
          Rectangle().layoutPriority(1)
      }
      """
    #expect(try widths(row, in: 100) == ["20", "80"])
    let through = row.replacing(".layoutPriority(1)", with: ".layoutPriority(1).fixedSize(\(no))")
    #expect(try widths(through, in: 100) == ["20", "80"])
  }

  private let no = "horizontal: false, vertical: false"

  @Test func spacerIsServedLast() throws {
    let row = "HStack(spacing: 0) { Spacer(minLength: 12); Rectangle() }"
    #expect(try widths(row, in: 100) == ["88"])
    let text = "HStack(spacing: 0) { configuration.title; Spacer() }"
    #expect(try points.size(text, in: (200, 20)) == "200x20.29")
    let column = "VStack(spacing: 0) { Spacer(); Rectangle().frame(height: 4); Spacer() }"
    #expect(try points.drawn("\(column).frame(width: 9, height: 40)") == ["rectangle 0,18 9x4"])
  }

  @Test func childrenThatAreTooLargeStandOutOnBothSides() throws {
    let row = "HStack(spacing: 0) { Rectangle().frame(width: 80); Circle().frame(width: 20) }"
    #expect(
      try points.drawn("\(row).frame(width: 50, height: 10)")
        == ["rectangle -25,0 80x10", "circle 60,0 10x10"])
  }

  @Test func nothingProposedGivesIdealSizes() throws {
    let row = "HStack(spacing: 0) { Rectangle(); Rectangle().frame(idealWidth: 30) }"
    #expect(try points.size("\(row).fixedSize()") == "40x10")
  }

  @Test func baselinesAreAligned() throws {
    func tops(_ alignment: String) throws -> [Double] {
      try points.list(
        """
        HStack(alignment: \(alignment), spacing: 0) {
            Text("a").font(.system(size: 34))
            VStack(spacing: 0) { Text("b"); Text("c") }
        }
        """
      ).items.map(\.frame.y)
    }
    let (large, small) = (FontMetric(size: 34), FontMetric.body)
    let first = try tops(".firstTextBaseline")
    #expect(abs(first[0] + large.ascent - first[1] - small.ascent) < 0.001)
    let last = try tops(".lastTextBaseline")
    #expect(abs(last[0] + large.ascent - last[2] - small.ascent) < 0.001)
    #expect(try tops(".top")[1] == 0)
    #expect(abs(try tops(".bottom")[2] - large.lineHeight + small.lineHeight) < 0.001)
  }

  @Test func depthStackProposesAllToEachAndIsTheirUnion() throws {
    let stack = "ZStack(alignment: .topLeading) { Rectangle().frame(width: 30, height: 4); Circle()"
    #expect(
      try points.drawn("\(stack) }.frame(width: 50, height: 20)")
        == ["rectangle 10,0 30x4", "circle 10,0 20x20"])
  }

  @Test func firstViewWhoseIdealSizeFitsIsTaken() throws {
    let choice = """
      ViewThatFits(in: .horizontal) {
          Rectangle().frame(width: 90, height: 50)
          Circle().frame(width: 40, height: 50)
          Capsule().frame(width: 30, height: 50)
      }
      """
    func chosen(_ width: Double, _ choice: String) throws -> String? {
      try points.drawn("\(choice).frame(width: \(width), height: 10)").first?
        .split(separator: " ").first.map(String.init)
    }
    #expect(try chosen(90, choice) == "rectangle")
    #expect(try chosen(89, choice) == "circle")
    #expect(try chosen(39, choice) == "capsule")
    #expect(try chosen(1, choice) == "capsule")
    // On both axes none of them fits a height of 10, and the last one is taken.
    #expect(try chosen(90, choice.replacing("(in: .horizontal)", with: "")) == "capsule")
    let title = "ViewThatFits { configuration.title; configuration.icon }"
    #expect(try points.drawn(title, room: 60.5) == ["title 0,0 60.47x20.29"])
    #expect(try points.drawn(title, room: 60) == ["icon 0,0 20x20"])
  }
}
