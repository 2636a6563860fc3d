import StyleModel
import StyleSyntax
import SwiftText

extension Catalog {
  /// Gives an item another name.
  ///
  /// Users of the item hold its key, and are shown the new name. The old one is free for another item. A
  /// style's own Swift is rewritten to bear the new name.
  @discardableResult
  public func rename(_ reference: ItemReference, to name: String, by author: Authorship) throws
    -> Change
  {
    try write("rename", by: author) { transaction in
      let lookup = transaction.lookup
      let item = try lookup.editable(reference)
      let new = try ItemName(name, for: item.kind)
      var rules = EditRules(transaction)
      try rules.check(new, for: item)
      let number = try lookup.line(of: item).count
      if item.name == new.text {
        return Change(
          outcome: .unchanged, kind: item.kind, name: item.name, number: number,
          version: item.version)
      }
      var document = try lookup.document(of: item)
      if case .style(var style) = document {
        style.swift = try CatalogError.reading(item.kind, item.name) {
          try Self.renaming(
            item.name, to: new.text, in: lookup.yielding(new.text, in: style.swift))
        }
        document = .style(style)
      }
      let written = try transaction.write(
        kind: item.kind, name: new, document: document, over: item)
      // Others may have named the new name before there was an item of it.
      try rules.refuseRings(through: [written])
      return Change(
        outcome: .renamed, kind: item.kind, name: new.text, formerName: item.name,
        number: number + 1, version: written.version)
    }
  }

  /// Gives a style another name in its own Swift.
  ///
  /// - Throws: `CatalogError.nameWithin` where the Swift has the new name already: for a nested
  ///   type, or for one of SwiftUI's.
  static func renaming(_ old: String, to new: String, in swift: String) throws -> String {
    guard try StyleReferences.renaming(style: new, to: old, in: swift) == swift else {
      throw CatalogError.nameWithin(old, asked: new)
    }
    return try StyleReferences.renaming(style: old, to: new, in: swift)
  }
}

extension Lookup {
  /// Returns the stored Swift of a style that is to get a name: where it uses the style that was first
  /// added under that name, it says so with the number, as the bare name will be its own.
  ///
  /// What cannot be read uses nothing.
  func yielding(_ name: String, in swift: String) throws -> String {
    guard let document = try? Reader.document(swift) else { return swift }
    let uses = DocumentUses(of: document).items
    guard uses.contains(where: { $0.kind == .style && !$0.isMember && $0.candidates == [name] }),
      let item = try item(kind: .style, stored: name)
    else { return swift }
    return try StyleReferences.renaming(style: name, to: item.numberedKey, in: swift)
  }
}
