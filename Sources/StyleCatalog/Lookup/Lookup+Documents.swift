import StyleModel
import StyleSyntax
import SwiftText

extension Lookup {
  /// Reads what an item holds at its version.
  ///
  /// - Throws: `CatalogError.removed` where the version is a removal, `CatalogError.unreadable` where
  ///   it holds no document.
  func document(of item: Item) throws -> ItemDocument {
    guard let hash = item.document else { throw CatalogError.removed(item.name) }
    let bytes = try rows.document(hash)
    return try CatalogError.reading(item.kind, item.name) {
      try ItemDocument(stored: bytes, kind: item.kind)
    }
  }

  /// Reads the Swift of a style as it is stored.
  func source(of item: Item) throws -> StyleSource? {
    guard !item.isRemoved, case .style(let style) = try document(of: item) else { return nil }
    let swift = try CatalogError.reading(item.kind, item.name) { try Reader.document(style.swift) }
    return StyleSource(
      name: item.name, text: style.swift, document: swift, samples: style.samples,
      pins: style.pins)
  }

  /// What an item holds, with every name that it uses as it is now: what a person is shown.
  func shownForm(of item: Item) throws -> ItemDocument {
    let document = try document(of: item)
    return try CatalogError.reading(item.kind, item.name) { try shownForm(of: document) }
  }

  /// A stored document with every name that it uses as it is now.
  func shownForm(of document: ItemDocument) throws -> ItemDocument {
    try presentingReplacement(in: document.renaming(names(in: document)))
  }

  /// What a person wrote over an item, with the names that the stored version holds put back.
  ///
  /// A style that was written with `Color("brand")` is shown with `Color("accent")` after the tint
  /// was renamed; taken back in unchanged, it must equal what is stored.
  ///
  /// Over what cannot be read it is stored as it was written.
  ///
  /// Pins stay as far as the Swift still reaches what they hold, unless the document says its own.
  ///
  /// - Parameters:
  ///   - document: What was written.
  ///   - item: The item that it was written over.
  ///   - sharesImports: Whether it stood in one file with other styles, so that their imports came
  ///     with it.
  ///   - keepsPins: Whether the pins of the item stay; else those of the document are all.
  ///   - extras: What becomes of what the item carries beside its content.
  /// - Returns: The document as it is stored.
  /// - Throws: `CatalogError` where the item cannot be read, `SyntaxError` where the Swift cannot.
  func storedForm(
    of document: ItemDocument, over item: Item, sharesImports: Bool = false, keepsPins: Bool = true,
    extras: ExtrasRule = .kept
  ) throws -> ItemDocument {
    let known = try CatalogError.ifReadable {
      let stored = try self.document(of: item)
      return try CatalogError.reading(item.kind, item.name) { (stored, try names(in: stored)) }
    }
    guard let (stored, names) = known else { return document.givingLabelIDs() }
    let unclear = try unclear(names)
    let shown = try presentingReplacement(in: stored.renaming(names))
    var written = document.keepingWhatIsNotWritten(in: shown, extras: extras)
    if case .style(var style) = written, case .style(let own) = document {
      style.pins =
        keepsPins ? try pins(reachedFrom: style.swift, among: style.pins) : own.pins
      written = .style(style)
    }
    // An export tells no pins: what says its own is none.
    if try written.compared == shown.compared
      || keepsPins && !extras.isToken
        && isExport(written, of: shown, named: item.name, sharesImports: sharesImports)
    {
      return try stored.renaming(unclear)
    }
    if written.extras.deprecated?.use == shown.extras.deprecated?.use {
      written.extras.deprecated?.use = stored.extras.deprecated?.use
    }
    return try written.renaming(names.without(unclear).inverted)
  }

  /// Those of some former names that were names of several items: each may have been meant.
  ///
  /// Whoever writes over a document that has one says by the present name which of them is meant.
  private func unclear(_ names: NameChanges) throws -> NameChanges {
    NameChanges(
      tints: try names.tints.filter { try $0 != $1 && isUnclear($0, kind: .tint) },
      styles: try names.styles.filter { try $0 != $1 && isUnclear($0, kind: .style) })
  }

  private func isUnclear(_ name: String, kind: ItemKind) throws -> Bool {
    try owners(kind: kind, folded: name.folded).filter { !$0.isRemoved }.count > 1
  }

  /// Whether a document is what an export writes of another, where tints are members of `Color`.
  private func isExport(
    _ written: ItemDocument, of shown: ItemDocument, named name: String, sharesImports: Bool
  ) throws -> Bool {
    if case .tint(let written) = written, case .tint(let shown) = shown {
      let aliases = try Set(
        shown.values.values.compactMap { value in
          if case .alias(let name) = value, try hasTint(name) { name } else { nil }
        })
      return written.extras == shown.extras
        && written.values == shown.inSwiftUI { aliases.contains($0) }.values
    }
    guard case .style(let written) = written, case .style(let shown) = shown,
      written.extras == shown.extras
    else { return false }
    let tints = try tintNames(in: shown.swift)
    return try ExportedStyle(
      written.swift, of: shown.swift, named: name, sharesImports: sharesImports,
      isDeprecated: shown.extras.deprecated != nil
    ) { tints.contains($0) }.isUnchanged
  }

  /// The names of tints that Swift may use, as it spells them.
  private func tintNames(in swift: String) throws -> Set<String> {
    let uses = StyleReferences(of: try Reader.document(swift)).tints
    return Set(
      try uses.flatMap(\.candidates).filter(hasTint))
  }

  private func hasTint(_ name: String) throws -> Bool {
    try item(kind: .tint, folded: name.folded).map { !$0.isRemoved } ?? false
  }

  /// The names that a document uses, with their present forms.
  private func names(in document: ItemDocument) throws -> NameChanges {
    var changes = NameChanges()
    for use in try DocumentUses(of: document).items where !use.isMember {
      guard let (name, item) = try named(by: use) else { continue }
      let present = try isFormer(name, of: item) ? item.name : name
      if use.kind == .tint {
        changes.tints[name] = present
      } else {
        changes.styles[name] = present
      }
    }
    return changes
  }

  /// Whether an item bore a name once and has another now.
  ///
  /// A name that differs from the present one only in case is most often only how a user spells it.
  func isFormer(_ name: String, of item: Item) throws -> Bool {
    if name.nfc == item.name { return false }
    if name.folded != item.name.folded { return true }
    return try rows.versions(kind: item.kind, key: item.key).contains {
      $0.record.name.text == name.nfc
    }
  }
}
