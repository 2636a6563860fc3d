import SwiftText

/// A value of a type for a parameter that has none: what previews show and messages suggest.
struct SampleValue {
  /// The value as Swift.
  let text: String

  /// The value.
  let value: Value

  /// Chooses a sample for a type as it is spelled.
  init(type spelling: String, module: StyleModule) {
    let name = spelling.hasPrefix("SwiftUI.") ? String(spelling.dropFirst(8)) : spelling
    if let type = module.type(named: name), let first = type.cases.first(where: Self.isPlain) {
      text = "." + first.name
      value = .enumeration(EnumerationValue(type: type, name: first.name, payload: []))
      return
    }
    (text, value) = Self.sample(name)
  }

  private static func isPlain(_ item: CaseDeclaration) -> Bool { item.associated == nil }

  private static func sample(_ type: String) -> (String, Value) {
    switch type {
    case "Bool": ("true", .bool(true))
    case "Int", "UInt": ("1", .integer(1))
    case "CGFloat", "Double", "Float": ("8", .number(8))
    case "String", "LocalizedStringKey", "LocalizedStringResource":
      ("\"Text\"", .string("Text"))
    case "Color", "UIColor", "NSColor", "ColorResource": implicit("blue")
    case "Font": implicit("body")
    case "Font.Weight": implicit("semibold")
    case "Font.TextStyle": implicit("body")
    case "Image.Scale": implicit("medium")
    case "Edge", "HorizontalEdge", "HorizontalAlignment", "TextAlignment": implicit("leading")
    case "Edge.Set", "Axis.Set": implicit("horizontal")
    case "VerticalAlignment", "Alignment", "UnitPoint": implicit("center")
    case "Axis": implicit("horizontal")
    case "ContentMode": implicit("fit")
    case "Text.Case": implicit("uppercase")
    case "SymbolVariants": implicit("fill")
    case _ where type.hasSuffix("?"): ("nil", .none)
    case _ where type.hasPrefix("["): ("[]", .array([]))
    case _ where type.hasSuffix("ShapeStyle"): implicit("tint")
    case _ where type.hasSuffix("Shape"): implicit("capsule")
    default: ("…", .term(Term(type)))
    }
  }

  private static func implicit(_ name: String) -> (String, Value) {
    ("." + name, .term(Term(.implicit(name))))
  }
}
