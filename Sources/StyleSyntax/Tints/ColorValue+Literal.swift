import StyleModel
import SwiftText

extension ColorValue {
  /// Reads a call of one of `Color`'s initializers that take numbers; nil for any other.
  ///
  /// SwiftUI: `init(_:red:green:blue:opacity:)`, `init(_:white:opacity:)`,
  /// `init(hue:saturation:brightness:opacity:)`; the colour space is sRGB where none is given.
  init?(_ call: Call) {
    guard call.trailing.isEmpty, var arguments = call.arguments else { return nil }
    var space = Space.srgb
    if let first = arguments.first, first.label == nil {
      guard case .implicitMember(let name) = first.value.kind, let named = Space(swiftUI: name)
      else { return nil }
      space = named
      arguments.removeFirst()
    }
    var alpha = 1.0
    if let last = arguments.last, last.label == "opacity" {
      guard let value = ConstantNumber.value(of: last.value), 0...1 ~= value else { return nil }
      alpha = value
      arguments.removeLast()
    }
    let numbers = arguments.compactMap { ConstantNumber.value(of: $0.value) }
    guard numbers.count == arguments.count, numbers.allSatisfy({ 0...1 ~= $0 }) else { return nil }
    switch arguments.map({ $0.label ?? "_" }) {
    case ["red", "green", "blue"]:
      self.init(space: space, components: numbers, alpha: alpha)
    case ["white"]:
      self.init(space: space, components: [numbers[0], numbers[0], numbers[0]], alpha: alpha)
    case ["hue", "saturation", "brightness"] where call.arguments?.first?.label == "hue":
      self.init(
        space: .srgb,
        components: Self.rgb(hue: numbers[0], saturation: numbers[1], brightness: numbers[2]),
        alpha: alpha)
    default: return nil
    }
  }

  /// Converts hue, saturation and brightness, all 0 to 1 (the hexcone of Smith 1978).
  package static func rgb(hue: Double, saturation: Double, brightness: Double) -> [Double] {
    [5.0, 3.0, 1.0].map { corner in
      let sector = (corner + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
  }
}

extension ColorValue.Space {
  /// Finds a case of SwiftUI's `Color.RGBColorSpace`.
  fileprivate init?(swiftUI name: String) {
    switch name {
    case "sRGB": self = .srgb
    case "sRGBLinear": self = .srgbLinear
    case "displayP3": self = .displayP3
    default: return nil
    }
  }
}
