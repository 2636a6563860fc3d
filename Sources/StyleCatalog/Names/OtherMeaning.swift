import Diagnostics
import StyleModel
import StyleSyntax
import SwiftText

/// A name in a text that means another item than in the version that the text replaces.
struct OtherMeaning: Hashable {
  /// The kind of both items.
  var kind: ItemKind

  /// The name.
  var name: String

  /// The item that the replaced version means.
  var former: Item

  /// That the name means another one now, as a reason to store nothing.
  func refusal(in item: String) -> CatalogError {
    .otherMeaning(
      item, kind: kind.noun, name: name, former: former.isRemoved ? nil : former.name)
  }

  /// That the name means another one now, as a warning.
  func warning(in item: String) -> Diagnostic {
    let what = former.isRemoved ? "one that was removed" : "'\(former.name)'"
    return Diagnostic(
      .warning, message: "'\(name)' in '\(item)' is another \(kind.noun) than it was: \(what)",
      hint: "'stylectl show \(typed("\(kind.rawValue):\(name)"))' prints the one that it means now")
  }
}

extension WrittenNames {
  /// Finds the names that a text takes from the replaced version and that mean other items by now.
  ///
  /// Where names have changed hands, a text in the names of today may hold the same ones as the
  /// replaced version. It is told from a text in the names of then by how they follow one another.
  func otherMeanings(
    in written: ItemDocument, shown: ItemDocument, stored: ItemDocument
  ) throws -> [OtherMeaning] {
    var found: [OtherMeaning] = []
    for use in try DocumentUses(of: written).items where !use.isMember {
      for name in use.candidates {
        guard let former = try former(name, kind: use.kind) else { continue }
        let meaning = OtherMeaning(kind: use.kind, name: name, former: former)
        if !found.contains(meaning) { found.append(meaning) }
      }
    }
    if found.isEmpty { return [] }
    let kinds = Dictionary(grouping: found, by: \.kind)
    let told = try kinds.filter { kind, names in
      let names = Set(names.map(\.name.folded))
      let texts = try [written, shown, stored].map { document in
        try document.names(of: kind).filter { names.contains($0) }
      }
      return texts[0].commonLength(with: texts[2]) >= texts[0].commonLength(with: texts[1])
    }
    return found.filter { told[$0.kind] != nil }
  }

  /// The item that the replaced version means by a name where a person means another one by now.
  private func former(_ name: String, kind: ItemKind) throws -> Item? {
    guard
      let held = held.names.first(where: {
        $0.kind == kind && $0.text.folded == name.folded
          && StoredName(stored: $0.text).number == nil
      }), let former = held.item, let meaning = try meaning(of: name, kind: kind)
    else { return nil }
    switch meaning {
    case .item(let item): return item.identity == former.identity ? nil : former
    case .coming(let key): return key == former.key ? nil : former
    }
  }
}

extension ItemDocument {
  /// The names of a kind that a document uses, in lower case and in the order of their places.
  fileprivate func names(of kind: ItemKind) throws -> [String] {
    switch self {
    case .style(let style):
      let references = StyleReferences(of: try Reader.document(style.swift))
      let names =
        kind == .tint
        ? references.tints.flatMap(\.candidates)
        : references.styles.flatMap { ItemUse($0).isMember ? [] : ItemUse($0).candidates }
      return (names + (kind == .style ? style.pins.keys.sorted() : [])).map(\.folded)
    case .tint(let tint):
      return Tint.Variant.allCases.compactMap { variant in
        tint.values[variant]?.tintName?.folded
      }
    case .labels: return []
    }
  }
}

extension [String] {
  /// The length of the longest sequence that both have in common.
  fileprivate func commonLength(with other: [String]) -> Int {
    count - difference(from: other).insertions.count
  }
}
