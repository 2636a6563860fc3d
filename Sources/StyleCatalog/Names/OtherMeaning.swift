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
  /// replaced version did. It is told from a text in the names of then by how they follow one another.
  func otherMeanings(
    in written: ItemDocument, shown: ItemDocument, stored: ItemDocument
  ) throws -> [OtherMeaning] {
    let uses = try DocumentUses(of: written).items.filter { !$0.isMember }
    let words = Set(uses.flatMap(\.candidates).map(\.folded))
    var found: [OtherMeaning] = []
    for use in uses {
      for name in use.candidates {
        guard let former = try former(name, kind: use.kind, besides: words) else { continue }
        let meaning = OtherMeaning(kind: use.kind, name: name, former: former)
        if !found.contains(meaning) { found.append(meaning) }
      }
    }
    let kinds = Dictionary(grouping: found, by: \.kind)
    let told = try kinds.filter { kind, meanings in
      let taken = Set(meanings.map(\.name.folded))
      let text = try written.names(of: kind).map { [$0.folded] as Set }
      let today = try shown.names(of: kind).map { [$0.folded] as Set }
      let then = try stored.names(of: kind).map { try names(of: $0, kind: kind, but: taken) }
      return text.commonLength(with: then) >= text.commonLength(with: today)
    }
    return found.filter { told[$0.kind] != nil }
  }

  /// The item that the replaced version uses and that had a name which means another one by now.
  ///
  /// Of several it is one that the text does not name otherwise, and that had the name last.
  private func former(
    _ name: String, kind: ItemKind, besides words: Set<String>
  ) throws -> Item? {
    let used = held.names.filter { $0.kind == kind && $0.item != nil }
    guard !used.isEmpty, let meaning = try meaning(of: name, kind: kind) else { return nil }
    let former = try used.filter { held in
      guard let item = held.item, !meaning.is(item) else { return false }
      return try names(of: item, by: held.text).contains(name.folded)
    }
    let unnamed = former.filter { !words.contains($0.shown.folded) }
    return try lookup.latestHolder(
      of: name.folded, among: (unnamed.isEmpty ? former : unnamed).compactMap(\.item))
  }

  /// What a text can have said at any time for a name in the replaced version, in lower case: the names
  /// of its item, without the present one where that is among those that have changed hands.
  private func names(
    of text: String, kind: ItemKind, but taken: Set<String>
  ) throws -> Set<String> {
    guard let item = held.names.first(where: { $0.kind == kind && $0.text == text })?.item else {
      return [text.folded]
    }
    let names = try names(of: item, by: text)
    return taken.contains(item.name.folded) ? names.subtracting([item.name.folded]) : names
  }

  /// The names that an item has or had, in lower case.
  private func names(of item: Item, by text: String) throws -> Set<String> {
    var names = Set(try lookup.rows.names(kind: item.kind, key: item.key).map(\.folded))
    names.insert(StoredName(stored: text).stem.folded)
    return names
  }
}

extension WrittenNames.Meaning {
  /// Whether this is an item.
  fileprivate func `is`(_ item: Item) -> Bool {
    switch self {
    case .item(let other): other.identity == item.identity
    case .coming(let key): key == item.key
    }
  }
}

extension ItemDocument {
  /// The names of a kind that a document uses, in the order of their places.
  fileprivate func names(of kind: ItemKind) throws -> [String] {
    switch self {
    case .style(let style):
      let references = StyleReferences(of: try Reader.document(style.swift))
      let names =
        kind == .tint
        ? references.tints.flatMap(\.candidates)
        : references.styles.flatMap { ItemUse($0).isMember ? [] : ItemUse($0).candidates }
      return names + (kind == .style ? style.pins.keys.sorted() : [])
    case .tint(let tint):
      return Tint.Variant.allCases.compactMap { variant in
        tint.values[variant]?.tintName
      }
    case .labels: return []
    }
  }
}

extension [Set<String>] {
  /// The length of the longest sequence that both have in common, where one name of each is enough.
  fileprivate func commonLength(with other: [Set<String>]) -> Int {
    count - difference(from: other) { !$0.isDisjoint(with: $1) }.insertions.count
  }
}
