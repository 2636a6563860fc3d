import Testing

@testable import StylePreview

/// Where shapes are, in points.
@Suite struct ShapeOutlineTests {
  private let frame = Frame(x: 10, y: 20, width: 60, height: 40)

  @Test func aCircleFitsTheShorterSideAndIsCentred() {
    let circle = ShapeOutline(.circle, in: frame)
    #expect(circle?.bounds == Frame(x: 20, y: 20, width: 40, height: 40))
    #expect(circle?.contains(21, 40) == true)
    #expect(circle?.contains(19, 40) == false)
    #expect(circle?.contains(23, 23) == false)
  }

  @Test func aCapsuleIsRoundAtItsEnds() {
    let capsule = ShapeOutline(.capsule, in: frame)
    #expect(capsule?.contains(11, 40) == true)
    #expect(capsule?.contains(13, 23) == false)
    #expect(capsule?.contains(31, 20.5) == true)
  }

  @Test func cornersAreNeverLargerThanHalfASide() {
    var points: [(x: Double, y: Double)] = []
    for x in stride(from: 10.0, through: 70, by: 2) {
      for y in stride(from: 20.0, through: 60, by: 2) { points.append((x, y)) }
    }
    let rounded = ShapeOutline(.roundedRectangle(cornerRadius: 1000), in: frame)
    let capsule = ShapeOutline(.capsule, in: frame)
    #expect(points.map { rounded?.contains($0, $1) } == points.map { capsule?.contains($0, $1) })
  }

  @Test func anEllipseReachesAllFourSides() {
    let ellipse = ShapeOutline(.ellipse, in: frame)
    #expect(ellipse?.contains(10, 40) == true)
    #expect(ellipse?.contains(40, 20) == true)
    #expect(ellipse?.contains(17, 25) == false)
  }

  @Test func whatHasNoAreaHasNoOutline() {
    let sizes: [(Double, Double)] = [(0, 10), (10, 0), (-1, 10), (.nan, 10), (.infinity, 10)]
    for (width, height) in sizes {
      #expect(ShapeOutline(.rectangle, in: Frame(x: 0, y: 0, width: width, height: height)) == nil)
    }
  }

  @Test func samplesOfACellInsideAreAllOfThem() {
    let rectangle = ShapeOutline(.rectangle, in: frame)
    #expect(rectangle?.samples(row: 1, column: 1) == .all)
    #expect(rectangle?.samples(row: 0, column: 1) == SampleMask.none)
    let half = ShapeOutline(.rectangle, in: Frame(x: 0, y: 10, width: 10, height: 10))
    #expect(half?.samples(row: 0, column: 0) == SampleMask { $1 >= 12 })
  }
}
