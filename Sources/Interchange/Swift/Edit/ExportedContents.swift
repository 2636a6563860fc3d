import StyleModel
import StyleSyntax
import SwiftText

/// Tells a file that is all an export's from one that a person has a part in.
struct ExportedContents {
  private let file: StandingFile
  private let number: Int

  /// Looks at a file.
  init(_ file: StandingFile, _ number: Int) {
    self.file = file
    self.number = number
  }

  /// Whether all of the file is what exports write of some items, and something in it shows that an
  /// export wrote it.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - pieces: What is written of them now.
  ///   - all: All items that stand in the file, which are to be those alone.
  /// - Returns: Whether the file can be written anew as a whole.
  func areExported(
    _ items: [StandingItem], as pieces: [ExportPiece], all: [StandingItem]
  ) -> Bool {
    var items = items
    let byIdentity = Dictionary(
      pieces.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    for index in items.indices {
      let item = items[index]
      let piece = byIdentity[item.kind.rawValue + ":" + item.holding.name]
      if let preview = piece?.preview { items[index].previews.append(preview) }
    }
    return hold(only: items, all: all) && hasEvidence(of: items)
  }

  /// Whether nothing but some items stands in the file, with imports, a header, previews.
  func hold(only items: [StandingItem], all: [StandingItem]) -> Bool {
    let known = Set(items.map(\.identity))
    let others = all.filter { !known.contains($0.identity) }
    guard file.isReadable, others.isEmpty, file.trailingComments.isEmpty,
      items.allSatisfy({ $0.isReplaceable && $0.sites.allSatisfy { $0.file == number } })
    else { return false }
    let sites = Set(items.flatMap(\.sites))
    let previews = Set(items.flatMap(\.previewWords))
    for (place, part) in file.parts.enumerated() {
      if part.outline.keyword == "import" {
        guard part.outline.comments.allSatisfy(Self.isHeader), part.outline.conditions.isEmpty
        else { return false }
        continue
      }
      if sites.contains(.init(file: number, part: place)) { continue }
      let members = part.outline.children.indices.filter {
        sites.contains(.init(file: number, part: place, member: $0))
      }
      if !members.isEmpty, members.count == part.outline.children.count,
        part.outline.comments.isEmpty
      {
        continue
      }
      if part.words.equals(AppearanceInitializer.text) { continue }
      guard part.outline.keyword == "#Preview", previews.contains(part.words) else { return false }
    }
    return true
  }

  /// Whether a part is a preview as an export writes it for an item.
  static func isPreview(_ part: StandingFile.Part, of item: StandingItem) -> Bool {
    guard part.outline.keyword == "#Preview" else { return false }
    return item.previewWords.contains(part.words)
  }

  private func hasEvidence(of items: [StandingItem]) -> Bool {
    file.parts.contains { part in
      part.outline.keyword == "#Preview" || part.outline.comments.contains(where: Self.isHeader)
        || part.words.equals(AppearanceInitializer.text)
        || part.outline.children.contains { child in
          child.comments.contains { $0.hasPrefix("/// The tint ") }
        }
    } || items.contains { $0.kind == .labels }
  }

  /// Whether a comment is the one that an export begins a file with.
  private static func isHeader(_ comment: String) -> Bool { comment.hasPrefix("// Needs ") }
}
