import StyleModel
import StylePreview

extension Ink {
  /// Returns the colour of the ink at a point of what it fills; `primary` is what the foreground is.
  func color(at x: Double, _ y: Double, in frame: Frame, primary: RGBA) -> RGBA {
    switch self {
    case .foreground(let opacity): primary.opacity(opacity)
    case .color(let color): color
    case .gradient(let gradient):
      gradient.ink(at: x, y, in: frame).plainColor(primary: primary)
    }
  }

  /// The colour of an ink that does not change from place to place.
  fileprivate func plainColor(primary: RGBA) -> RGBA {
    switch self {
    case .foreground(let opacity): primary.opacity(opacity)
    case .color(let color): color
    case .gradient(let gradient):
      if case .color(let color)? = gradient.stops.first?.ink { color } else { primary }
    }
  }
}

extension Gradient {
  /// Returns the ink at a point of a frame.
  fileprivate func ink(at x: Double, _ y: Double, in frame: Frame) -> Ink {
    guard let first = stops.first, let last = stops.last else { return .foreground(0) }
    let place = self.place(of: x, y, in: frame)
    if place <= first.location { return first.ink }
    guard let index = stops.firstIndex(where: { $0.location >= place }), index > 0 else {
      return last.ink
    }
    let (before, after) = (stops[index - 1], stops[index])
    let span = after.location - before.location
    guard case .color(let start) = before.ink, case .color(let end) = after.ink, span > 0 else {
      return after.ink
    }
    return .color(start.mixed(with: end, (place - before.location) / span))
  }

  /// Returns how far along its course a point lies.
  private func place(of x: Double, _ y: Double, in frame: Frame) -> Double {
    switch course {
    case .linear(let from, let to):
      let (startX, startY) = (frame.x + from.x * frame.width, frame.y + from.y * frame.height)
      let (dx, dy) = ((to.x - from.x) * frame.width, (to.y - from.y) * frame.height)
      let length = dx * dx + dy * dy
      return length > 0 ? ((x - startX) * dx + (y - startY) * dy) / length : 1
    case .radial(let center, let startRadius, let endRadius):
      let dx = x - frame.x - center.x * frame.width
      let dy = y - frame.y - center.y * frame.height
      let span = endRadius - startRadius
      return span == 0 ? 1 : ((dx * dx + dy * dy).squareRoot() - startRadius) / span
    }
  }
}

extension RGBA {
  /// The colour at a part of the way to another one.
  fileprivate func mixed(with other: RGBA, _ part: Double) -> RGBA {
    func value(_ path: KeyPath<RGBA, Double>) -> Double {
      self[keyPath: path] * (1 - part) + other[keyPath: path] * part
    }
    return RGBA(
      red: value(\.red), green: value(\.green), blue: value(\.blue), alpha: value(\.alpha))
  }
}
