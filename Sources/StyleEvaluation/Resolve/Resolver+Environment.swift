import StylePreview

extension Resolver {
  /// Changes the environment as a modifier does for the views inside it.
  func change(_ environment: inout ViewEnvironment, by step: Term.Step) throws {
    guard let list = step.arguments else { return }
    let arguments = Arguments(list)
    let first = arguments[0]
    switch step.name {
    case "foregroundStyle", "foregroundColor":
      try changeForeground(&environment, first, isColor: step.name == "foregroundColor")
      // SwiftUI: more than one style draws symbols in a palette.
      if arguments[1] != nil { interpreter.noteApproximated(".foregroundStyle(_:_:)") }
    case "tint": environment.tint = try ink(asColor(first), environment)
    case "accentColor": environment.accent = try ink(asColor(first), environment)
    case "labelStyle":
      if let first, let style = try labelStyle(first, environment) {
        environment.labelStyles.append(style)
      }
    case "environment", "transformEnvironment":
      guard case .keyPath(let path)? = first, let value = arguments[1] else { return }
      try set(String(path.split(separator: ".").last ?? ""), value, &environment)
    case "backgroundStyle": environment.others["backgroundStyle"] = first
    case "disabled": environment.others["isEnabled"] = .bool(!flag(first, default: true))
    case "labelIconToTitleSpacing": environment.iconToTitleSpacing = length(first)
    case "labelReservedIconWidth": environment.reservedIconWidth = length(first)
    case "dynamicTypeSize", "symbolVariant", "imageScale", "colorScheme", "font", "controlSize":
      try set(step.name, first ?? .none, &environment)
    default: changeText(&environment, by: step.name, arguments)
    }
  }

  private func changeForeground(
    _ environment: inout ViewEnvironment, _ value: Value?, isColor: Bool
  ) throws {
    guard let value else { return }
    if value.isNil {
      environment.foreground = nil
    } else if let ink = try ink(isColor ? asColor(value) : value, environment) {
      environment.foreground = ink
    }
  }

  /// Reads an implicit member as one of `Color`, where `.secondary` does not follow the foreground.
  private func asColor(_ value: Value?) -> Value? {
    guard case .term(let term)? = value, case .implicit(let name) = term.root,
      name != "none", name != "tint"
    else { return value }
    var result = Term("Color")
    result.steps = [Term.Step(name: name, arguments: term.arguments)] + term.steps
    return .term(result)
  }

  private func changeText(
    _ environment: inout ViewEnvironment, by name: String, _ arguments: Arguments
  ) {
    let first = arguments[0]
    switch name {
    case "fontWeight": environment.fontWeight = self.name(first)
    case "bold": environment.fontWeight = flag(first, default: true) ? "bold" : nil
    case "italic": environment.isItalic = flag(first, default: true)
    case "underline": environment.isUnderlined = flag(first, default: true)
    case "strikethrough": environment.isStruck = flag(first, default: true)
    case "lineLimit":
      changeLineLimit(&environment, first)
      if flag(arguments["reservesSpace"], default: false) {
        environment.minimumLines = environment.lineLimit ?? 1
      }
    case "multilineTextAlignment", "truncationMode": changeLines(&environment, name, first)
    case "textCase": environment.isUppercased = uppercased(first)
    default: break
    }
  }

  /// Sets how the lines of a text are set, as modifiers and keys of the environment do.
  private func changeLines(_ environment: inout ViewEnvironment, _ key: String, _ value: Value?) {
    let word = name(value) ?? ""
    if key == "truncationMode" {
      environment.truncation = Truncation(rawValue: word) ?? environment.truncation
    } else {
      environment.textAlignment = Alignment.Horizontal(rawValue: word) ?? environment.textAlignment
    }
  }

  /// Sets the most lines of a text, and the least where a range has a lower end.
  private func changeLineLimit(_ environment: inout ViewEnvironment, _ value: Value?) {
    func bounded(_ value: Value?) -> Int? {
      if case .integer(let number)? = value { min(max(number, 1), 1_000) } else { nil }
    }
    environment.minimumLines = 1
    if case .range(let range)? = value {
      environment.lineLimit = bounded(range.upper)
      environment.minimumLines = bounded(range.lower) ?? 1
    } else {
      environment.lineLimit = bounded(value)
    }
  }

  private func uppercased(_ value: Value?) -> Bool? {
    switch name(value) {
    case "uppercase"?: true
    case "lowercase"?: false
    default: nil
    }
  }

  /// Sets a value of the environment by key, as `.environment(\.key, value)` does.
  func set(_ key: String, _ value: Value, _ environment: inout ViewEnvironment) throws {
    switch key {
    case "colorScheme":
      interpreter.standIns?.giveUp()
      environment.appearance.isDark = name(value) == "dark"
    case "colorSchemeContrast", "_colorSchemeContrast":
      interpreter.standIns?.giveUp()
      environment.appearance.isHighContrast = name(value) == "increased"
    case "dynamicTypeSize", "sizeCategory":
      if let size = name(value), TextSize.order(of: size) != nil {
        environment.dynamicTypeSize = size
      }
    case "font": environment.font = font(value, environment) ?? environment.font
    case "imageScale": environment.imageScale = name(value) ?? environment.imageScale
    case "tint": environment.tint = try ink(value, environment)
    case "symbolVariant": environment.variants.formUnion(variants(value))
    case "symbolVariants": environment.variants = variants(value)
    case "lineLimit": changeLineLimit(&environment, value)
    case "multilineTextAlignment", "truncationMode": changeLines(&environment, key, value)
    case "textCase": environment.isUppercased = uppercased(value)
    case "labelIconToTitleSpacing": environment.iconToTitleSpacing = length(value)
    case "labelReservedIconWidth": environment.reservedIconWidth = length(value)
    default: environment.others[key] = value
    }
  }

  private func variants(_ value: Value) -> SymbolVariants {
    var variants = SymbolVariants()
    guard case .term(let term) = value else { return variants }
    if let root = term.rootName { variants.add(root) }
    for step in term.steps { variants.add(step.name) }
    return variants
  }
}
