import StyleModel
import StyleStore

extension Catalog {
  /// Gives an item another name.
  ///
  /// Users of the item keep the name that they were written with; it goes on resolving, and is shown
  /// as the new one. A style's own Swift is rewritten to bear the new name.
  public func rename(_ reference: ItemReference, to name: String, by author: Authorship) throws
    -> Change
  {
    try write("rename", by: author) { transaction in
      let lookup = transaction.lookup
      let item = try lookup.editable(reference)
      let new = try ItemName(name, for: item.kind)
      if item.kind == .style, BuiltInLabelStyle(name: new.text) != nil {
        throw CatalogError.builtIn(new.text)
      }
      if let other = try lookup.item(kind: item.kind, folded: new.folded), other.key != item.key {
        throw other.isRemoved || other.name.folded != new.folded
          ? CatalogError.formerName(kind: item.kind.noun, name: new.text, of: other.name)
          : CatalogError.exists(kind: item.kind.noun, name: other.name, asked: new.text)
      }
      let number = try lookup.line(of: item).count
      if item.name == new.text {
        return Change(
          outcome: .unchanged, kind: item.kind, name: item.name, number: number,
          version: item.version)
      }
      var document = try lookup.document(of: item)
      if case .style(var style) = document {
        style.swift = try StyleReferences.renaming(style: item.name, to: new.text, in: style.swift)
        document = .style(style)
      }
      let written = try transaction.write(
        kind: item.kind, name: new, document: document, over: item)
      return Change(
        outcome: .renamed, kind: item.kind, name: new.text, formerName: item.name,
        number: number + 1, version: written.version)
    }
  }
}
