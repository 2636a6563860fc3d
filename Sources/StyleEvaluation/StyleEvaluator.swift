import StylePreview
import StyleSyntax
import SwiftText

/// A style in a chain, with the values of its parameters.
package struct StyleUse: Sendable {
  /// Where a style comes from.
  package enum Style: Sendable {
    /// One of SwiftUI's own.
    case builtIn(BuiltInLabelStyle)

    /// A style held as Swift.
    case source(StyleSource)

    /// What a Swift expression gives, as it stands in `labelStyle(…)`: `.iconTint(.green)`.
    case expression(Expression, text: String)
  }

  /// The style.
  package var style: Style

  /// Values for its parameters by name, as Swift.
  package var arguments: [String: Expression]

  /// Creates a use of a style.
  package init(_ style: Style, arguments: [String: Expression] = [:]) {
    self.style = style
    self.arguments = arguments
  }
}

/// What the evaluation of a chain of styles gives.
package struct Resolution: Sendable {
  /// The view that layout sees.
  package var view: ResolvedView

  /// What a person should know: what is left out, each once.
  package var notes: [String]

  /// What VoiceOver speaks.
  package var speech: Speech

  /// What pictures show and a terminal leaves out; nil where there is nothing.
  package var terminalNote: String?

  /// The system symbols that the styles name themselves, each once.
  package var symbols: [String] = []
}

/// Evaluates chains of label styles around a label.
package struct StyleEvaluator {
  private let library: any StyleLibrary
  private let environment: PreviewEnvironment
  private let sets: [String: Expression]

  /// Creates an evaluator.
  ///
  /// `sets` gives values to parameters (`color`, `IconTintLabelStyle.color`) and to names that the
  /// app declares (`IterSpace.lg`).
  package init(
    library: some StyleLibrary, environment: PreviewEnvironment = PreviewEnvironment(),
    sets: [String: Expression] = [:]
  ) {
    self.library = library
    self.environment = environment
    self.sets = sets
  }

  /// Evaluates styles around the placeholder label; the first one is closest to the label.
  ///
  /// With `sampling`, parameters without a value take a sample of their type; without, they are an
  /// error. With `standIns`, these stand for the colours that change with the appearance. Throws
  /// `EvaluationError`, `MissingParameter`, `UnknownStyle` or `UnknownSetting`.
  package func resolve(
    _ chain: [StyleUse], sampling: Bool = false, standIns: StandInColors? = nil
  ) throws -> Resolution {
    let interpreter = Interpreter(
      environment: environment.view, target: environment.target, library: library)
    interpreter.standIns = standIns
    // The interpreter frees all values when it goes: nothing here may outlive it.
    return try withExtendedLifetime(interpreter) {
      try resolve(chain, sampling: sampling, by: interpreter)
    }
  }

  private func resolve(_ chain: [StyleUse], sampling: Bool, by interpreter: Interpreter) throws
    -> Resolution
  {
    var base = environment.view
    let resolver = Resolver(interpreter)
    var parameters = ChainParameters(chain, sets: sets)
    interpreter.freeValues = parameters.freeValues
    try setEnvironment(&base, resolver)
    base.labelStyles = try chain.reversed().map { use in
      switch use.style {
      case .builtIn(let style): .builtIn(style)
      case .source(let source):
        try make(source, use, &parameters, sampling, interpreter, base)
      case .expression(let expression, let text):
        try evaluate(expression, text, resolver, base)
      }
    }
    let views = try resolver.contained(environment, base)
    try parameters.checkNames(consulted: interpreter.consultedNames, modules: interpreter.modules)
    let traits = environment.container?.traits(isEnabled: base.isEnabled) ?? []
    return Resolution(
      view: resolver.columnItem(resolver.one(views), base), notes: interpreter.notes,
      speech: Speech(parts: resolver.spoken, traits: traits),
      terminalNote: interpreter.terminalNote,
      symbols: resolver.symbols)
  }

  private func setEnvironment(_ base: inout ViewEnvironment, _ resolver: Resolver) throws {
    let interpreter = resolver.interpreter
    let scope = emptyScope("environment", base)
    if let tint = environment.tint {
      try resolver.set("tint", interpreter.evaluate(tint, scope), &base)
    }
    for (key, expression) in environment.others.sorted(by: { $0.key < $1.key }) {
      try resolver.set(key, interpreter.evaluate(expression, scope), &base)
    }
  }

  /// A scope that sees no style's own names, for what was typed.
  private func emptyScope(_ name: String, _ base: ViewEnvironment) -> Scope {
    let module = StyleModule(
      StyleSource(name: name, text: "", document: Document()), target: environment.target)
    return Scope(EvaluationContext(module: module, environment: base))
  }

  private func evaluate(
    _ expression: Expression, _ text: String, _ resolver: Resolver, _ base: ViewEnvironment
  ) throws -> LabelStyleEntry {
    let value = try resolver.interpreter.evaluate(expression, emptyScope(text, base))
    guard let style = try resolver.labelStyle(value, base) else { throw UnknownStyle(text: text) }
    return style
  }

  private func make(
    _ source: StyleSource, _ use: StyleUse, _ parameters: inout ChainParameters, _ sampling: Bool,
    _ interpreter: Interpreter, _ environment: ViewEnvironment
  ) throws -> LabelStyleEntry {
    let module = interpreter.load(source)
    guard let type = module.type(named: source.name) else {
      throw EvaluationError(
        style: source.name, message: "\(source.name) is not declared in its own Swift")
    }
    let context = EvaluationContext(module: module, environment: environment)
    var arguments: [EvaluatedArgument] = []
    for (parameter, expression) in parameters.values(of: source, use) {
      if let expression {
        let value = try interpreter.evaluate(expression, Scope(context))
        arguments.append(EvaluatedArgument(label: parameter.label, value: value))
      } else if parameter.isRequired {
        let sample = SampleValue(type: parameter.type, module: module)
        guard sampling else {
          throw MissingParameter(
            style: source.name, name: parameter.name, type: parameter.type, example: sample.text)
        }
        let value = try sample.value ?? interpreter.evaluate(sample.expression, Scope(context))
        arguments.append(EvaluatedArgument(label: parameter.label, value: value))
      }
    }
    let value = try interpreter.construct(type, arguments, context)
    guard case .structure(let structure) = value else {
      throw EvaluationError(style: source.name, message: "\(source.name) could not be made")
    }
    return .structure(structure)
  }
}
