/// Colours that change from one place of a shape to another.
package struct Gradient: Hashable, Sendable {
  /// A colour at a part of the way, from 0 to 1.
  package struct Stop: Hashable, Sendable {
    package var location: Double

    /// A plain ink.
    package var ink: Ink

    /// Creates a stop.
    package init(location: Double, ink: Ink) {
      self.location = location
      self.ink = ink
    }
  }

  /// A place in a shape, as parts of its width and height.
  package struct UnitPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    /// Creates a place.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The way that the colours take.
  package enum Course: Hashable, Sendable {
    /// Along a line.
    case linear(from: UnitPoint, to: UnitPoint)

    /// Away from a place, between two distances in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
  }

  /// The way that the colours take.
  package var course: Course

  /// The colours in order.
  package var stops: [Stop]

  /// Creates a gradient.
  package init(_ course: Course, _ stops: [Stop]) {
    self.course = course
    self.stops = stops
  }

  /// What is drawn where a gradient cannot be: its first colour.
  package var flat: Ink { stops.first?.ink ?? .foreground(0) }
}
