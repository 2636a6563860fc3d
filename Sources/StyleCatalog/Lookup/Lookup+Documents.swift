import StyleModel
import StyleSyntax
import SwiftText

extension Lookup {
  /// Reads what an item holds at its version.
  ///
  /// - Throws: `CatalogError.removed` where the version is a removal, `CatalogError.unreadable` where
  ///   it holds no document.
  func document(of item: Item) throws -> ItemDocument {
    guard let hash = item.document else { throw CatalogError.removed(try typed(item)) }
    let bytes = try rows.document(hash)
    return try CatalogError.reading(item.kind, item.name) {
      try ItemDocument(stored: bytes, kind: item.kind)
    }
  }

  /// Reads the Swift of a style with every name that it uses as it is now.
  func source(of item: Item) throws -> StyleSource? {
    guard !item.isRemoved, case .style(let style) = try presented(item) else { return nil }
    let swift = try CatalogError.reading(item.kind, item.name) { try Reader.document(style.swift) }
    return StyleSource(
      name: item.name, text: style.swift, document: swift, samples: style.samples,
      pins: style.pins)
  }

  /// What an item holds, with every name that it uses as it is now: what a person is shown.
  ///
  /// - Throws: `CatalogError.unreadable` where it holds no document, or no Swift, that we know.
  func shownForm(of item: Item) throws -> ItemDocument {
    let document = try presented(item)
    if case .style(let style) = document {
      _ = try CatalogError.reading(.style, item.name) { try Reader.document(style.swift) }
    }
    return document
  }

  private func presented(_ item: Item) throws -> ItemDocument {
    let document = try document(of: item)
    return try CatalogError.reading(item.kind, item.name) { try shownForm(of: document) }
  }

  /// A stored document with every name that it uses as it is now.
  func shownForm(of document: ItemDocument) throws -> ItemDocument {
    try presentingReplacement(in: document.renaming(heldNames(in: document).shown))
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
  ///   - coming: The keys of the new items of the command.
  /// - Returns: The document as it is stored, and the names in it that mean other items by now.
  /// - Throws: `CatalogError` where the item cannot be read, `SyntaxError` where the Swift cannot.
  func storedForm(
    of document: ItemDocument, over item: Item, sharesImports: Bool = false, keepsPins: Bool = true,
    extras: ExtrasRule = .kept, coming: ComingKeys
  ) throws -> (document: ItemDocument, otherMeanings: [OtherMeaning]) {
    let known = try CatalogError.ifReadable {
      let stored = try self.document(of: item)
      return try CatalogError.reading(item.kind, item.name) {
        if case .style(let style) = stored { _ = try Reader.document(style.swift) }
        return (stored, try heldNames(in: stored))
      }
    }
    guard let (stored, held) = known else {
      let document = document.givingLabelIDs()
      return (try WrittenNames(self, coming: coming).stored(document), [])
    }
    let shown = try presentingReplacement(in: stored.renaming(held.shown))
    var written = document.keepingWhatIsNotWritten(in: shown, extras: extras)
    if case .style(var style) = written, case .style(let own) = document {
      style.pins =
        keepsPins ? try pins(reachedFrom: style.swift, among: style.pins) : own.pins
      written = .style(style)
    }
    // An export tells no pins: what says its own is none.
    if try written.compared == shown.compared || isNamedAlike(written, shown)
      || keepsPins && !extras.isToken
        && isExport(written, of: shown, named: item.name, sharesImports: sharesImports)
    {
      return (try stored.renaming(settled(held)), [])
    }
    let names = WrittenNames(self, over: held, coming: coming)
    var document = try names.stored(written)
    if written.extras.deprecated?.use == shown.extras.deprecated?.use {
      document.extras.deprecated?.use = stored.extras.deprecated?.use
    }
    if document.hash == item.document { return (document, []) }
    return (document, try names.otherMeanings(in: written, shown: shown, stored: stored))
  }

  /// Those of some names that may mean several items, each with the key of the one that it means.
  ///
  /// Whoever writes over a document that has one says by the present name which of them is meant.
  private func settled(_ held: HeldNames) throws -> NameChanges {
    var changes = NameChanges()
    for name in held.names {
      guard let item = name.item, name.isUnclear else {
        changes[name.kind, name.text] = name.text
        continue
      }
      changes[name.kind, name.text] = item.key
    }
    return changes
  }

  /// Whether a tint says as much as another one does that does not tell tints and system colours
  /// apart, as documents of earlier releases do not: each name means the same today.
  private func isNamedAlike(_ written: ItemDocument, _ shown: ItemDocument) throws -> Bool {
    guard case .tint(var tint) = written, case .tint(let old) = shown else { return false }
    for (variant, value) in tint.values {
      guard case .alias(let name)? = old.values[variant], value != .alias(name) else { continue }
      if value == (try hasTint(name) ? .tint(name) : .system(name)) {
        tint.values[variant] = .alias(name)
      }
    }
    return ItemDocument.tint(tint).compared == shown.compared
  }

  /// Whether a document is what an export writes of another, where tints are members of `Color`.
  private func isExport(
    _ written: ItemDocument, of shown: ItemDocument, named name: String, sharesImports: Bool
  ) throws -> Bool {
    if case .tint(let written) = written, case .tint(let shown) = shown {
      let aliases = try Set(
        shown.values.values.compactMap { value in
          if let name = value.tintName, try hasTint(name) { name } else { nil }
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
    try item(kind: .tint, written: name).map { !$0.isRemoved } ?? false
  }
}
