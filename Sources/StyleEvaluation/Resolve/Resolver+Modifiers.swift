import StyleModel
import StylePreview
import Vocabulary

extension Resolver {
  /// Wraps a view as a modifier does; what only changes the environment leaves it as it is.
  func apply(_ step: Term.Step, to view: ResolvedView, _ environment: ViewEnvironment) throws
    -> ResolvedView
  {
    guard let list = step.arguments else {
      interpreter.noteUnknown("." + step.name)
      return view
    }
    let arguments = Arguments(list)
    if let result = try placed(step.name, arguments, view, environment)
      ?? drawn(step.name, arguments, view)
      ?? effected(step.name, arguments, view, environment)
    {
      return result
    }
    switch step.name {
    case "glassEffect": return try glass(arguments, view, environment)
    case "background", "overlay", "border":
      return try layered(step.name, arguments, view, environment)
    case "clipShape", "mask", "cornerRadius", "clipped":
      return try clipped(step.name, arguments, view, environment)
    case "modifier":
      if case .term(let modifier)? = arguments[0] {
        interpreter.noteUnknown(".modifier(\(modifier.spelling))")
      }
      return view
    default:
      noteModifier(step.name)
      return view
    }
  }

  // MARK: Places

  private func placed(
    _ name: String, _ arguments: Arguments, _ view: ResolvedView, _ environment: ViewEnvironment
  ) -> ResolvedView? {
    switch name {
    case "padding", "safeAreaPadding", "scenePadding":
      return directed(.padding(padding(arguments), view), environment)
    case "frame":
      guard let limits = frameLimits(arguments) else { return view }
      return directed(
        .frame(limits, alignment: alignment(arguments["alignment"]), view), environment)
    case "fixedSize":
      let isBare = arguments.isEmpty
      return .fixedSize(
        horizontal: flag(arguments["horizontal"], default: isBare),
        vertical: flag(arguments["vertical"], default: isBare), view)
    case "layoutPriority": return length(arguments[0]).map { .layoutPriority($0, view) } ?? view
    case "offset":
      let (x, y) = offset(arguments)
      return directed(.offset(x: x, y: y, view), environment)
    case "aspectRatio", "scaledToFit", "scaledToFill", "position", "zIndex":
      return placement(name, arguments).map { .placed($0, view) } ?? view
    default: return nil
    }
  }

  private func offset(_ arguments: Arguments) -> (x: Double, y: Double) {
    guard case .term(let size)? = arguments[0] else {
      return (length(arguments["x"]) ?? 0, length(arguments["y"]) ?? 0)
    }
    let parts = Arguments(size.arguments)
    return (length(parts["width"]) ?? 0, length(parts["height"]) ?? 0)
  }

  private func padding(_ arguments: Arguments) -> EdgeInsets {
    guard let first = arguments[0] else {
      return EdgeInsets(top: nil, leading: nil, bottom: nil, trailing: nil)
    }
    if let insets = insets(first) { return insets }
    if let edges = edges(first) {
      let amount = length(arguments[1])
      func inset(_ edge: String) -> Double? { edges.contains(edge) ? amount : 0 }
      return EdgeInsets(
        top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
        trailing: inset("trailing"))
    }
    let amount = length(first)
    return EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
  }

  /// Reads the limits of a frame; nil where none of them is known.
  private func frameLimits(_ arguments: Arguments) -> FrameLimits? {
    var limits = FrameLimits()
    func size(_ label: String) -> Double? { length(arguments[label]).map { max(0, $0) } }
    func maximum(_ label: String) -> Double? {
      length(arguments[label], isMaximum: true).map { max(0, $0) }
    }
    limits.width = size("width")
    limits.height = size("height")
    limits.minWidth = size("minWidth")
    limits.idealWidth = size("idealWidth")
    limits.maxWidth = maximum("maxWidth")
    limits.minHeight = size("minHeight")
    limits.idealHeight = size("idealHeight")
    limits.maxHeight = maximum("maxHeight")
    return limits == FrameLimits() && !arguments.isEmpty ? nil : limits
  }

  // MARK: Drawing

  private func drawn(_ name: String, _ arguments: Arguments, _ view: ResolvedView)
    -> ResolvedView?
  {
    switch name {
    case "opacity":
      return length(arguments[0]).map { .opacity(min(max($0, 0), 1), view) } ?? view
    case "hidden": return .hidden(view)
    default: return nil
    }
  }

  private func layered(
    _ name: String, _ arguments: Arguments, _ view: ResolvedView, _ environment: ViewEnvironment
  ) throws -> ResolvedView {
    let isOverlay = name != "background"
    let alignment = alignment(arguments["alignment"])
    let layer =
      name == "border"
      ? try border(arguments, environment) : try layer(arguments, isOverlay, alignment, environment)
    guard let layer else { return view }
    return directed(
      .layered(view, layer: layer, alignment: alignment, isOverlay: isOverlay), environment)
  }

  private func border(_ arguments: Arguments, _ environment: ViewEnvironment) throws
    -> ResolvedView?
  {
    guard let ink = try ink(arguments[0], environment) else { return nil }
    let width = max(0, length(arguments["width"]) ?? 1)
    let stroke = Stroke(ink: ink, lineWidth: width, isInside: true)
    return .shape(ResolvedShape(.rectangle, stroke: stroke))
  }

  /// Returns what `background` or `overlay` puts behind or over a view; nil where it is not known.
  private func layer(
    _ arguments: Arguments, _ isOverlay: Bool, _ alignment: Alignment,
    _ environment: ViewEnvironment
  ) throws -> ResolvedView? {
    if let content = arguments.content() {
      return try view(content, environment, alignment: alignment)
    }
    let place = arguments["in"]
    guard let first = arguments[0] else {
      // SwiftUI: a background without a style is the system's background.
      return try filled(background(environment), place)
    }
    if place != nil { return try ink(first, environment).flatMap { try filled($0, place) } }
    if case .term(let term) = first, try shape(ofRoot: term) == nil,
      styleLength(of: term) == term.steps.count
    {
      if let ink = try ink(of: term, environment) { return try filled(ink, nil) }
      if term.arguments == nil {
        interpreter.noteUnknown(term.spelling)
        return nil
      }
    }
    if first.isNil { return nil }
    return try view(first, environment, alignment: alignment)
  }

  /// What `backgroundStyle` was set to, else the system's background.
  private func background(_ environment: ViewEnvironment) throws -> Ink {
    try environment.others["backgroundStyle"].flatMap { try ink($0, environment) }
      ?? .color(shade(environment) { SystemColor.systemBackground.rgba(for: $0) })
  }

  /// Returns a view on glass, which is drawn as a wash of its tint, in a capsule unless told otherwise.
  private func glass(
    _ arguments: Arguments, _ view: ResolvedView, _ environment: ViewEnvironment
  ) throws -> ResolvedView {
    guard flag(arguments["isEnabled"], default: true) else { return view }
    interpreter.noteApproximated(".glassEffect")
    var wash = Ink.foreground(0.1)
    if case .term(let glass)? = arguments[0] {
      if glass.memberName == "identity" { return view }
      for step in glass.steps where step.name == "tint" {
        if let tint = try ink(Arguments(step.arguments)[0], environment) {
          wash = tint.opacity(0.3)
        }
      }
    }
    let place = arguments["in"] ?? .term(Term(.implicit("capsule")))
    guard let layer = try filled(wash, place) else { return view }
    return .layered(view, layer: layer, alignment: .center, isOverlay: false)
  }

  private func filled(_ ink: Ink, _ place: Value?) throws -> ResolvedView? {
    guard let place else { return .shape(ResolvedShape(.rectangle, fill: ink)) }
    guard let outline = try outline(place) else {
      noteUnknown(place)
      return .shape(ResolvedShape(.rectangle, fill: ink))
    }
    var shape = ResolvedShape(outline.kind, fill: ink)
    shape.inset = outline.inset
    return .shape(shape)
  }

  private func clipped(
    _ name: String, _ arguments: Arguments, _ view: ResolvedView, _ environment: ViewEnvironment
  ) throws -> ResolvedView {
    switch name {
    case "clipped": return .clip(.rectangle, view)
    case "cornerRadius":
      return .clip(.roundedRectangle(cornerRadius: max(0, length(arguments[0]) ?? 0)), view)
    default:
      guard let outline = try outline(arguments[0] ?? arguments["style"]) else {
        if name == "mask" { return try masked(view, arguments, environment) }
        noteModifier(name)
        return view
      }
      return .clip(outline.kind, view)
    }
  }

  // MARK: What is not drawn

  /// Tells that a modifier is left out, where it would be seen.
  func noteModifier(_ name: String) {
    switch name {
    case _ where ModifierKind.changesEnvironment(name) || ModifierKind.drawsNothing(name): break
    case _ where Vocabulary.modifier(name) != nil:
      interpreter.noteUndrawn(name)
    default: interpreter.noteUnknown("." + name)
    }
  }
}
