import SwiftText

/// A value of a type for a parameter that has none: what previews show and messages suggest.
struct SampleValue {
  /// The value as Swift.
  let text: String

  /// The value; nil where the text is evaluated for it.
  let value: Value?

  /// The text, read; an empty string where it is no Swift.
  var expression: Expression {
    (try? Reader.expression(text)) ?? Expression(.string("\"\""))
  }

  /// Chooses a sample for a type as it is spelled.
  init(type spelling: String, module: StyleModule) {
    let full = module.constraint(ofGeneric: spelling) ?? spelling
    let name = full.hasPrefix("SwiftUI.") ? String(full.dropFirst(8)) : full
    if let type = module.type(named: name), let first = type.cases.first(where: Self.isPlain) {
      text = "." + first.name
      value = .enumeration(EnumerationValue(type: type, name: first.name, payload: []))
      return
    }
    if let result = Self.result(ofFunction: name) {
      text = "{ \(Self.content(of: result, module)) }"
      value = nil
    } else {
      (text, value) = Self.sample(name)
    }
  }

  /// What a closure of a function type gives back; nil for other types.
  private static func result(ofFunction type: String) -> String? {
    let name = type.hasPrefix("@") ? String(type.drop { $0 != " " }.dropFirst()) : type
    guard name.hasPrefix("("), let arrow = name.ranges(of: ") -> ").last else { return nil }
    return String(name[arrow.upperBound...])
  }

  /// What a closure holds; a view where its type is none that has a sample.
  private static func content(of result: String, _ module: StyleModule) -> String {
    let sample = SampleValue(type: result, module: module).text
    return sample == unknown ? "Text(\"Text\")" : sample
  }

  private static let unknown = "…"

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
    case "Void", "()": ("()", .void)
    default: (unknown, .term(Term(type)))
    }
  }

  private static func implicit(_ name: String) -> (String, Value) {
    ("." + name, .term(Term(.implicit(name))))
  }
}
