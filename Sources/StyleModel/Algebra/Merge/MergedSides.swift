import JSON
import SwiftText

/// The contents that were merged, to say what came of it.
struct MergedSides {
  /// What they began with.
  var base: ItemContent?

  /// Our side.
  var ours: ItemContent

  /// Their side.
  var theirs: ItemContent

  /// Returns a conflict with the styles' own names where the placeholder stands.
  func named(_ conflict: MergeConflict, _ placeholder: OwnName) -> MergeConflict {
    let first = min(ours.name, theirs.name)
    let restore = { (text: String, name: ItemName) in placeholder.restoring(name, in: text) }
    return MergeConflict(
      place: restore(conflict.place, base?.name ?? first),
      base: conflict.base.map { restore($0, base?.name ?? first) },
      ours: conflict.ours.map { restore($0, ours.name) },
      theirs: conflict.theirs.map { restore($0, theirs.name) })
  }

  /// Returns the content that joined parts make, as far as it can be read and its names resolve.
  func outcome(_ item: Part, _ placeholder: OwnName) -> Merge.Outcome {
    guard let kind = ours.document?.kind ?? theirs.document?.kind, item.parts.count == 3 else {
      return removal(item)
    }
    do {
      let name = try ItemName(stored: item.parts[0].shownText, for: kind)
      var document: ItemDocument?
      if item.parts[1].kind != .removal {
        let text = try Self.json(of: item.parts[1]) { try Self.swift($0, name, placeholder) }
        document = try ItemDocument(stored: Array(text.utf8), kind: kind)
      }
      let content = ItemContent(name: name, document: document)
      let broken = NameCheck.broken(in: content, base: base, ours: ours, theirs: theirs)
      if broken.isEmpty { return .clean(content) }
      return .conflict(broken)
    } catch {
      return unreadable()
    }
  }

  private func removal(_ item: Part) -> Merge.Outcome {
    let name = item.parts.first?.shownText
    return .clean(
      ItemContent(name: ours.name.text == name ? ours.name : theirs.name, document: nil))
  }

  private func unreadable() -> Merge.Outcome {
    .conflict([
      MergeConflict(
        place: "document", base: base?.document?.shownText, ours: ours.document?.shownText,
        theirs: theirs.document?.shownText)
    ])
  }

  /// The stored JSON of a document's part.
  private static func json(of document: Part, _ swift: (Part) throws -> String) throws -> String {
    let members = try document.parts.map { part in
      let isSwift = part.kind == .swift || part.kind == .unread
      return PartWriter.key(part.key) + (isSwift ? PartWriter.string(try swift(part)) : part.text)
    }
    return "{\"format\":\(DocumentReader.format)" + members.map { "," + $0 }.joined() + "}"
  }

  /// The canonical Swift of a style, under its name.
  private static func swift(_ part: Part, _ name: ItemName, _ placeholder: OwnName) throws -> String
  {
    let text = placeholder.restoring(name, in: part.text)
    return part.kind == .unread ? text : Printer.print(try Reader.document(text))
  }
}

extension ItemDocument {
  /// The document as a person reads it: a style as Swift, anything else as JSON.
  fileprivate var shownText: String {
    if case .style(let style) = self { return style.swift }
    return String(decoding: canonical, as: UTF8.self)
  }
}
