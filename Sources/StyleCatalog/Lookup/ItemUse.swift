import StyleModel
import SwiftText

/// A name in a document that may be that of another item.
struct ItemUse: Hashable {
  /// The kind of the item.
  var kind: ItemKind

  /// The names to look it up by, in order.
  var candidates: [String]

  /// Whether the name is a static member of `LabelStyle` instead of an item's.
  var isMember = false

  /// Whether an item must be meant; else the name may as well be the app's own.
  var isCertain = true

  /// Finds the names that a document uses, each once.
  static func uses(in document: ItemDocument) throws -> [ItemUse] {
    switch document {
    case .style(let style):
      let references = StyleReferences(of: try Reader.document(style.swift))
      let tints = references.tints.map {
        ItemUse(kind: .tint, candidates: $0.candidates, isCertain: $0.isCertain)
      }
      let styles = references.styles.map { use in
        switch use.target {
        case .type(let name):
          ItemUse(kind: .style, candidates: [name], isCertain: use.isCertain)
        case .member(let name):
          ItemUse(kind: .style, candidates: [name], isMember: true, isCertain: use.isCertain)
        }
      }
      return unique(tints + styles)
    case .tint(let tint):
      return unique(
        Tint.Variant.allCases.compactMap { variant in
          guard case .alias(let name)? = tint.values[variant] else { return nil }
          return ItemUse(kind: .tint, candidates: [name])
        })
    case .labels:
      return []
    }
  }

  private static func unique(_ uses: [ItemUse]) -> [ItemUse] {
    var seen: Set<ItemUse> = []
    return uses.filter { seen.insert($0).inserted }
  }
}
