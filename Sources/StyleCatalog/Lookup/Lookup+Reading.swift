import StyleModel
import StyleSyntax
import SwiftText

extension CatalogError {
  /// Runs a body that reads what is stored of an item.
  ///
  /// - Throws: ``CatalogError/unreadable(kind:name:reason:)`` where that is no document that we know.
  static func reading<Result>(
    _ kind: ItemKind, _ name: String, _ body: () throws -> Result
  ) throws -> Result {
    do { return try body() } catch {
      guard let reason = ItemDocument.reason(of: error) else { throw error }
      throw unreadable(kind: kind.noun, name: name, reason: reason)
    }
  }

  /// Runs a body for which what cannot be read is as if it were not there.
  package static func ifReadable<Result>(_ body: () throws -> Result?) throws -> Result? {
    do { return try body() } catch CatalogError.unreadable { return nil }
  }
}

extension Lookup {
  /// What a version holds, down to the Swift of a style; nil for a removal.
  ///
  /// - Throws: `CatalogError.unreadable` where it holds no document that could be shown.
  func wholeDocument(at version: ContentHash) throws -> ItemDocument? {
    let content = try content(of: version)
    guard case .style(let style)? = content.document else { return content.document }
    _ = try CatalogError.reading(.style, content.name.text) { try Reader.document(style.swift) }
    return content.document
  }

  /// What an item uses; nothing where what it holds cannot be read.
  func uses(of item: Item) throws -> DocumentUses {
    let uses = try CatalogError.ifReadable {
      try CatalogError.reading(item.kind, item.name) {
        try DocumentUses(of: document(of: item))
      }
    }
    return uses ?? DocumentUses(of: Document())
  }
}
