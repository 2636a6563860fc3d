import StyleModel
import StylePreview
import Vocabulary

extension Interpreter {
  /// Returns the value of an environment key; one that is not known is a term of its name.
  func environmentValue(_ key: String, _ environment: ViewEnvironment) -> Value {
    if let value = environment.others[key] { return value }
    switch key {
    case "colorScheme", "colorSchemeContrast", "tint": standIns?.giveUp()
    default: break
    }
    switch key {
    case "colorScheme": return implicit(environment.appearance.isDark ? "dark" : "light")
    case "colorSchemeContrast":
      return implicit(environment.appearance.isHighContrast ? "increased" : "standard")
    case "dynamicTypeSize", "sizeCategory": return implicit(environment.dynamicTypeSize)
    case "font": return environment.font.map { .term(Self.font($0)) } ?? .none
    case "tint": return environment.tint.map { .term(Self.ink($0)) } ?? .none
    case "imageScale": return implicit(environment.imageScale)
    case "lineLimit": return environment.lineLimit.map { .integer($0) } ?? .none
    case "multilineTextAlignment": return implicit(environment.textAlignment.rawValue)
    case "truncationMode": return implicit(environment.truncation.rawValue)
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

  /// The value that one of SwiftUI's keys has where nobody sets it, as the vocabulary spells it; nil for
  /// what stands for a thing of the running system, such as `.current`.
  private static func defaultValue(_ key: String) -> Value? {
    guard let text = Vocabulary.environmentKey(key)?.defaultValue else { return nil }
    switch text {
    case "true", "false": return .bool(text == "true")
    case "nil": return Value.none
    case "[]": return .array([])
    case ".current", ".init()": return nil
    default:
      if text.hasPrefix(".") { return .term(Term(.implicit(String(text.dropFirst())))) }
      return Double(text).map { .number($0) }
    }
  }
}
