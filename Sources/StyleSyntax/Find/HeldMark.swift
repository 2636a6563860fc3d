import StyleModel
import SwiftText

/// What stands before a style that an export writes inside of another, which holds it at a version.
///
/// Such a style is no style of its own when the file is read again.
package enum HeldMark {
  /// The comment, such as `/// DayLabelStyle, held at version 9399f367.`, that is put there.
  package static func comment(style name: String, version: ContentHash) -> String {
    "/// \(name)\(words)\(version.short)."
  }

  private static let words = ", held at version "

  /// Whether a found style is one that another holds.
  package static func isHeld(_ style: FoundStyle) -> Bool {
    !style.outerTypes.isEmpty && style.document.declarations.contains(where: isMarked)
  }

  /// Returns a document without the styles that its style holds; nil where it holds none.
  package static func withoutHeld(_ document: Document) -> Document? {
    var result = document
    var isChanged = false
    for index in result.declarations.indices {
      guard case .type(var type) = result.declarations[index].kind else { continue }
      let members = type.members.filter { !isMarked($0) }
      guard members.count < type.members.count else { continue }
      type.members = members
      result.declarations[index].kind = .type(type)
      isChanged = true
    }
    return isChanged ? result : nil
  }

  private static func isMarked(_ declaration: Declaration) -> Bool {
    guard case .type(let type) = declaration.kind else { return false }
    return declaration.comments.last?.hasPrefix("/// \(type.name)\(words)") == true
  }
}
