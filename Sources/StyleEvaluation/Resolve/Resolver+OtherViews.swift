import StyleModel
import StylePreview

extension Resolver {
  /// Returns the views of controls and of containers that a label style seldom has; nil for others.
  ///
  /// They are drawn as what they hold, in the arrangement that iOS gives them.
  func otherView(_ name: String, _ arguments: Arguments, _ environment: ViewEnvironment) throws
    -> [ResolvedView]?
  {
    switch name {
    case "Button", "Link", "NavigationLink", "Menu":
      return try tinted(
        label(of: arguments, orContent: name == "Button" || name == "Link"), environment)
    case "Toggle": return [try spread(label(of: arguments, orContent: true), toggle, environment)]
    case "LabeledContent":
      return [try spread(label(of: arguments), value(of: arguments), environment)]
    case "List", "Form", "ScrollView", "NavigationStack", "DisclosureGroup", "GroupBox":
      let title = try label(of: arguments)(environment)
      return [column(title + (try views(arguments.content() ?? .void, environment)), environment)]
    case "Grid":
      let rows = try views(arguments.content() ?? .void, environment)
      let spacing = length(arguments["verticalSpacing"])
      return [
        .stack(
          .vertical, alignment: alignment(arguments["alignment"]), spacing: spacing, rows)
      ]
    case "GridRow":
      let cells = try views(arguments.content() ?? .void, environment)
      return [
        row(cells, alignment: alignment(arguments["alignment"]), spacing: nil, environment)
      ]
    case "GeometryReader": return [try geometry(arguments, environment)]
    case "ProgressView", "Gauge": return try progress(arguments, environment)
    default: return nil
    }
  }

  /// What is shown of a control in an environment.
  private typealias Content = (ViewEnvironment) throws -> [ResolvedView]

  /// The label of a control: a closure, or a title with a symbol.
  ///
  /// With `orContent`, a closure without a label is it where there is no title: `Button(action: f) { … }`.
  private func label(of arguments: Arguments, orContent: Bool = false) -> Content {
    if let label = arguments["label"] { return { try self.views(label, $0) } }
    if let title = arguments[0], string(title) != nil {
      var list = [EvaluatedArgument(label: nil, value: title)]
      guard let symbol = arguments["systemImage"] else {
        return { try self.views(.term(Term("Text", list)), $0) }
      }
      list.append(EvaluatedArgument(label: "systemImage", value: symbol))
      return { try self.views(.term(Term("Label", list)), $0) }
    }
    guard orContent, let content = arguments.content() else { return { _ in [] } }
    return { try self.views(content, $0) }
  }

  /// SwiftUI: an iOS button draws its label in the tint where nothing else is set.
  private func tinted(_ content: Content, _ environment: ViewEnvironment) throws -> [ResolvedView] {
    var inner = environment
    inner.defaultForeground = environment.isEnabled ? tint(environment) : .foreground(0.3)
    return try content(inner)
  }

  private func value(of arguments: Arguments) -> Content {
    if let content = arguments.content() { return { try self.views(content, $0) } }
    guard let value = arguments["value"] else { return { _ in [] } }
    return {
      try self.views(.term(Term("Text", [EvaluatedArgument(label: nil, value: value)])), $0)
    }
  }

  /// Two ends of a row with what is free between them.
  private func spread(_ first: Content, _ second: Content, _ environment: ViewEnvironment) throws
    -> ResolvedView
  {
    row(
      try first(environment) + [.spacer(minLength: nil)] + (try second(environment)),
      alignment: .center, spacing: nil, environment)
  }

  /// A switch that is on: measured 51 by 31 points on iOS.
  private func toggle(_ environment: ViewEnvironment) -> [ResolvedView] {
    var size = FrameLimits()
    (size.width, size.height) = (51, 31)
    let ground = ResolvedShape(
      .capsule, fill: environment.tint ?? color(.green, environment))
    var knob = ResolvedShape(.circle, fill: .color(.white))
    knob.inset = 2
    return [
      .layered(
        .frame(size, alignment: .center, .shape(ground)), layer: .shape(knob),
        alignment: Alignment(horizontal: .trailing), isOverlay: true)
    ]
  }

  private func column(_ views: [ResolvedView], _ environment: ViewEnvironment) -> ResolvedView {
    directed(
      .stack(.vertical, alignment: Alignment(horizontal: .leading), spacing: nil, views),
      environment)
  }

  /// SwiftUI: a reader takes all that it is proposed and places its views at the top leading corner.
  private func geometry(_ arguments: Arguments, _ environment: ViewEnvironment) throws
    -> ResolvedView
  {
    guard case .closure(let closure)? = arguments.content() else { return .empty }
    interpreter.noteApproximated("GeometryReader")
    let value = try interpreter.call(closure, with: [.term(Term("GeometryProxy", []))])
    var limits = FrameLimits()
    (limits.maxWidth, limits.maxHeight) = (.infinity, .infinity)
    return directed(
      .frame(
        limits, alignment: Alignment(horizontal: .leading, vertical: .top),
        try view(value, environment)), environment)
  }

  /// A bar where there is a value, else a symbol that stands for what turns.
  private func progress(_ arguments: Arguments, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    let title = try label(of: arguments)(environment)
    guard let value = length(arguments["value"]) else {
      interpreter.noteApproximated("ProgressView")
      let wheel = ResolvedView.symbol(symbol(.named("circle.dashed"), environment))
      return [.stack(.vertical, alignment: .center, spacing: nil, title + [wheel])]
    }
    let total = max(length(arguments["total"]) ?? 1, 0.001)
    let share = min(max(value / total, 0), 1)
    var height = FrameLimits()
    height.height = 4
    // A gradient with a sharp step fills the share of the bar, however long it is.
    let ink = Ink.gradient(
      Gradient(
        .linear(from: Gradient.UnitPoint(x: 0, y: 0.5), to: Gradient.UnitPoint(x: 1, y: 0.5)),
        [
          Gradient.Stop(location: 0, ink: tint(environment)),
          Gradient.Stop(location: share, ink: tint(environment)),
          Gradient.Stop(location: share, ink: color(.systemFill, environment)),
          Gradient.Stop(location: 1, ink: color(.systemFill, environment)),
        ]))
    let bar = ResolvedView.shape(ResolvedShape(.capsule, fill: ink))
    return [column(title + [.frame(height, alignment: .center, bar)], environment)]
  }
}
