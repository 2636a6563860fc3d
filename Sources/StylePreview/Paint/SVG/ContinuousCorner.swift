/// The outline of a rectangle whose corners begin to bend before a circle would, as SwiftUI draws those of
/// `RoundedCornerStyle.continuous`.
///
/// Three curves make a corner. The numbers are those that the outlines of `UIBezierPath` show, in radii
/// from the corner; where a side is too short for them, they go over into those of a quarter of a circle.
struct ContinuousCorner {
  /// How far from a corner its outline leaves the side, in radii, where there is room.
  private static let reach = 1.528_665

  private let radius: Double
  private let bounds: Frame

  /// How much there is of the continuous corner: 0 for a circle, 1 for all of it.
  private let share: Double

  /// Creates the outline; nil where it is that of circles or has no corners.
  init?(radius: Double, in bounds: Frame) {
    guard radius > 0 else { return nil }
    let room = min(bounds.width, bounds.height) / 2 / radius
    share = min(max((room - 1) / (Self.reach - 1), 0), 1)
    guard share > 0.01 else { return nil }
    self.radius = radius
    self.bounds = bounds
  }

  /// The outline as the data of a path.
  var path: String {
    let (left, top) = (bounds.x, bounds.y)
    let (right, bottom) = (left + bounds.width, top + bounds.height)
    // Each corner with the directions of the side that leads to it and of the one after it.
    let corners: [(x: Double, y: Double, back: (Double, Double), on: (Double, Double))] = [
      (right, top, (-1, 0), (0, 1)), (right, bottom, (0, -1), (-1, 0)),
      (left, bottom, (1, 0), (0, -1)), (left, top, (0, 1), (1, 0)),
    ]
    // Dashes begin where those of a rectangle do, after the first corner.
    let start = left + radius * (points.first?.back ?? 0)
    var path = "M\(Markup.decimal(start)) \(Markup.decimal(top))"
    for corner in corners {
      /// A point so many radii back and on from the corner.
      func point(_ place: (back: Double, on: Double)) -> String {
        let x = corner.x + radius * (place.back * corner.back.0 + place.on * corner.on.0)
        let y = corner.y + radius * (place.back * corner.back.1 + place.on * corner.on.1)
        return "\(Markup.decimal(x)) \(Markup.decimal(y))"
      }
      let points = points
      path += "L" + point(points[0])
      for start in stride(from: 1, to: points.count, by: 3) {
        path += "C" + points[start..<(start + 3)].map(point).joined(separator: " ")
      }
    }
    return path + "Z"
  }

  /// The points of a corner: its beginning, and for each curve two controls and the end.
  private var points: [(back: Double, on: Double)] {
    func mixed(_ circle: Double, _ continuous: Double) -> Double {
      circle + (continuous - circle) * share
    }
    let first: [(back: Double, on: Double)] = [
      (mixed(1, Self.reach), 0), (mixed(0.8738, 1.088_493), 0),
      (mixed(0.7488, 0.868_407), mixed(0.0239, 0)),
      (0.631_494, mixed(0.0704, 0.074_911)), (mixed(0.3751, 0.372_824), mixed(0.172, 0.169_06)),
    ]
    // The second half is the first one from its end.
    return first + first.reversed().map { ($0.on, $0.back) }
  }
}
