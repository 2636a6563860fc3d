import StylePreview

extension Resolver {
  /// The most stops of a gradient.
  private static let stopLimit = 64

  /// Returns what a gradient draws with; nil where it has no colour.
  ///
  /// One that turns around a place, or is a mesh, is drawn flat in its first colour.
  func gradient(
    _ root: String, _ arguments: Arguments, _ environment: ViewEnvironment, _ depth: Int
  ) throws -> Ink? {
    let stops = try stops(arguments, environment, depth)
    guard let first = stops.first else {
      return try (arguments["gradient"] ?? arguments[0]).flatMap {
        try ink($0, environment, depth: depth)
      }
    }
    guard stops.count > 1 else { return first.ink }
    guard let course = course(root, arguments) else {
      interpreter.noteApproximated(root)
      return first.ink
    }
    return .gradient(Gradient(course, stops))
  }

  private func stops(_ arguments: Arguments, _ environment: ViewEnvironment, _ depth: Int) throws
    -> [Gradient.Stop]
  {
    guard depth < 16 else { return [] }
    if case .term(let term)? = arguments["gradient"] ?? arguments[0],
      term.rootName == "Gradient" || term.rootName == "init", let inner = term.arguments
    {
      return try stops(Arguments(inner), environment, depth + 1)
    }
    guard case .array(let elements)? = arguments["colors"] ?? arguments["stops"] else { return [] }
    let shown = elements.prefix(Self.stopLimit)
    return try shown.enumerated().compactMap { index, element in
      var color = element
      var location = shown.count > 1 ? Double(index) / Double(shown.count - 1) : 0
      if case .term(let term) = element, let inner = term.arguments {
        let stop = Arguments(inner)
        if let own = stop["color"] {
          color = own
          location = length(stop["location"]) ?? location
        }
      }
      guard let ink = try ink(color, environment, depth: depth + 1) else { return nil }
      return Gradient.Stop(location: min(max(location, 0), 1), ink: ink.flat)
    }
  }

  private func course(_ root: String, _ arguments: Arguments) -> Gradient.Course? {
    switch root {
    case "LinearGradient", "linearGradient":
      return .linear(
        from: point(arguments["startPoint"]) ?? Gradient.UnitPoint(x: 0.5, y: 0),
        to: point(arguments["endPoint"]) ?? Gradient.UnitPoint(x: 0.5, y: 1))
    case "RadialGradient", "radialGradient":
      return .radial(
        center: point(arguments["center"]) ?? Gradient.UnitPoint(x: 0.5, y: 0.5),
        startRadius: max(0, length(arguments["startRadius"]) ?? 0),
        endRadius: max(0, length(arguments["endRadius"]) ?? 0))
    default: return nil
    }
  }

  /// Reads a place: `.topLeading`, `UnitPoint(x: 0.2, y: 0.8)`; nil where it is none.
  func point(_ value: Value?) -> Gradient.UnitPoint? {
    guard let value else { return nil }
    if case .term(let term) = value, let list = term.arguments ?? term.steps.last?.arguments {
      let arguments = Arguments(list)
      return Gradient.UnitPoint(
        x: length(arguments["x"]) ?? 0, y: length(arguments["y"]) ?? 0)
    }
    switch name(value) {
    case "zero"?, "topLeading"?: return Gradient.UnitPoint(x: 0, y: 0)
    case "top"?: return Gradient.UnitPoint(x: 0.5, y: 0)
    case "topTrailing"?: return Gradient.UnitPoint(x: 1, y: 0)
    case "leading"?: return Gradient.UnitPoint(x: 0, y: 0.5)
    case "center"?: return Gradient.UnitPoint(x: 0.5, y: 0.5)
    case "trailing"?: return Gradient.UnitPoint(x: 1, y: 0.5)
    case "bottomLeading"?: return Gradient.UnitPoint(x: 0, y: 1)
    case "bottom"?: return Gradient.UnitPoint(x: 0.5, y: 1)
    case "bottomTrailing"?: return Gradient.UnitPoint(x: 1, y: 1)
    default:
      noteUnknown(value)
      return nil
    }
  }
}
