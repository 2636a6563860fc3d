import StyleModel
import StylePreview

/// A change of colours that SwiftUI makes to all that a view draws.
enum ColorFilter: Hashable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(degrees: Double)
  case inversion
  case product(RGBA)

  /// Returns a colour as it is drawn.
  ///
  /// The matrices are those of W3C's Filter Effects, which browsers draw; Apple documents none.
  func applied(to color: RGBA) -> RGBA {
    let (red, green, blue) = (color.red, color.green, color.blue)
    switch self {
    case .brightness(let amount): return color.changed { $0 + amount }
    case .contrast(let amount): return color.changed { ($0 - 0.5) * amount + 0.5 }
    case .inversion: return color.changed { 1 - $0 }
    case .saturation(let amount):
      let gray = 0.213 * red + 0.715 * green + 0.072 * blue
      return color.changed { gray + ($0 - gray) * amount }
    case .product(let other):
      return RGBA(
        red: red * other.red, green: green * other.green, blue: blue * other.blue,
        alpha: color.alpha * other.alpha)
    case .hueRotation(let degrees):
      let (cosine, sine) = pointOnCircle(
        radius: 1, degrees: degrees.truncatingRemainder(dividingBy: 360))
      let gray = 0.213 * red + 0.715 * green + 0.072 * blue
      let turned = [
        (red - gray) * cosine + (-0.213 * red - 0.715 * green + 0.928 * blue) * sine,
        (green - gray) * cosine + (0.143 * red + 0.140 * green - 0.283 * blue) * sine,
        (blue - gray) * cosine + (-0.787 * red + 0.715 * green + 0.072 * blue) * sine,
      ].map { min(max(gray + $0, 0), 1) }
      return RGBA(red: turned[0], green: turned[1], blue: turned[2], alpha: color.alpha)
    }
  }
}

extension RGBA {
  /// Returns the colour with each component changed, within what can be drawn.
  fileprivate func changed(_ change: (Double) -> Double) -> RGBA {
    func part(_ value: Double) -> Double { min(max(change(value), 0), 1) }
    return RGBA(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
  }
}

extension ResolvedView {
  /// Returns the view with all that it draws in changed inks.
  func mappingInks(_ change: (Ink) -> Ink) -> ResolvedView {
    switch self {
    case .text(var text):
      text.ink = change(text.ink)
      return .text(text)
    case .symbol(var symbol):
      symbol.ink = change(symbol.ink)
      return .symbol(symbol)
    case .shape(var shape):
      shape.fill = shape.fill.map(change)
      if let ink = shape.stroke?.ink { shape.stroke?.ink = change(ink) }
      return .shape(shape)
    case .divider(let ink): return .divider(change(ink))
    case .layered(let view, let layer, let alignment, let isOverlay):
      return .layered(
        view.mappingInks(change), layer: layer.mappingInks(change), alignment: alignment,
        isOverlay: isOverlay)
    default: return mapped { $0.mappingInks(change) }
    }
  }
}
