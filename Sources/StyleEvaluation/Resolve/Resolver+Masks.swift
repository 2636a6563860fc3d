import StylePreview

extension Resolver {
  /// Returns a view of which no more is seen than a mask covers, where that can be drawn.
  ///
  /// A shape cuts any view. Of an area, the letters of the mask are drawn in its colours.
  func masked(
    _ view: ResolvedView, _ arguments: Arguments, _ environment: ViewEnvironment
  ) throws -> ResolvedView {
    guard let content = arguments.content() ?? arguments[0] else { return view }
    let alignment = alignment(arguments["alignment"])
    let mask = try self.view(content, environment, alignment: alignment)
    if case .shape(let shape) = mask, let fill = shape.fill, shape.stroke == nil {
      if case .gradient = fill { interpreter.noteApproximated(".mask") }
      return .clip(shape.kind, view)
    }
    guard case .shape(let area) = view, let ink = area.fill, area.stroke == nil else {
      noteModifier("mask")
      return view
    }
    return directed(
      .layered(
        .hidden(view), layer: mask.mappingInks { _ in ink }, alignment: alignment, isOverlay: true),
      environment)
  }
}
