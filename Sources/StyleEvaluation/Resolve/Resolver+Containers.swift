import StyleModel
import StylePreview
import StyleSyntax

extension Resolver {
  /// Returns the views of a call of a SwiftUI view; nil where the name is none that is drawn.
  func container(_ name: String, _ arguments: Arguments, _ environment: ViewEnvironment) throws
    -> [ResolvedView]?
  {
    switch name {
    case "Label": return try label(arguments, environment)
    case "Text": return [text(arguments, environment)]
    case "Text.joined":
      let parts = try views(arguments[0] ?? .void, environment)
      return [
        row(parts, alignment: Alignment(vertical: .firstTextBaseline), spacing: 0, environment)
      ]
    case "Image": return [image(arguments, environment)]
    case "Spacer": return [.spacer(minLength: length(arguments["minLength"]).map { max(0, $0) })]
    case "Divider": return [.divider(.foreground(0.29))]
    case "EmptyView": return []
    case "AnyView", "_ConditionalContent": return try views(arguments[0] ?? .void, environment)
    case "Group", "Section", "GlassEffectContainer", "ControlGroup":
      return try views(arguments.content() ?? .void, environment)
    case "ForEach": return try loop(arguments, environment)
    case "ViewThatFits": return [try firstFitting(arguments, environment)]
    default:
      if let axis = Self.stackAxis(name) { return [try stack(axis, arguments, environment)] }
      if let style = BuiltInLabelStyle(typeName: name),
        case .configuration(let configuration)? = arguments["configuration"]
      {
        return try builtIn(style, configuration, environment)
      }
      return try otherView(name, arguments, environment)
    }
  }

  /// Returns the axis of a stack's name, lazy stacks and layouts included.
  static func stackAxis(_ name: String) -> StackAxis? {
    switch name {
    case "HStack", "LazyHStack", "HStackLayout": .horizontal
    case "VStack", "LazyVStack", "VStackLayout": .vertical
    case "ZStack", "ZStackLayout": .depth
    default: nil
    }
  }

  private func stack(_ axis: StackAxis, _ arguments: Arguments, _ environment: ViewEnvironment)
    throws -> ResolvedView
  {
    let children = try views(arguments.content() ?? .void, environment)
    let alignment = alignment(arguments["alignment"])
    return directed(
      .stack(axis, alignment: alignment, spacing: length(arguments["spacing"]), children),
      environment)
  }

  private func firstFitting(_ arguments: Arguments, _ environment: ViewEnvironment) throws
    -> ResolvedView
  {
    let axes = arguments["in"].flatMap { edges($0) } ?? ["leading", "top"]
    let start = spoken.count
    let children = try views(arguments.content() ?? .void, environment)
    hearOnce(since: start)
    return .viewThatFits(
      horizontal: axes.contains("leading"), vertical: axes.contains("top"), children)
  }

  private func loop(_ arguments: Arguments, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    guard case .closure(let content)? = arguments.content() else { return [] }
    let elements: [Value]
    switch arguments[0] {
    case .array(let array)?: elements = array
    case .range(let range)?:
      let context = content.scope.context
      elements = try interpreter.elements(of: range, context).map { .integer($0) }
    case let value?:
      noteUnknown(value)
      elements = []
    case nil: elements = []
    }
    guard elements.count <= Budget.elements else {
      throw EvaluationError(message: "a ForEach has more than 10,000 elements")
    }
    return try elements.flatMap { element in
      try views(interpreter.call(content, with: [element]), environment)
    }
  }

  private func text(_ arguments: Arguments, _ environment: ViewEnvironment) -> ResolvedView {
    let value = arguments["verbatim"] ?? arguments[0]
    guard let string = string(value) else {
      if let value { noteUnknown(value) }
      return .text(text(.literal(""), environment))
    }
    spoken.append(.text(string))
    return .text(text(.literal(string), environment))
  }

  private func image(_ arguments: Arguments, _ environment: ViewEnvironment) -> ResolvedView {
    let value = arguments["systemName"] ?? arguments["_internalSystemName"] ?? arguments[0]
    guard let name = string(value ?? arguments["decorative"]) else {
      if let value { noteUnknown(value) }
      return .empty
    }
    if arguments["systemName"] != nil { remember(symbol: name) }
    if arguments["decorative"] == nil { spoken.append(.image(name)) }
    return .symbol(symbol(.named(name), environment))
  }

  /// The number of steps after a root that belong to a colour or another style used as a view.
  func styleLength(of term: Term) -> Int {
    guard let root = term.rootName, term.arguments == nil || Self.isStyle(root) else { return 0 }
    var count = 0
    for step in term.steps {
      let belongs =
        step.arguments == nil || (step.name == "opacity" && count > 0)
        || (step.name == "opacity" && term.arguments != nil)
      guard belongs else { break }
      count += 1
    }
    return count
  }

  private static func isStyle(_ name: String) -> Bool {
    switch name {
    case "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      "MeshGradient", "Gradient":
      true
    default: false
    }
  }

  /// Returns a colour or another style as a view: it fills what it is proposed.
  func styleView(_ term: Term, _ environment: ViewEnvironment) throws -> [ResolvedView]? {
    guard let ink = try ink(of: term, environment) else { return nil }
    return [.shape(ResolvedShape(.rectangle, fill: ink))]
  }
}
