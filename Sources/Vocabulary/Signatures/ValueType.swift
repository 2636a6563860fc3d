/// The type of a value, as far as the vocabulary tells types apart.
package indirect enum ValueType: Hashable, Sendable {
  /// A length in points: `CGFloat`.
  case length

  /// A number with a fraction: `Double`, `Float`.
  case number

  /// A whole number: `Int`.
  case integer

  /// `Bool`.
  case bool

  /// `String`.
  case string

  /// A text that is looked up in the app's translations: `LocalizedStringKey`.
  case localizedText

  /// `Color`.
  case color

  /// Anything that fills or draws: a colour, a material, a gradient.
  case shapeStyle

  /// `Font`.
  case font

  /// A shape.
  case shape

  /// A view.
  case view

  /// A label style.
  case labelStyle

  /// A closure, with the type of what it gives.
  case function(ValueType)

  /// An array.
  case array(ValueType)

  /// Another type by its name, such as `Alignment`, `Edge.Set` or `Font.Weight`.
  case named(String)

  /// A type that the vocabulary does not look into.
  case any

  /// Reads a canonical Swift type; optionality and a leading `some`, `any` or `SwiftUI.` are
  /// dropped.
  package init(swift spelling: some StringProtocol) {
    self = Self.read(Substring(spelling), depth: 0)
  }

  /// Returns the types of what a closure of a spelling is given: two for `(CGFloat, Axis) -> CGFloat`.
  static func closureParameters(of spelling: Substring) -> [ValueType] {
    var type = withoutOptionalMarks(spelling)
    if type.hasPrefix("(("), type.hasSuffix(")") { type = type.dropFirst().dropLast() }
    guard type.hasPrefix("("), let close = type.utf8.firstIndex(of: UInt8(ascii: ")")),
      lastArrow(in: type) != nil
    else { return [] }
    return Signature.split(type[type.utf8.index(after: type.startIndex)..<close]).map {
      ValueType(swift: $0.drop { $0 == " " })
    }
  }

  /// Returns a type's spelling without the `?` and `!` at its end, in time that grows with their
  /// number.
  package static func withoutOptionalMarks(_ spelling: Substring) -> Substring {
    let bytes = spelling.utf8
    var end = bytes.endIndex
    while end > bytes.startIndex {
      let last = bytes.index(before: end)
      guard bytes[last] == UInt8(ascii: "?") || bytes[last] == UInt8(ascii: "!") else { break }
      end = last
    }
    return spelling[..<end]
  }

  /// Whether a name in a place of this type may be a tint.
  package var takesTint: Bool { self == .color || self == .shapeStyle }

  /// What a message calls a value of the type: `a number`, `an alignment`.
  package var description: String {
    switch self {
    case .length, .number: "a number"
    case .integer: "a whole number"
    case .bool: "true or false"
    case .string, .localizedText: "a string"
    case .color: "a color"
    case .shapeStyle: "a color or another shape style"
    case .font: "a font"
    case .shape: "a shape"
    case .view: "a view"
    case .labelStyle: "a label style"
    case .function: "a closure"
    case .array: "an array"
    case .named(let name): "a value of type \(name)"
    case .any: "another value"
    }
  }

  private static func read(_ spelling: Substring, depth: Int) -> ValueType {
    guard depth < 16 else { return .any }
    var type = spelling
    if type.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }) {
      for word in ["@ViewBuilder ", "@escaping ", "@autoclosure ", "some ", "any ", "SwiftUI."]
      where type.hasPrefix(word) {
        type = type.dropFirst(word.count)
      }
    }
    type = withoutOptionalMarks(type)
    if type.hasPrefix("("), let arrow = lastArrow(in: type) {
      return .function(read(type[arrow...], depth: depth + 1))
    }
    if type.hasPrefix("("), type.hasSuffix(")") {
      return read(type.dropFirst().dropLast(), depth: depth + 1)
    }
    if type.hasPrefix("Set<"), type.hasSuffix(">") {
      return .array(read(type.dropFirst("Set<".count).dropLast(), depth: depth + 1))
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let element = type.dropFirst().dropLast()
      return element.contains(":") ? .any : .array(read(element, depth: depth + 1))
    }
    return simple(String(type))
  }

  /// The index after the arrow of a function type; nil where there is none.
  private static func lastArrow(in type: Substring) -> Substring.Index? {
    var depth = 0
    var index = type.startIndex
    while index < type.endIndex {
      let next = type.index(after: index)
      switch type[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "-" where depth == 0 && next < type.endIndex && type[next] == ">":
        return type[next...].dropFirst().drop { $0 == " " }.startIndex
      default: break
      }
      index = next
    }
    return nil
  }

  private static func simple(_ name: String) -> ValueType {
    switch name {
    case "CGFloat": .length
    case "Double", "Float", "TimeInterval": .number
    case "Int": .integer
    case "Bool": .bool
    case "String", "Substring", "StringProtocol", "StaticString": .string
    case "LocalizedStringKey", "LocalizedStringResource": .localizedText
    case "Color": .color
    case "ShapeStyle", "AnyShapeStyle": .shapeStyle
    case "Font": .font
    case "Shape", "InsettableShape", "AnyShape": .shape
    case "View", "AnyView": .view
    case "LabelStyle": .labelStyle
    case "Any", "": .any
    default: .named(name)
    }
  }
}
