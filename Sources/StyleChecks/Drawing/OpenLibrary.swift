import Diagnostics
import StyleModel
import StyleSyntax

/// A catalog in which the colours that only the app knows are left open.
struct OpenLibrary: StyleLibrary {
  /// The catalog.
  let content: CheckedContent

  func style(named name: String) -> StyleSource? { content.style(named: name) }

  func style(declaring member: String) -> StyleSource? { content.style(declaring: member) }

  func tint(named name: String) -> Tint? {
    content.tint(named: name) ?? (content.openNames.contains(name) ? OpenColor.tint : nil)
  }

  func style(named name: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    content.style(named: name, heldBy: pins)
  }

  func style(declaring member: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    content.style(declaring: member, heldBy: pins)
  }
}
