import Diagnostics
import StyleModel

/// Something that a rule found in an item.
package struct RuleFinding: Hashable, Sendable {
  /// Where in an item it is.
  package enum Place: Hashable, Sendable {
    /// The item as a whole.
    case item

    /// A place of the style's Swift, as `show` prints it.
    case swift(Diagnostics.Place)

    /// The label of an id.
    case label(String)

    /// The variant of a tint.
    case variant(Tint.Variant)
  }

  /// The rule.
  package var rule: Rule

  /// How much it matters.
  package var severity: Diagnostic.Severity

  /// The kind of the item.
  package var kind: ItemKind

  /// The name of the item.
  package var name: String

  /// Where in it.
  package var place: Place

  /// One sentence without a final full stop.
  package var message: String

  /// What to do about it.
  package var hint: String?
}

extension RuleFinding.Place: CustomStringConvertible {
  /// `3:9`, the id of a label, the name of a variant; empty for the item as a whole.
  package var description: String {
    switch self {
    case .item: ""
    case .swift(let place): place.description
    case .label(let id): id
    case .variant(let variant): variant.rawValue
    }
  }
}
