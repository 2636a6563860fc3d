import StyleModel
import StylePreview

extension Resolver {
  /// Returns a view with an effect that does not change the layout; nil for other modifiers.
  ///
  /// SwiftUI: blur, rotation, scale and shadow leave the frame as it is.
  func effected(
    _ name: String, _ arguments: Arguments, _ view: ResolvedView, _ environment: ViewEnvironment
  ) throws -> ResolvedView? {
    guard let effect = try effect(name, arguments, environment) else {
      return colored(name, arguments, view, environment)
    }
    interpreter.noteInPictures(name)
    return .effect(effect, view)
  }

  private func effect(_ name: String, _ arguments: Arguments, _ environment: ViewEnvironment) throws
    -> Effect?
  {
    switch name {
    case "blur": return .blur(radius: max(0, length(arguments["radius"]) ?? 0))
    case "rotationEffect":
      return degrees(arguments[0]).map { .rotation(degrees: $0, anchor: anchor(arguments)) }
    case "scaleEffect": return scale(arguments)
    case "shadow":
      let color = try ink(arguments["color"], environment)
      // SwiftUI: a shadow is black at a third unless told otherwise.
      return .shadow(
        color?.flat ?? .color(RGBA(0, 0, 0, 0.33)),
        radius: max(0, length(arguments["radius"]) ?? 0), x: length(arguments["x"]) ?? 0,
        y: length(arguments["y"]) ?? 0)
    default: return nil
    }
  }

  private func scale(_ arguments: Arguments) -> Effect {
    var (x, y) = (length(arguments["x"]) ?? 1, length(arguments["y"]) ?? 1)
    if case .term(let size)? = arguments[0] {
      let parts = Arguments(size.arguments)
      (x, y) = (length(parts["width"]) ?? 1, length(parts["height"]) ?? 1)
    } else if let factor = length(arguments[0]) {
      (x, y) = (factor, factor)
    }
    return .scale(x: x, y: y, anchor: anchor(arguments))
  }

  private func anchor(_ arguments: Arguments) -> Gradient.UnitPoint {
    point(arguments["anchor"]) ?? Gradient.UnitPoint(x: 0.5, y: 0.5)
  }

  /// Reads an angle in degrees: `.degrees(45)`, `Angle(radians: 1)`, `.zero`; nil where it is none.
  func degrees(_ value: Value?) -> Double? {
    guard case .term(let term)? = value else { return nil }
    if term.memberName == "zero" { return 0 }
    var name = term.rootName
    var list = term.arguments
    if let step = term.steps.last {
      name = step.name
      list = step.arguments
    }
    let arguments = Arguments(list)
    let degrees = arguments["degrees"] ?? (name == "degrees" ? arguments[0] : nil)
    if let number = length(degrees) { return number }
    let radians = arguments["radians"] ?? (name == "radians" ? arguments[0] : nil)
    return length(radians).map { $0 * 180 / Double.pi }
  }

  // MARK: Colours

  /// Returns a view with its colours changed, as a filter changes them; nil for other modifiers.
  private func colored(
    _ name: String, _ arguments: Arguments, _ view: ResolvedView, _ environment: ViewEnvironment
  ) -> ResolvedView? {
    guard let filter = filter(name, arguments, environment) else { return nil }
    interpreter.standIns?.giveUp()
    let primary = SystemColor.primary.rgba(for: environment.appearance)
    return view.mappingInks { ink in
      // The terminal's own foreground is the primary colour here.
      ink.mappingColors(
        foreground: { .color(filter.applied(to: primary.opacity($0))) }, filter.applied)
    }
  }

  private func filter(_ name: String, _ arguments: Arguments, _ environment: ViewEnvironment)
    -> ColorFilter?
  {
    var amount: Double? { length(arguments[0]) }
    switch name {
    case "brightness": return amount.map { .brightness($0) }
    case "contrast": return amount.map { .contrast($0) }
    case "saturation": return amount.map { .saturation($0) }
    case "grayscale": return amount.map { .saturation(1 - min(max($0, 0), 1)) }
    case "hueRotation": return degrees(arguments[0]).map { .hueRotation(degrees: $0) }
    case "colorInvert": return .inversion
    case "colorMultiply":
      guard case .color(let color)? = try? ink(arguments[0], environment) else { return nil }
      return .product(color)
    default: return nil
    }
  }
}
