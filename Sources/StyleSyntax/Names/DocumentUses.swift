import StyleModel
import SwiftText

/// The names of other items that a document uses.
package struct DocumentUses: Sendable {
  /// The names, each once.
  package private(set) var items: [ItemUse] = []

  /// Whether a style puts itself into its own body.
  package private(set) var itself = false

  /// Finds the names that a document uses.
  package init(of document: ItemDocument) throws {
    switch document {
    case .style(let style):
      self = DocumentUses(of: try Reader.document(style.swift))
      let held = style.pins.keys.sorted().map { ItemUse(kind: .style, candidates: [$0]) }
      items = Self.unique(items + held)
    case .tint(let tint):
      items = Self.unique(
        Tint.Variant.allCases.compactMap { variant in
          guard let value = tint.values[variant], let name = value.tintName else { return nil }
          return ItemUse(kind: .tint, candidates: [name], isTint: value == .tint(name))
        })
    case .labels: break
    }
  }

  /// Finds the names that the Swift of a style uses.
  package init(of swift: Document) {
    let references = StyleReferences(of: swift)
    itself = references.usesItself
    items = Self.unique(references.tints.map(ItemUse.init) + references.styles.map(ItemUse.init))
  }

  private static func unique(_ uses: [ItemUse]) -> [ItemUse] {
    var seen: Set<ItemUse> = []
    return uses.filter { seen.insert($0).inserted }
  }
}
