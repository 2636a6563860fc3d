import StylePreview

extension Resolver {
  /// A shape with the distance it is inset by.
  struct Outline {
    /// The shape.
    var kind: ShapeKind

    /// The distance it is inset by on every side.
    var inset: Double = 0
  }

  /// Returns the shape that a value means, as `in:` and `clipShape` take it; nil where it is none.
  func outline(_ value: Value?) throws -> Outline? {
    if case .structure(let structure)? = value { return bounds(of: structure) }
    guard case .term(let term)? = value, var outline = try shape(ofRoot: term) else { return nil }
    for step in term.steps where step.name == "inset" {
      outline.inset += length(Arguments(step.arguments)["by"]) ?? 0
    }
    return outline
  }

  /// Returns the shape that the root of a term is; nil where it is none.
  func shape(ofRoot term: Term) throws -> Outline? {
    if case .value(.structure(let structure)) = term.root { return bounds(of: structure) }
    guard let name = term.rootName else { return nil }
    let arguments = Arguments(term.arguments)
    switch name {
    case "Rectangle" where term.arguments != nil: return Outline(kind: .rectangle)
    case "Capsule" where term.arguments != nil: return Outline(kind: .capsule)
    case "Circle" where term.arguments != nil: return Outline(kind: .circle)
    case "Ellipse" where term.arguments != nil: return Outline(kind: .ellipse)
    case "RoundedRectangle" where term.arguments != nil,
      "UnevenRoundedRectangle" where term.arguments != nil,
      "ConcentricRectangle" where term.arguments != nil,
      "ContainerRelativeShape" where term.arguments != nil:
      return Outline(kind: roundedRectangle(arguments))
    case "AnyShape": return try outline(arguments[0])
    default: break
    }
    guard term.isImplicit else { return nil }
    switch name {
    case "capsule", "buttonBorder": return Outline(kind: .capsule)
    case "circle": return Outline(kind: .circle)
    case "ellipse": return Outline(kind: .ellipse)
    case "rect" where term.arguments == nil: return Outline(kind: .rectangle)
    case "rect", "containerRelative":
      return Outline(kind: roundedRectangle(arguments))
    default: return nil
    }
  }

  /// The bounds of a shape that a style declares, whose path is code; nil for other structures.
  func bounds(of structure: StructureValue) -> Outline? {
    let isShape = structure.type.inherits.contains {
      ["Shape", "InsettableShape"].contains($0.split(separator: ".").last)
    }
    guard isShape else { return nil }
    interpreter.noteApproximated(structure.type.name)
    return Outline(kind: .rectangle)
  }

  private func roundedRectangle(_ arguments: Arguments) -> ShapeKind {
    .roundedRectangle(
      cornerRadius: radius(arguments), isContinuous: name(arguments["style"]) != "circular")
  }

  private func radius(_ arguments: Arguments) -> Double {
    if let size = arguments["cornerSize"], case .term(let term) = size {
      return max(0, length(Arguments(term.arguments)["width"]) ?? 0)
    }
    if let radius = arguments["cornerRadius"] { return max(0, length(radius) ?? 0) }
    // The corners of an uneven rectangle are drawn alike, with the largest of its radii.
    let corners = arguments.labels.filter { $0.hasSuffix("Radius") }
    if case .term(let term)? = arguments["cornerRadii"] { return radius(Arguments(term.arguments)) }
    let radii = corners.compactMap { arguments[$0].flatMap { length($0) } }
    let corner = arguments["topLeading"] ?? arguments["corners"]
    return max(0, radii.max() ?? corner.flatMap { length($0) } ?? 0)
  }

  /// Returns a shape with what is filled and stroked along the steps after it, which are taken off.
  func drawnShape(
    _ outline: Outline, _ steps: inout ArraySlice<Term.Step>,
    _ environments: inout [ViewEnvironment], _ environment: ViewEnvironment
  ) throws -> ResolvedView {
    try interpreter.countView()
    var shape = ResolvedShape(outline.kind)
    shape.inset = outline.inset
    var isDrawn = false
    while let step = steps.first, let place = environments.first {
      let arguments = Arguments(step.arguments)
      switch step.name {
      case "fill":
        let style = try ink(arguments[0], place)
        shape.fill = arguments.isEmpty ? foreground(environment) : style
        isDrawn = true
      case "stroke", "strokeBorder":
        shape.stroke = try stroke(arguments, place, isInside: step.name == "strokeBorder")
        isDrawn = true
      case "inset" where !isDrawn: shape.inset += length(arguments["by"]) ?? 0
      case "trim" where !isDrawn, "rotation" where !isDrawn, "scale" where !isDrawn:
        // The outline itself is changed, of which drawings have a few fixed ones.
        interpreter.noteUndrawn(step.name)
      default:
        return finished(shape, isDrawn, environment)
      }
      steps = steps.dropFirst()
      environments.removeFirst()
    }
    return finished(shape, isDrawn, environment)
  }

  private func finished(_ shape: ResolvedShape, _ isDrawn: Bool, _ environment: ViewEnvironment)
    -> ResolvedView
  {
    var shape = shape
    if !isDrawn { shape.fill = foreground(environment) }
    return .shape(shape)
  }

  /// What leaves are drawn with where they say nothing else.
  func foreground(_ environment: ViewEnvironment) -> Ink {
    environment.currentForeground ?? .foreground(1)
  }

  /// Reads the arguments of `stroke`, `strokeBorder`: a style, and a width or a `StrokeStyle`.
  func stroke(_ arguments: Arguments, _ environment: ViewEnvironment, isInside: Bool) throws
    -> Stroke
  {
    var ink = foreground(environment)
    var style = arguments["style"]
    if let first = arguments[0] {
      if case .term(let term) = first, term.rootName == "StrokeStyle" {
        style = first
      } else if let given = try self.ink(first, environment) {
        ink = given
      }
    }
    var stroke = Stroke(ink: ink, isInside: isInside)
    if case .term(let term)? = style {
      let arguments = Arguments(term.arguments)
      stroke.lineWidth = length(arguments["lineWidth"]) ?? 1
      stroke.dashPhase = length(arguments["dashPhase"]) ?? 0
      stroke.cap = name(arguments["lineCap"]).flatMap(Stroke.Cap.init) ?? .butt
      stroke.join = name(arguments["lineJoin"]).flatMap(Stroke.Join.init) ?? .miter
      if case .array(let lengths)? = arguments["dash"] {
        stroke.dash = lengths.prefix(64).compactMap { length($0) }.map { max(0, $0) }
        if !stroke.dash.contains(where: { $0 > 0 }) { stroke.dash = [] }
      }
    } else if let width = length(arguments["lineWidth"]) {
      stroke.lineWidth = width
    }
    stroke.lineWidth = max(0, stroke.lineWidth)
    return stroke
  }
}
