import StyleModel
import StylePreview
import StyleSyntax

extension Resolver {
  /// Returns the views of a label: the nearest style is taken off, and what it makes is resolved
  /// with the styles around it.
  func label(_ configuration: LabelConfiguration, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    var environment = environment
    let entry = environment.labelStyles.popLast()
    switch entry {
    case nil: return try builtIn(.automatic, configuration, environment)
    case .builtIn(let style)?: return try builtIn(style, configuration, environment)
    case .structure(let structure)?: return try styled(structure, configuration, environment)
    }
  }

  /// Returns the views of one of SwiftUI's own styles, which ask no style around them.
  func builtIn(
    _ style: BuiltInLabelStyle, _ configuration: LabelConfiguration,
    _ environment: ViewEnvironment
  ) throws -> [ResolvedView] {
    switch style {
    case .automatic: return try automatic(configuration, environment)
    case .titleAndIcon: return try titleAndIcon(configuration, environment)
    case .titleOnly: return try views(.term(Term(.part(.title, configuration))), environment)
    case .iconOnly:
      noteUncentredIcon(environment)
      let start = spoken.count
      let icons = try views(.term(Term(.part(.icon, configuration))), environment)
      // SwiftUI: the title is still what VoiceOver speaks.
      spoken.removeSubrange(start...)
      _ = try views(.term(Term(.part(.title, configuration))), environment)
      return icons
    }
  }

  /// Tells of an icon alone that iOS 15 does not centre in a button with a border.
  ///
  /// It is so at the accessibility sizes of text (FB9951097); what is drawn is how iOS 16 has it.
  private func noteUncentredIcon(_ environment: ViewEnvironment) {
    guard environment.isInBorderedButton, !isMac, !isAvailable("iOS 16"),
      TextSize.isAccessibilitySize(environment.dynamicTypeSize)
    else { return }
    interpreter.note(
      "before iOS 16 a bordered button does not centre an icon alone at accessibility sizes of text"
    )
  }

  /// Returns the icon and the title beside it, the icon in an environment that is changed for it.
  func titleAndIcon(
    _ configuration: LabelConfiguration, _ environment: ViewEnvironment,
    changingIcon change: (inout ViewEnvironment) throws -> Void = { _ in }
  ) throws -> [ResolvedView] {
    let start = spoken.count
    var inner = environment
    try change(&inner)
    var icons = try views(.term(Term(.part(.icon, configuration))), inner)
    spoken.removeSubrange(start...)
    if let width = environment.reservedIconWidth {
      var limits = FrameLimits()
      limits.width = width
      icons = icons.map { .frame(limits, alignment: .center, $0) }
    }
    var lines = environment
    lines.textAlignment = .leading
    let titles = try views(.term(Term(.part(.title, configuration))), lines)
    // SwiftUI: a label's icon and title are 8 points apart, aligned on the title's first line.
    return [
      row(
        icons + titles, alignment: Alignment(vertical: .firstTextBaseline),
        spacing: environment.iconToTitleSpacing ?? 8, environment)
    ]
  }

  private func styled(
    _ structure: StructureValue, _ configuration: LabelConfiguration,
    _ environment: ViewEnvironment
  ) throws -> [ResolvedView] {
    var installed = structure
    installed.environment = environment
    let context = try interpreter.context(of: structure.type, environment)
    let outer = environment.labelStyles.count
    return try interpreter.entering(structure.type.name, context, outerStyles: outer) {
      let style = Value.structure(installed)
      guard let function = try interpreter.declaredMember("makeBody", of: style, context) else {
        throw interpreter.failure("\(structure.type.name) has no makeBody(configuration:)", context)
      }
      let argument = EvaluatedArgument(label: "configuration", value: .configuration(configuration))
      let body = try interpreter.call(function, with: [argument], context)
      return try views(body, environment)
    }
  }

  /// Returns the views of `Label(…)` in any of its forms.
  func label(_ arguments: Arguments, _ environment: ViewEnvironment) throws -> [ResolvedView] {
    if case .configuration(let configuration)? = arguments[0] {
      return try label(configuration, environment)
    }
    let title: LabelConfiguration.Content
    if let content = arguments["title"] ?? arguments.content("title") {
      title = self.content(content)
    } else {
      let text = EvaluatedArgument(label: "verbatim", value: arguments[0] ?? .string(""))
      title = .value(.term(Term("Text", [text])))
    }
    let icon: LabelConfiguration.Content
    if let content = arguments["icon"] {
      icon = self.content(content)
    } else if let name = arguments["systemImage"] ?? arguments["image"] {
      icon = .value(
        .term(Term("Image", [EvaluatedArgument(label: "systemName", value: name)])))
    } else {
      icon = .value(.void)
    }
    return try label(LabelConfiguration(title: title, icon: icon), environment)
  }

  private func content(_ value: Value) -> LabelConfiguration.Content {
    if case .closure(let closure) = value { .closure(closure) } else { .value(value) }
  }

  // MARK: Styles by name

  /// Returns the style that an argument of `labelStyle` means; nil where it is not known.
  func labelStyle(_ value: Value, _ environment: ViewEnvironment, depth: Int = 0) throws
    -> LabelStyleEntry?
  {
    if case .structure(let structure) = value { return .structure(structure) }
    guard case .term(let term) = value, depth < 8 else {
      interpreter.note("a label style that is no style is left out")
      return nil
    }
    if case .implicit(let name) = term.root {
      if term.steps.isEmpty, let style = BuiltInLabelStyle(rawValue: name) {
        return .builtIn(style)
      }
      if let member = try interpreter.labelStyleMember(
        name, isCalled: term.arguments != nil, for: term.holder, environment)
      {
        let context = try interpreter.context(of: member.type, environment)
        var result = member.value
        if let arguments = term.arguments {
          result = try interpreter.call(result, with: arguments, context)
        }
        return try labelStyle(result, environment, depth: depth + 1)
      }
    } else if let style = BuiltInLabelStyle(typeName: term.rootName ?? "") {
      return .builtIn(style)
    }
    interpreter.noteUnknown(term.spelling)
    return nil
  }
}

extension Interpreter {
  /// Returns the static member of `LabelStyle` that a style declares, and what it belongs to.
  func labelStyleMember(
    _ name: String, isCalled: Bool, for user: StyleModule?, _ environment: ViewEnvironment
  ) throws -> (value: Value, type: DeclaredType)? {
    guard let module = module(declaring: name, for: user),
      let type = module.extensions["LabelStyle"]
    else { return nil }
    let context = EvaluationContext(module: module, environment: environment)
    guard let value = try staticMember(name, isCalled: isCalled, of: type, context) else {
      return nil
    }
    return (value, type)
  }

  /// Returns the context of a type's code in an environment.
  func context(of type: DeclaredType, _ environment: ViewEnvironment) throws -> EvaluationContext {
    guard let module = modules[type.module] else {
      throw EvaluationError(style: type.module, message: "the style's Swift is not loaded")
    }
    return EvaluationContext(module: module, type: type, environment: environment)
  }

  /// Returns the body of a view modifier over a content; nil where it declares none.
  func body(of structure: StructureValue, content: Value) throws -> Value? {
    let context = try context(of: structure.type, structure.environment ?? environment)
    guard let function = try declaredMember("body", of: .structure(structure), context) else {
      return nil
    }
    return try call(
      function, with: [EvaluatedArgument(label: "content", value: content)], context)
  }
}
