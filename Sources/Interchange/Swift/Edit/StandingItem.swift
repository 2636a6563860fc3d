import Diagnostics
import StyleModel
import StyleSyntax
import SwiftText

/// An item of the catalog that stands in Swift files where an export writes.
struct StandingItem {
  /// The place of a declaration: in which file, as which of its parts, as which member of that.
  struct Site: Hashable {
    /// The number of the file.
    var file: Int

    /// The number of the declaration at top level.
    var part: Int

    /// The number of the member; nil for all of the declaration.
    var member: Int?
  }

  /// The kind.
  var kind: ItemKind

  /// Whose it is.
  var holding: Holding

  /// The number of the file that it stands in.
  var file: Int

  /// Where.
  var place: Place?

  /// What was read; nil for a label set, which is compared as it is written.
  var draft: Draft?

  /// Where its declarations stand, the type of a style first.
  var sites: [Site] = []

  /// Whether all of them were found where they can be replaced.
  var isReplaceable = true

  /// The views that former exports may have shown it in.
  var previews: [(name: String, view: Expression)] = []

  /// What tells it from other items that stand in files.
  var identity: String { kind.rawValue + ":" + holding.written }

  /// What the previews of it say, with and without a name.
  var previewWords: [SwiftWords] {
    previews.flatMap { name, view in
      [nil, name].compactMap { SwiftWords(ExportedText.preview(view, named: $0)) }
    }
  }
}
