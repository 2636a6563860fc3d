import StyleModel
import StylePreview
import StyleSyntax
import Vocabulary

/// Walks a tree of views from the top with an environment and gives what layout sees.
final class Resolver {
  /// What evaluates bodies and closures.
  let interpreter: Interpreter

  /// What VoiceOver speaks of the views so far.
  var spoken: [Speech.Part] = []

  /// The system symbols that the styles name themselves, each once.
  private(set) var symbols: [String] = []

  private var viewDepth = 0

  /// Creates a resolver.
  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// Returns the views of a value in order; groups and loops give several, `nil` gives none.
  func views(_ value: Value, _ environment: ViewEnvironment) throws -> [ResolvedView] {
    try interpreter.nested {
      switch value {
      case .void, .none: return []
      case .views(let values): return try values.flatMap { try views($0, environment) }
      case .term(let term): return try views(of: term, environment)
      case .structure(let structure): return try views(of: structure, environment)
      case .closure(let closure):
        return try views(interpreter.call(closure, with: []), environment)
      default:
        interpreter.note("a value that is no view is left out")
        return []
      }
    }
  }

  /// Returns one view: several are laid over one another, as SwiftUI does in a layer.
  func view(
    _ value: Value, _ environment: ViewEnvironment, alignment: Alignment = .center,
    axis: StackAxis = .depth
  ) throws -> ResolvedView {
    let views = try views(value, environment)
    switch views.count {
    case 0: return .empty
    case 1: return views[0]
    default:
      return directed(
        .stack(axis, alignment: alignment, spacing: nil, views), environment)
    }
  }

  /// Remembers a system symbol that a style names.
  func remember(symbol name: String) {
    if symbols.count < 100, !symbols.contains(name) { symbols.append(name) }
  }

  // MARK: Modifiers

  private func views(of term: Term, _ environment: ViewEnvironment) throws -> [ResolvedView] {
    if let expanded = try expanding(term) { return try views(expanded, environment) }
    viewDepth += term.steps.count
    defer { viewDepth -= term.steps.count }
    if viewDepth > Budget.viewDepth {
      throw EvaluationError(
        style: interpreter.calls.first, message: "a view has more than 400 modifiers around it")
    }
    let valueSteps = styleLength(of: term)
    var environments: [ViewEnvironment] = []
    var current = environment
    for step in term.steps[valueSteps...].reversed() {
      environments.append(current)
      try change(&current, by: step)
    }
    environments.reverse()
    var root = term
    root.steps = Array(term.steps[..<valueSteps])
    var steps = term.steps[valueSteps...]
    let start = spoken.count
    var result: [ResolvedView]
    if valueSteps == 0, let kind = try shape(ofRoot: term) {
      result = [try drawnShape(kind, &steps, &environments, current)]
    } else {
      result = try views(ofRoot: root, current)
    }
    for (step, environment) in zip(steps, environments) {
      result = try result.map { try apply(step, to: $0, environment) }
      hear(step, since: start)
    }
    return result
  }

  /// Rewrites a term whose steps make another view of it; nil where none does.
  private func expanding(_ term: Term) throws -> Value? {
    if let first = term.steps.first, let name = term.rootName, let arguments = first.arguments {
      if first.name == "makeBody", BuiltInLabelStyle(typeName: name) != nil {
        return .term(term.replacingRoot(name, arguments))
      }
      if first.name == "callAsFunction", let (name, list) = layout(term) {
        return .term(term.replacingRoot(name, list + arguments))
      }
    }
    for (index, step) in term.steps.enumerated().reversed() where step.name == "modifier" {
      guard case .structure(let structure)? = step.arguments?.first?.value else { continue }
      var content = term
      content.steps = Array(term.steps[..<index])
      let body = try interpreter.body(of: structure, content: .term(content))
      guard let body else { continue }
      var result = Term(.value(body))
      result.steps = Array(term.steps[(index + 1)...])
      return .term(result)
    }
    return nil
  }

  /// Returns the stack that `HStackLayout()` or `AnyLayout(HStackLayout())` is, with its arguments.
  private func layout(_ term: Term, depth: Int = 0) -> (String, [EvaluatedArgument])? {
    guard let name = term.rootName, depth < 4 else { return nil }
    if name == "AnyLayout", case .term(let inner)? = term.arguments?.first?.value {
      return layout(inner, depth: depth + 1)
    }
    return Self.stackAxis(name) == nil ? nil : (name, term.arguments ?? [])
  }

  // MARK: Roots

  private func views(ofRoot term: Term, _ environment: ViewEnvironment) throws -> [ResolvedView] {
    try interpreter.countView()
    switch term.root {
    case .part(let part, let configuration):
      return try views(of: part, configuration, environment)
    case .value(let value): return try views(value, environment)
    case .implicit: return try styleView(term, environment) ?? placeholder(term)
    case .name(let name):
      if let views = try container(name, Arguments(term.arguments), environment) { return views }
      return try styleView(term, environment) ?? placeholder(term)
    }
  }

  private func views(
    of part: LabelPart, _ configuration: LabelConfiguration, _ environment: ViewEnvironment
  )
    throws -> [ResolvedView]
  {
    switch part == .title ? configuration.title : configuration.icon {
    case .placeholder:
      spoken.append(part == .title ? .title : .icon)
      return part == .title
        ? [.text(text(.title, environment))] : [.symbol(symbol(.icon, environment))]
    case .closure(let closure):
      return try views(interpreter.call(closure, with: []), environment)
    case .value(let value): return try views(value, environment)
    }
  }

  private func views(of structure: StructureValue, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    try interpreter.countView()
    if let bounds = bounds(of: structure) {
      return [.shape(ResolvedShape(bounds.kind, fill: foreground(environment)))]
    }
    var installed = structure
    installed.environment = environment
    let value = Value.structure(installed)
    let context = try interpreter.context(of: structure.type, environment)
    return try interpreter.entering(structure.type.name, context) {
      guard let body = try interpreter.declaredMember("body", of: value, context) else {
        return try placeholder(Term(structure.type.name, []))
      }
      return try views(body, environment)
    }
  }

  /// Returns what stands for a view that the preview does not know: its name.
  private func placeholder(_ term: Term) throws -> [ResolvedView] {
    let name = term.spelling
    let isKnown = Vocabulary.view(term.rootName ?? "") != nil
    interpreter.note(
      "the view '\(name)' is not \(isKnown ? "drawn by" : "known to") the preview and is drawn as its name"
    )
    return [.text(ResolvedText(.literal("‹\(term.rootName ?? name)›"), ink: .foreground(0.6)))]
  }
}
