import StylePreview

extension Resolver {
  /// Reads a font: a text style, a system or custom font, with the weights after it.
  func font(_ value: Value?, _ environment: ViewEnvironment, depth: Int = 0) -> FontValue? {
    guard case .term(let term)? = value, depth < 8 else { return nil }
    var steps = term.steps[...]
    var start: FontValue?
    if let root = term.rootName {
      if root == "Font", term.arguments == nil, let first = steps.first {
        steps = steps.dropFirst()
        start = font(first.name, first.arguments, environment)
      } else {
        start = font(root, term.arguments, environment)
      }
    }
    guard var font = start else {
      interpreter.noteUnknown(term.spelling)
      return nil
    }
    for step in steps {
      let argument = Arguments(step.arguments)[0]
      switch step.name {
      case "weight": font.weight = name(argument) ?? font.weight
      case "bold": if flag(argument, default: true) { font.weight = "bold" }
      case "italic": font.isItalic = flag(argument, default: true)
      case "pointSize": font.size = length(argument) ?? font.size
      case "scaled": font.size *= min(max(length(Arguments(step.arguments)["by"]) ?? 1, 0.1), 10)
      default: continue  // Widths, designs and digits do not change what the preview draws.
      }
    }
    return font
  }

  private func font(
    _ root: String, _ list: [EvaluatedArgument]?, _ environment: ViewEnvironment
  ) -> FontValue? {
    let arguments = Arguments(list)
    switch root {
    case "Font.resolved":
      return FontValue(
        size: length(arguments["size"]) ?? 17, weight: string(arguments["weight"]) ?? "regular",
        isItalic: flag(arguments["isItalic"], default: false))
    case "system":
      var font: FontValue
      if arguments["size"] != nil {
        font = FontValue(size: size(arguments["size"]) ?? 17, weight: "regular")
      } else {
        font = textStyle(name(arguments[0]) ?? "body", environment) ?? body(environment)
      }
      if let weight = name(arguments["weight"]) { font.weight = weight }
      return font
    case "custom":
      guard let size = size(arguments["fixedSize"] ?? arguments["size"]) else { return nil }
      // SwiftUI: a custom font follows the size of body text unless told otherwise.
      let style = name(arguments["relativeTo"]) ?? "body"
      let factor =
        arguments["fixedSize"] == nil
        ? TextSize.factor(style, environment.dynamicTypeSize) : 1
      return FontValue(size: size * factor, weight: "regular")
    default: return list == nil ? textStyle(root, environment) : nil
    }
  }

  private func size(_ value: Value?) -> Double? {
    length(value).map { min(max($0, 1), 1_000) }
  }

  private func textStyle(_ name: String, _ environment: ViewEnvironment) -> FontValue? {
    TextSize.points(name, environment.dynamicTypeSize).map {
      FontValue(size: $0, weight: name == "headline" ? "semibold" : "regular")
    }
  }

  private func body(_ environment: ViewEnvironment) -> FontValue {
    FontValue(size: TextSize.points("body", environment.dynamicTypeSize) ?? 17, weight: "regular")
  }

  // MARK: Leaves

  /// Returns a text as the environment draws it.
  func text(_ content: TextContent, _ environment: ViewEnvironment) -> ResolvedText {
    let font = environment.font ?? body(environment)
    var text = ResolvedText(content, ink: foreground(environment))
    text.weight = FontWeight.number(environment.fontWeight ?? font.weight)
    text.isItalic = environment.isItalic || font.isItalic
    text.isUnderlined = environment.isUnderlined
    text.isStruck = environment.isStruck
    text.isUppercased = environment.isUppercased
    text.lineLimit = environment.lineLimit
    text.minimumLines = environment.minimumLines
    text.alignment =
      environment.isRightToLeft ? environment.textAlignment.mirrored : environment.textAlignment
    text.truncation = environment.truncation
    text.fontSize = font.size
    return text
  }

  /// Returns a symbol as the environment draws it.
  func symbol(_ content: SymbolContent, _ environment: ViewEnvironment) -> ResolvedSymbol {
    let font = environment.font ?? body(environment)
    var symbol = ResolvedSymbol(content, ink: foreground(environment))
    symbol.variants = environment.variants.words
    symbol.weight = FontWeight.number(environment.fontWeight ?? font.weight)
    symbol.scale = font.size / 17 * imageScale(environment)
    return symbol
  }

  /// The factors of `imageScale` are measured from SwiftUI's own drawing.
  private func imageScale(_ environment: ViewEnvironment) -> Double {
    switch environment.imageScale {
    case "small": 0.81
    case "large": 1.28
    default: 1
    }
  }
}
