/// A line along an outline.
package struct Stroke: Hashable, Sendable {
  /// How a line ends; SwiftUI: it is cut off where it ends.
  package enum Cap: String, Hashable, Sendable {
    case butt, round, square
  }

  /// How a line turns a corner; SwiftUI: its edges go on until they meet.
  package enum Join: String, Hashable, Sendable {
    case miter, round, bevel
  }

  package var ink: Ink

  /// The width in points.
  package var lineWidth: Double

  /// The lengths of dashes and gaps in points; empty for a solid line.
  package var dash: [Double]

  /// How far into the pattern the line begins, in points.
  package var dashPhase = 0.0

  /// How its dashes end.
  package var cap = Cap.butt

  /// How it turns corners; up to a miter limit of 10, which no right angle reaches.
  package var join = Join.miter

  /// Whether the line stays inside of the outline, as `strokeBorder` draws it.
  package var isInside: Bool

  /// Creates a stroke.
  package init(ink: Ink, lineWidth: Double = 1, dash: [Double] = [], isInside: Bool = false) {
    self.ink = ink
    self.lineWidth = lineWidth
    self.dash = dash
    self.isInside = isInside
  }
}
