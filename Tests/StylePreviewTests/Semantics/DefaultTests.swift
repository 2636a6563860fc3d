import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// What SwiftUI takes where nothing is said.
struct DefaultTests {
  private let points = PointPreview()
  private let box = "Rectangle().frame(width: 10, height: 10)"

  @Test func paddingIsSixteenOnEachEdgeNamed() throws {
    #expect(try points.size("\(box).padding()") == "42x42")
    #expect(try points.size("\(box).padding(.horizontal)") == "42x10")
    #expect(try points.size("\(box).padding(.top)") == "10x26")
    #expect(try points.size("\(box).padding([.leading, .bottom])") == "26x26")
  }

  @Test func stacksAreEightApart() throws {
    #expect(try points.size("HStack { \(box); \(box) }") == "28x10")
    #expect(try points.size("VStack { \(box); \(box) }") == "10x28")
    #expect(try points.size("HStack(spacing: 0) { \(box); \(box) }") == "20x10")
    #expect(try points.size("HStack { configuration.icon; configuration.title }") == "88.47x20.29")
  }

  /// A text brings the leading of its font, not 8 points; what is padded or framed counts as any view.
  @Test func linesOfTextAreNotEightApart() throws {
    #expect(try points.size("VStack { Text(\"a\"); Text(\"b\") }") == "9.45x40.57")
    #expect(try points.size("VStack { Text(\"a\"); Text(\"b\").padding(.top, 1) }") == "9.45x49.57")
    #expect(
      try points.size("VStack { Text(\"a\").frame(height: 20); Text(\"b\") }") == "9.45x48.29")
  }

  @Test func spacerKeepsNoSpaceAndIsEightAtLeast() throws {
    #expect(try points.size("HStack { \(box); Spacer(); \(box) }") == "28x10")
    #expect(try points.size("HStack { \(box); Spacer(minLength: 3); \(box) }") == "23x10")
    #expect(try points.size("HStack { \(box); Spacer(); \(box) }", room: 100) == "100x10")
  }

  @Test func everythingIsCentred() throws {
    let small = "Circle().frame(width: 4, height: 4)"
    #expect(try points.drawn("HStack(spacing: 0) { \(box); \(small) }").last == "circle 10,3 4x4")
    #expect(try points.drawn("VStack(spacing: 0) { \(box); \(small) }").last == "circle 3,10 4x4")
    #expect(try points.drawn("ZStack { \(box); \(small) }").last == "circle 3,3 4x4")
    #expect(try points.drawn("\(small).frame(width: 10, height: 10)").last == "circle 3,3 4x4")
    #expect(try points.drawn("\(box).overlay { \(small) }").last == "circle 3,3 4x4")
    #expect(try points.drawn("\(box).background { \(small) }").first == "circle 3,3 4x4")
  }

  @Test func shapeIsTenByTenWhereNothingIsProposed() throws {
    for shape in ["Rectangle()", "Circle()", "Capsule()", "RoundedRectangle(cornerRadius: 2)"] {
      #expect(try points.size("\(shape).fixedSize()") == "10x10")
    }
  }

  @Test(arguments: ["stroke", "strokeBorder"])
  func linesAreOnePointWideAndPlain(name: String) throws {
    let stroke = try stroke("RoundedRectangle(cornerRadius: 8).\(name)(.red)")
    #expect(stroke.lineWidth == 1)
    #expect(stroke.cap == .butt && stroke.join == .miter)
    #expect(stroke.dash.isEmpty && stroke.dashPhase == 0)
    #expect(stroke.isInside == (name == "strokeBorder"))
  }

  @Test func borderIsOnePointWide() throws {
    #expect(try stroke("\(box).border(.red)").lineWidth == 1)
    #expect(try stroke("\(box).border(.red, width: 3)").lineWidth == 3)
  }

  @Test func strokeStyleSaysAllOfTheLine() throws {
    let plain = try stroke("Circle().stroke(.red, style: StrokeStyle())")
    #expect(plain.lineWidth == 1 && plain.cap == .butt && plain.join == .miter)
    let stroke = try stroke(
      "Circle().stroke(.red, style: StrokeStyle("
        + "lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [6, 3], dashPhase: 2))")
    #expect(stroke.lineWidth == 4 && stroke.dash == [6, 3] && stroke.dashPhase == 2)
    #expect(stroke.cap == .round && stroke.join == .bevel)
  }

  @Test func cornersAreContinuousUnlessTheyAreCircular() throws {
    func isContinuous(_ body: String) throws -> Bool? {
      guard
        case .fill(.roundedRectangle(_, let isContinuous), _, _)? =
          try points.list("\(body).frame(width: 40, height: 40)").items.first
      else { return nil }
      return isContinuous
    }
    #expect(try isContinuous("RoundedRectangle(cornerRadius: 8)") == true)
    #expect(try isContinuous("RoundedRectangle(cornerRadius: 8, style: .continuous)") == true)
    #expect(try isContinuous("RoundedRectangle(cornerRadius: 8, style: .circular)") == false)
  }

  /// Measured from SwiftUI's own drawing; symbols follow the font too.
  @Test(arguments: [
    (".imageScale(.small)", 0.81), (".imageScale(.medium)", 1), (".imageScale(.large)", 1.28),
    (".font(.system(size: 34))", 2), (".font(.largeTitle).imageScale(.large)", 2.56),
  ])
  func symbolsAreScaled(modifier: String, factor: Double) throws {
    let side = Markup.decimal(20 * factor)
    #expect(try points.size("configuration.icon\(modifier)") == "\(side)x\(side)")
  }

  @Test func backgroundInAShapeIsThatOfTheSystem() throws {
    let items = try points.list("\(box).background(in: .capsule)").items
    guard case .fill(.capsule, _, .color(let color))? = items.first else {
      Issue.record("no capsule")
      return
    }
    #expect(color == .white)
  }

  private func stroke(_ body: String) throws -> Stroke {
    let items = try points.list("\(body).frame(width: 40, height: 40)").items
    for item in items { if case .stroke(_, _, let stroke) = item { return stroke } }
    throw EvaluationError(message: "nothing is stroked")
  }
}
