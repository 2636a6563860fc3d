import StyleModel
import StyleSyntax
import SwiftText

/// The colour that stands for one which the app gives: nothing can be said of it.
enum OpenColor {
  private static let components = (red: 0.50193, green: 0.12317, blue: 0.77791)

  /// Values for the parameters of a style that take a colour and have none.
  static func settings(for source: StyleSource) -> [String: Expression] {
    var settings: [String: Expression] = [:]
    for parameter in StyleInterface(of: source).parameters
    where parameter.isRequired && isColor(parameter.type) {
      settings[parameter.name] = expression
    }
    return settings
  }

  /// A tint of that colour.
  static let tint: Tint = {
    let (red, green, blue) = components
    return Tint(any: .color(ColorValue(space: .srgb, components: [red, green, blue], alpha: 1)))
  }()

  /// Whether a colour is the one.
  static func matches(_ color: RGBA) -> Bool {
    func isNear(_ one: Double, _ two: Double) -> Bool { abs(one - two) < 0.000_001 }
    return isNear(color.red, components.red) && isNear(color.green, components.green)
      && isNear(color.blue, components.blue)
  }

  private static func isColor(_ type: String) -> Bool {
    type == "Color" || type == "SwiftUI.Color" || type.hasSuffix("ShapeStyle")
  }

  private static var expression: Expression? {
    let (red, green, blue) = components
    return try? Reader.expression("Color(red: \(red), green: \(green), blue: \(blue))")
  }
}

extension RGBA {
  /// Whether the caller of a style gives the colour.
  var isLeftOpen: Bool { OpenColor.matches(self) }
}
