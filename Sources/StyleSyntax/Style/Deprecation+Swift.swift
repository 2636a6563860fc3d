import StyleModel
import SwiftText

extension Deprecation {
  /// What the attributes of deprecated declarations begin with.
  private static let attributeStart = "@available(*, deprecated"

  /// Whether an attribute says that its declaration is deprecated on every system.
  package static func isAttribute(_ attribute: String) -> Bool {
    attribute.hasPrefix(attributeStart)
  }

  /// Returns the attribute of a declaration that says the same, with the name that the replacement
  /// has in Swift; nil where it has none.
  package func attribute(renamed name: String?) -> String {
    var text = Self.attributeStart
    let message = note ?? (name == nil ? use.map { "Use \($0) instead" } : nil)
    if let message { text += ", message: " + StringLiteral.spelling(of: message) }
    if let name { text += ", renamed: " + StringLiteral.spelling(of: name) }
    return text + ")"
  }
}
