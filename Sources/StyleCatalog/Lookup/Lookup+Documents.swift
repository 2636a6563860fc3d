import StyleModel
import StyleStore
import SwiftText

extension Lookup {
  /// Reads what an item holds at its version.
  ///
  /// - Throws: `CatalogError.removed` where the version is a removal.
  func document(of item: Item) throws -> ItemDocument {
    guard let hash = item.document else { throw CatalogError.removed(item.name) }
    return try ItemDocument(stored: rows.document(hash), kind: item.kind)
  }

  /// Reads the Swift of a style as it is stored.
  func source(of item: Item) throws -> StyleSource? {
    guard !item.isRemoved, case .style(let style) = try document(of: item) else { return nil }
    return StyleSource(
      name: item.name, text: style.swift, document: try Reader.document(style.swift),
      samples: style.samples)
  }

  /// What an item holds, with every name that it uses as it is now: what a person is shown.
  func shownForm(of item: Item) throws -> ItemDocument {
    let document = try document(of: item)
    return try document.renaming(names(in: document, kind: item.kind))
  }

  /// What a person wrote over an item, with the names that the stored version holds put back.
  ///
  /// A style that was written with `Color("brand")` is shown with `Color("accent")` after the tint
  /// was renamed; taken back in unchanged, it must equal what is stored.
  func keepingStoredForm(of item: Item, in document: ItemDocument) throws -> ItemDocument {
    let stored = try self.document(of: item)
    let names = try names(in: stored, kind: item.kind)
    let kept = try document.renaming(names.inverted)
    return kept.withLabelIDs(from: stored)
  }

  /// The names that a document uses and that have changed, with their present forms.
  private func names(in document: ItemDocument, kind: ItemKind) throws -> NameChanges {
    var changes = NameChanges()
    for reference in try ItemUse.uses(in: document) {
      for name in reference.candidates {
        guard let item = try self.item(kind: reference.kind, folded: name.folded) else { continue }
        if item.name.folded != name.folded { changes[reference.kind, name] = item.name }
        break
      }
    }
    return changes
  }
}
