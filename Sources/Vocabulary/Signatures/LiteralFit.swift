import SwiftText

/// What a literal is, to tell whether it can stand where a type is wanted.
package enum LiteralKind {
  case integer
  case fraction
  case string
  case bool
  case none

  /// The kind of an expression; nil where it is no literal.
  package init?(_ expression: Expression) {
    switch expression.kind {
    case .number(let spelling): self = Self.isWhole(spelling) ? .integer : .fraction
    case .string: self = .string
    case .name("true"), .name("false"): self = .bool
    case .name("nil"): self = .none
    case .prefix("-", let inner), .prefix("+", let inner):
      guard case .number(let spelling) = inner.kind else { return nil }
      self = Self.isWhole(spelling) ? .integer : .fraction
    default: return nil
    }
  }

  /// What a message calls the literal.
  package var description: String {
    switch self {
    case .integer, .fraction: "a number"
    case .string: "a string"
    case .bool: "true or false"
    case .none: "nil"
    }
  }

  private static func isWhole(_ spelling: String) -> Bool {
    let isHex = spelling.hasPrefix("0x") || spelling.hasPrefix("0X")
    return !spelling.utf8.contains { byte in
      byte == UInt8(ascii: ".") || (!isHex && (byte | 0x20) == UInt8(ascii: "e"))
        || (isHex && (byte | 0x20) == UInt8(ascii: "p"))
    }
  }
}

extension ValueType {
  /// Whether a literal of the kind can stand for a value of the type.
  func takes(_ literal: LiteralKind) -> Bool {
    switch (self, literal) {
    case (.any, _), (.function, .none): true
    case (.length, .integer), (.length, .fraction): true
    case (.number, .integer), (.number, .fraction): true
    case (.integer, .integer), (.bool, .bool): true
    case (.string, .string), (.localizedText, .string): true
    case (.named(let name), .string):
      !Self.isOfSwiftUI(name) || Vocabulary.conforms(name, to: "ExpressibleByStringLiteral")
    case (.named(let name), .integer), (.named(let name), .fraction):
      !Self.isOfSwiftUI(name) || Vocabulary.conforms(name, to: "ExpressibleByFloatLiteral")
    case (.named(let name), _): !Self.isOfSwiftUI(name)
    default: false
    }
  }

  /// Whether the vocabulary itself speaks of the type; an app's own type may be made by any
  /// literal.
  var isOfVocabulary: Bool {
    guard case .named(let name) = self else { return self != .any }
    return Self.isOfSwiftUI(name)
  }

  private static func isOfSwiftUI(_ name: String) -> Bool {
    Vocabulary.type(name) != nil || name.hasPrefix("ClosedRange") || name.hasPrefix("PartialRange")
  }
}
