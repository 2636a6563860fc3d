import Diagnostics
import StyleModel

/// A colour constant that was found in a Swift file: `static let signal = Color(…)`.
package struct FoundTint: Sendable {
  /// The path that Swift names it by: `DesignTokens.signal`; `brand` for a member of `Color`, unless its
  /// description says that it stands for a tint of another name.
  package var name: String

  /// The values by appearance.
  package var tint: Tint

  /// The file, as the person named it; nil where there is none.
  package var file: String?

  /// Where it is declared.
  package var place: Place
}

/// Something that could have been stored, and why it is not.
package struct LeftOut: Hashable, Sendable {
  /// What it is called: `DesignTokens.legacy`.
  package var name: String

  /// Why, as it follows the name and a colon.
  package var reason: String

  /// The file, as the person named it.
  package var file: String?

  /// Where it stands.
  package var place: Place

  /// Creates the record of one thing.
  package init(name: String, reason: String, file: String?, place: Place) {
    self.name = name
    self.reason = reason
    self.file = file
    self.place = place
  }
}
