import StyleModel
import StylePreview

extension Resolver {
  /// Returns what a shape style draws with; nil where it is `nil` or not known, which is told.
  func ink(_ value: Value?, _ environment: ViewEnvironment, depth: Int = 0) throws -> Ink? {
    guard let value, !value.isNil else { return nil }
    guard case .term(let term) = value else {
      interpreter.note("a colour that is no colour is left out")
      return nil
    }
    if let ink = try ink(of: term, environment, depth: depth) { return ink }
    if let name = tintSpelling(of: term) {
      interpreter.note("there is no tint for '\(name)', so it is left out")
    } else {
      interpreter.noteUnknown(term.spelling)
    }
    return nil
  }

  /// How the Swift names the tint that a term starts with: `Color("brand")`, `Theme.accent`; nil for a
  /// colour that is made in another way.
  private func tintSpelling(of term: Term) -> String? {
    if let arguments = term.arguments {
      guard term.rootName == "Color", case .string(let name)? = arguments.first?.value else {
        return nil
      }
      return "Color(\"\(name)\")"
    }
    guard let root = term.rootName else { return nil }
    var path = term
    path.steps = Array(term.steps.prefix { $0.arguments == nil })
    // A tint that there is, but that leads to no colour, is told of in other words.
    return tintExists(path.steps.last?.name ?? root) ? nil : path.spelling
  }

  /// Returns what a term draws with; nil where it is no shape style that the preview knows.
  func ink(of term: Term, _ environment: ViewEnvironment, depth: Int = 0) throws -> Ink? {
    guard depth < 16, let root = term.rootName else { return nil }
    var steps = term.steps[...]
    var start: Ink?
    if let arguments = term.arguments {
      start = try made(root, Arguments(arguments), environment, depth: depth + 1)
    } else if term.isImplicit {
      start = system(root, environment, isColor: false)
      if root == "background", let level = background(steps.first?.name, environment) {
        (start, steps) = (level, steps.dropFirst())
      }
    } else if let next = steps.first, Self.isColorType(root) {
      steps = steps.dropFirst()
      start =
        if let arguments = next.arguments {
          try made(next.name, Arguments(arguments), environment, depth: depth + 1)
        } else { system(next.name, environment, isColor: root == "Color") }
      if start == nil { steps = term.steps[...] }
    }
    if start == nil, term.arguments == nil {
      // The longest chain of names without a call is the path of a tint.
      var path = term.isImplicit || !Self.isColorType(root) ? [root] : []
      while let next = steps.first, next.arguments == nil, next.name != "gradient" {
        path.append(next.name)
        steps = steps.dropFirst()
      }
      start = tint(path: path, environment)
    }
    return try start.flatMap { try changed($0, by: steps, environment) }
  }

  private static func isColorType(_ name: String) -> Bool {
    switch name {
    case "Color", "ShapeStyle", "UIColor", "NSColor", "Material", "HierarchicalShapeStyle",
      "ColorResource":
      true
    default: false
    }
  }

  private func changed(
    _ start: Ink, by steps: ArraySlice<Term.Step>, _ environment: ViewEnvironment
  ) throws -> Ink? {
    var ink = start
    for step in steps {
      switch step.name {
      case "opacity", "withAlphaComponent":
        guard let factor = length(Arguments(step.arguments)[0]) else { continue }
        ink = ink.opacity(min(max(factor, 0), 1))
      case "secondary", "tertiary", "quaternary", "quinary":
        ink = level(step.name, of: ink, environment)
      case "primary", "gradient", "asColor", "color": continue
      default:
        interpreter.note("'\(step.name)' of a colour is not drawn by the preview and is left out")
      }
    }
    return ink
  }

  /// Returns a level of the system's background, which has colours of its own; nil for other levels.
  private func background(_ level: String?, _ environment: ViewEnvironment) -> Ink? {
    switch level {
    case "secondary": color(.secondarySystemBackground, environment)
    case "tertiary", "quaternary", "quinary": color(.tertiarySystemBackground, environment)
    default: nil
    }
  }

  /// Returns a colour that SwiftUI has a name for, or nil.
  ///
  /// As a `ShapeStyle`, `.secondary` is a level of the foreground style; as a `Color` it is a
  /// colour of its own.
  private func system(_ name: String, _ environment: ViewEnvironment, isColor: Bool) -> Ink? {
    switch name {
    case "tint": return isColor ? nil : tint(environment)
    case "accentColor", "tintColor": return accent(environment)
    case "foreground": return foreground(environment)
    case "background", "windowBackground": return color(.systemBackground, environment)
    case "fill": return color(.systemFill, environment)
    case "selection" where !isColor: return tint(environment)
    case "placeholder" where !isColor: return color(.tertiary, environment)
    case "bar" where !isColor: return wash(".bar")
    case "separator": return color(.separator, environment)
    case "primary" where !isColor: return foreground(environment)
    case "secondary", "tertiary", "quaternary", "quinary":
      guard !isColor, let foreground = environment.currentForeground else { break }
      return level(name, of: foreground, environment)
    default: break
    }
    if name.hasSuffix("Material") || ["thin", "thick", "regular"].contains(name) {
      return name.hasSuffix("Material") ? wash("." + name) : nil
    }
    if tintExists(name) { return nil }
    guard let system = SystemColor(name: name) else { return nil }
    return color(system, environment)
  }

  /// A material needs what lies behind it; a wash of the foreground stands for it.
  private func wash(_ name: String) -> Ink {
    interpreter.noteApproximated(name)
    return .foreground(0.1)
  }

  private func tintExists(_ name: String) -> Bool {
    // SwiftUI's own names come before tints; UIKit's come after them.
    switch name {
    case "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray", "white", "black", "clear", "primary", "secondary", "tertiary",
      "quaternary", "quinary":
      false
    default: interpreter.library.tint(named: name) != nil
    }
  }

  /// Returns a level of a style: SwiftUI draws the levels of a colour at fixed opacities.
  private func level(_ name: String, of ink: Ink, _ environment: ViewEnvironment) -> Ink {
    switch (ink, name) {
    case (.foreground(1), _): color(SystemColor(name: name) ?? .secondary, environment)
    case (_, "secondary"): ink.opacity(0.5)
    case (_, "tertiary"): ink.opacity(0.25)
    case (_, "quaternary"): ink.opacity(0.18)
    default: ink.opacity(0.1)
    }
  }

  /// What `.tint` draws with: the tint, else the accent colour.
  func tint(_ environment: ViewEnvironment) -> Ink { environment.tint ?? accent(environment) }

  private func accent(_ environment: ViewEnvironment) -> Ink {
    environment.accent ?? .color(shade(environment) { SystemColor.blue.rgba(for: $0) })
  }

  /// Returns a system colour; the labels' colours are opacities of the foreground.
  func color(_ system: SystemColor, _ environment: ViewEnvironment) -> Ink {
    switch system {
    case .secondary, .tertiary, .quaternary, .quinary:
      if environment.drawsSystemLevels { break }
      interpreter.standIns?.giveUp()
      return .foreground(system.rgba(for: environment.appearance).alpha)
    case .primary: return .foreground(system.rgba(for: environment.appearance).alpha)
    case .accentColor: return accent(environment)
    default: break
    }
    return .color(shade(environment) { system.rgba(for: $0) })
  }

  // MARK: Tints

  /// Returns the tint of a path: the whole path first, then its last name.
  private func tint(path: [String], _ environment: ViewEnvironment) -> Ink? {
    guard let last = path.last else { return nil }
    return tint(named: path.joined(separator: "."), environment) ?? tint(named: last, environment)
      ?? (path.count > 1 ? nil : SystemColor(name: last).map { color($0, environment) })
  }

  /// Returns the colour of a tint; aliases are followed, a ring of them is told.
  func tint(named name: String, _ environment: ViewEnvironment) -> Ink? {
    guard let tint = interpreter.library.tint(named: name) else { return nil }
    let aliases = TintAliases(find: interpreter.library.tint(named:))
    if let standIn = standIn(for: tint, aliases) { return standIn }
    switch tint.end(for: environment.appearance, aliases) {
    case .color(let value): return .color(value.rgba)
    case .system(let system): return color(system, environment)
    case .ring:
      interpreter.note("the tint '\(name)' is an alias of itself and is left out")
      return nil
    case .nothing: return nil
    }
  }

  // MARK: Colours that are made

  private func made(
    _ root: String, _ arguments: Arguments, _ environment: ViewEnvironment, depth: Int
  ) throws -> Ink? {
    switch root {
    case "Color", "UIColor", "NSColor", "init": return try color(arguments, environment, depth)
    case "Ink.foreground": return .foreground(min(max(length(arguments[0]) ?? 1, 0), 1))
    case "AnyShapeStyle": return try ink(arguments[0], environment, depth: depth)
    case "ForegroundStyle": return foreground(environment)
    case "BackgroundStyle": return color(.systemBackground, environment)
    case "TintShapeStyle": return tint(environment)
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient",
      "linearGradient", "radialGradient", "angularGradient", "conicGradient", "MeshGradient":
      return try gradient(root, arguments, environment, depth)
    default: return nil
    }
  }

  private func color(_ arguments: Arguments, _ environment: ViewEnvironment, _ depth: Int) throws
    -> Ink?
  {
    let opacity = arguments["opacity"] ?? arguments["alpha"]
    let alpha = min(max(length(opacity) ?? 1, 0), 1)
    if let red = arguments["red"], let green = arguments["green"], let blue = arguments["blue"] {
      let components = [length(red), length(green), length(blue)].map { $0 ?? 0 }
      let space: ColorValue.Space =
        switch name(arguments[0]) {
        case "displayP3"?: .displayP3
        case "sRGBLinear"?: .srgbLinear
        default: .srgb
        }
      return .color(ColorValue(space: space, components: components, alpha: alpha).rgba)
    }
    if let white = length(arguments["white"]) {
      let value = min(max(white, 0), 1)
      return .color(RGBA(red: value, green: value, blue: value, alpha: alpha))
    }
    if let hue = length(arguments["hue"]), let saturation = length(arguments["saturation"]),
      let brightness = length(arguments["brightness"])
    {
      return .color(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }
    let ofSystem = arguments["uiColor"] ?? arguments["nsColor"]
    if let name = name(ofSystem), SystemColor.hasName(name) {
      return SystemColor(name: name).map { color($0, environment) }
    }
    switch ofSystem ?? arguments["named"] ?? arguments[0] {
    case .string(let name)?:
      let path = name.split(separator: "/").joined(separator: ".")
      return tint(named: path, environment)
    case .some(let value): return try ink(value, environment, depth: depth)
    case nil: return nil
    }
  }
}

extension RGBA {
  /// Creates a colour from hue, saturation and brightness, each 0 to 1; a hue beyond goes round.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let parts = ColorValue.rgb(
      hue: hue - hue.rounded(.down), saturation: min(max(saturation, 0), 1),
      brightness: min(max(brightness, 0), 1))
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}
