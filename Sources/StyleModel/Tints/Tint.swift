import JSON

/// A named colour: its value in any appearance, and other values for some.
package struct Tint: Hashable, Sendable {
  /// A variant: a colour of its own, or the name of a tint or a system colour.
  package enum Value: Hashable, Sendable {
    /// A colour.
    case color(ColorValue)

    /// The name of another tint; where there is none, of a system colour, as documents had it before
    /// they said which of the two they mean.
    case alias(String)

    /// The name of another tint, although a system colour is called so too.
    case tint(String)

    /// The name of a system colour such as `blue`, whatever tints there are.
    case system(String)
  }

  /// The appearances a tint can have values for; the raw values are the keys of its document.
  package enum Variant: String, CaseIterable, Sendable {
    case any
    case dark
    case highContrast
    case darkHighContrast
  }

  /// The values by variant; `any` is always there.
  package var values: [Variant: Value]

  /// What the document carries beside the values.
  package var extras = DocumentExtras()

  /// Members of values that a newer program wrote, kept by variant.
  package var unknown: [Variant: [JSONMember]] = [:]

  /// Creates a tint.
  package init(any: Value, others: [Variant: Value] = [:]) {
    values = others
    values[.any] = any
  }

  /// Returns the value for an appearance: its own, else the nearest (dark + high contrast falls back
  /// to dark, then to high contrast), else `any`.
  package func value(for appearance: Appearance) -> Value? {
    let order: [Variant] =
      switch (appearance.isDark, appearance.isHighContrast) {
      case (false, false): [.any]
      case (true, false): [.dark, .any]
      case (false, true): [.highContrast, .any]
      case (true, true): [.darkHighContrast, .dark, .highContrast, .any]
      }
    return order.lazy.compactMap { values[$0] }.first
  }
}
