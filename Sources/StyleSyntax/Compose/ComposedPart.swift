import SwiftText

/// One of the styles that a style is composed of.
package struct ComposedPart: Sendable {
  /// What the part is.
  package enum Style: Sendable {
    /// One of SwiftUI's own.
    case builtIn(BuiltInLabelStyle)

    /// A style held as Swift, which the composed style makes by its type.
    case source(StyleSource)

    /// Swift that gives a style, as it stands in `labelStyle(…)`: `.iconTint(.green)`.
    case expression(Expression)
  }

  /// The name that messages give and `--set` takes; for a style held as Swift, its type's.
  package var name: String

  /// What the part is.
  package var style: Style

  /// Creates a part.
  package init(name: String, style: Style) {
    self.name = name
    self.style = style
  }

  /// The Swift of the part where it is held as such.
  var source: StyleSource? {
    if case .source(let source) = style { source } else { nil }
  }
}

/// Why styles cannot be composed as was asked.
package struct CompositionError: Error, Hashable, Sendable {
  /// One sentence without a final full stop.
  package var message: String

  /// What to do about it.
  package var hint: String?

  /// Creates an error.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
