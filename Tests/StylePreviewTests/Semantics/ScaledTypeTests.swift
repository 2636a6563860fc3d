import Testing

@testable import StylePreview

/// What follows the size of Dynamic Type, and what does not.
struct ScaledTypeTests {
  private func points(_ size: String) -> PointPreview {
    var points = PointPreview()
    points.preview.environment.dynamicTypeSize = size
    return points
  }

  /// The size of the font that a body draws its title with.
  private func font(_ body: String, _ size: String) throws -> Double? {
    for item in try points(size).list(body).items {
      if case .text(let text, _) = item { return text.fontSize }
    }
    return nil
  }

  @Test(arguments: [
    ("large", 17.0), ("accessibility3", 40), ("accessibility5", 53), ("xSmall", 14),
  ])
  func textAndSymbolFollowBodyType(size: String, points: Double) throws {
    #expect(try font("Label(configuration)", size) == points)
    let frames = try self.points(size).list("Label(configuration)").items.map(\.frame)
    #expect(abs(frames[0].width - 20 * points / 17) < 0.001)
    #expect(abs(frames[1].height - FontMetric(size: points).lineHeight) < 0.001)
  }

  @Test func fixedFontDoesNotFollow() throws {
    #expect(try font("configuration.title.font(.system(size: 20))", "accessibility5") == 20)
    #expect(try font("configuration.title.font(.custom(\"A\", fixedSize: 20))", "xSmall") == 20)
    let custom = "configuration.title.font(.custom(\"A\", size: 17))"
    #expect(try font(custom, "accessibility3") == 40)
    let relative = "configuration.title.font(.custom(\"A\", size: 34, relativeTo: .largeTitle))"
    #expect(try font(relative, "accessibility3") == 52)
  }

  /// By the ratio of the sizes of the text style, to the nearest third of a point.
  @Test(arguments: [
    ("@ScaledMetric", "large", "10"), ("@ScaledMetric", "accessibility3", "23.67"),
    ("@ScaledMetric(relativeTo: .largeTitle)", "accessibility3", "15.33"),
    ("@ScaledMetric(relativeTo: .caption2)", "accessibility5", "37.33"),
    ("@ScaledMetric", "xSmall", "8.33"),
  ])
  func metricFollowsItsTextStyle(attribute: String, size: String, length: String) throws {
    let body = "Rectangle().frame(width: side, height: side)"
    #expect(
      try points(size).size(body, members: "\(attribute) private var side = 10.0")
        == "\(length)x\(length)")
  }

  @Test func sizeThatIsSetInsideCounts() throws {
    let body = "configuration.title.dynamicTypeSize(.accessibility1)"
    #expect(try font(body, "large") == 28)
  }
}
