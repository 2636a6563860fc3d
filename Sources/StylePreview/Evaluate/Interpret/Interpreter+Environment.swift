extension Interpreter {
  /// Returns the value of an environment key; one that is not known is a term of its name.
  func environmentValue(_ key: String, _ environment: ViewEnvironment) -> Value {
    if let value = environment.others[key] { return value }
    switch key {
    case "colorScheme": return implicit(environment.appearance.isDark ? "dark" : "light")
    case "colorSchemeContrast":
      return implicit(environment.appearance.isHighContrast ? "increased" : "standard")
    case "dynamicTypeSize", "sizeCategory": return implicit(environment.dynamicTypeSize)
    case "font": return environment.font.map { .term(Self.font($0)) } ?? .none
    case "tint": return environment.tint.map { .term(Self.ink($0)) } ?? .none
    case "imageScale": return implicit(environment.imageScale)
    case "lineLimit": return environment.lineLimit.map { .integer($0) } ?? .none
    case "symbolVariants":
      return environment.variants.words.isEmpty
        ? implicit("none")
        : .term(
          environment.variants.words.dropFirst().reduce(
            Term(.implicit(environment.variants.words[0]))
          ) { term, word in
            var term = term
            term.steps.append(Term.Step(name: word, arguments: nil))
            return term
          })
    case "labelIconToTitleSpacing":
      return environment.iconToTitleSpacing.map { .number($0) } ?? .none
    case "labelReservedIconWidth":
      return environment.reservedIconWidth.map { .number($0) } ?? .none
    default: return Self.defaultValue(key) ?? .term(Term(key))
    }
  }

  private func implicit(_ name: String) -> Value { .term(Term(.implicit(name))) }

  private static func font(_ font: FontValue) -> Term {
    Term(
      "Font.resolved",
      [
        EvaluatedArgument(label: "size", value: .number(font.size)),
        EvaluatedArgument(label: "weight", value: .string(font.weight)),
        EvaluatedArgument(label: "isItalic", value: .bool(font.isItalic)),
      ])
  }

  private static func ink(_ ink: Ink) -> Term {
    switch ink {
    case .gradient(let gradient): Self.ink(gradient.flat)
    case .foreground(let opacity):
      Term("Ink.foreground", [EvaluatedArgument(label: nil, value: .number(opacity))])
    case .color(let color):
      Term(
        "Color",
        [
          EvaluatedArgument(label: "red", value: .number(color.red)),
          EvaluatedArgument(label: "green", value: .number(color.green)),
          EvaluatedArgument(label: "blue", value: .number(color.blue)),
          EvaluatedArgument(label: "opacity", value: .number(color.alpha)),
        ])
    }
  }

  /// The values that SwiftUI's keys have where nobody sets them.
  private static func defaultValue(_ key: String) -> Value? {
    switch key {
    case "isEnabled": .bool(true)
    case "isFocused", "isSearching", "isPresented", "isLuminanceReduced", "isSceneCaptured",
      "accessibilityReduceMotion", "accessibilityReduceTransparency", "isHoverEffectEnabled",
      "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors",
      "accessibilityShowButtonShapes", "accessibilityVoiceOverEnabled", "allowsTightening",
      "accessibilitySwitchControlEnabled", "autocorrectionDisabled", "isActivityFullscreen":
      .bool(false)
    case "horizontalSizeClass", "textCase", "editMode", "legibilityWeight", "listItemTint",
      "buttonRepeatBehavior", "headerProminence", "symbolRenderingMode", "materialActiveAppearance":
      Value.none
    case "layoutDirection": .term(Term(.implicit("leftToRight")))
    case "backgroundProminence": .term(Term(.implicit("standard")))
    case "controlSize", "verticalSizeClass": .term(Term(.implicit("regular")))
    case "multilineTextAlignment": .term(Term(.implicit("leading")))
    case "truncationMode": .term(Term(.implicit("tail")))
    case "scenePhase": .term(Term(.implicit("active")))
    case "controlActiveState": .term(Term(.implicit("key")))
    case "widgetFamily": .term(Term(.implicit("systemMedium")))
    case "widgetRenderingMode": .term(Term(.implicit("fullColor")))
    case "displayScale": .number(3)
    case "pixelLength": .number(1.0 / 3)
    case "minimumScaleFactor": .number(1)
    case "lineSpacing", "defaultMinListRowHeight": .number(0)
    case "redactionReasons": .array([])
    default: nil
    }
  }
}
