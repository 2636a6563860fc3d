import JSON
import StyleModel

/// A colour as a text of a style sheet, in the notation of another one.
struct ColorSpelling {
  private let color: ColorValue

  /// Takes a colour.
  init(_ color: ColorValue) {
    self.color = color
  }

  /// The text in the notation of another colour, or the nearest one that says the colour exactly; nil
  /// where none does.
  func text(like model: String?) -> String? {
    let function = model.flatMap { text in
      text.firstIndex(of: "(").map { text[..<$0].lowercased() }
    }
    var texts: [String] = []
    if let model, let function {
      switch function {
      case "rgb", "rgba": texts += [levels(function, like: model)].compactMap(\.self)
      case "hsl", "hsla": if color.space == .hsl { texts.append(hsl(function, like: model)) }
      default: break
      }
    }
    if let hex = color.hex { texts.append(isUpper(model) ? hex : hex.lowercased()) }
    texts.append(modern)
    return texts.first { (try? ColorValue(css: $0)) == color }
  }

  private func isUpper(_ model: String?) -> Bool {
    guard let model, model.hasPrefix("#") else { return false }
    return model.contains { $0.isUppercase }
  }

  /// `rgb(39, 187, 54)`; nil where the colour is none in whole levels.
  private func levels(_ function: String, like model: String) -> String? {
    guard color.space == .srgb else { return nil }
    var levels: [String] = []
    for component in color.components {
      guard let level = component.map({ ($0 * 255).rounded() }), level / 255 == component else {
        return nil
      }
      levels.append("\(Int(level))")
    }
    return written(function, levels, like: model)
  }

  private func hsl(_ function: String, like model: String) -> String {
    let numbers = color.components.map(Self.number)
    let sign = model.contains("%") ? "%" : ""
    let words = numbers.enumerated().map { $0.offset > 0 ? $0.element + sign : $0.element }
    return written(function, words, like: model)
  }

  /// A function with its words, with commas where the other one has some, and its opacity likewise.
  private func written(_ function: String, _ words: [String], like model: String) -> String {
    let plain = function.hasSuffix("a") ? String(function.dropLast()) : function
    let name = model.prefix { $0 != "(" }
    guard model.contains(",") else {
      let alpha = color.alpha == 1 ? "" : " / \(Self.number(color.alpha))"
      return "\(name)(\(words.joined(separator: " "))\(alpha))"
    }
    let gap = model.contains(", ") ? ", " : ","
    guard color.alpha != 1 || function != plain else {
      return "\(name)(\(words.joined(separator: gap)))"
    }
    let long = function == plain ? "\(name)a" : String(name)
    return "\(long)(\((words + [Self.number(color.alpha)]).joined(separator: gap)))"
  }

  /// The function of CSS Color 4 for the space of the colour.
  private var modern: String {
    let words = color.components.map(Self.number).joined(separator: " ")
    let alpha = color.alpha == 1 ? "" : " / \(Self.number(color.alpha))"
    return switch color.space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: "\(color.space.rawValue)(\(words)\(alpha))"
    default: "color(\(color.space.rawValue) \(words)\(alpha))"
    }
  }

  private static func number(_ component: Double?) -> String {
    guard let component, case .number(let text) = JSONValue.number(component).content else {
      return "none"
    }
    return text
  }
}

extension ColorValue {
  /// The colour without its opacity as six hex digits, the nearest that sRGB has.
  var fallbackHex: String {
    var opaque = self
    opaque.alpha = 1
    return opaque.nearestHex
  }
}
