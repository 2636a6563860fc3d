import StyleModel

extension Lookup {
  /// Finds the tint that a draft is the colour set of, as an export writes it: with the colours that
  /// its aliases lead to, in the colour spaces that asset catalogs have.
  ///
  /// Taken back in unchanged, a colour set must not come in the place of what is stored. It is asked
  /// before anything of a command is stored: the colours of aliases are those of that moment.
  func tint(exportedAs draft: Draft) throws -> Item? {
    guard case .tint(let written) = draft.document,
      written.extras.extensions.contains(where: { $0.key == Tint.formKey }),
      let item = try replaceable(kind: .tint, name: draft.name), !item.isRemoved,
      !item.isConflicted, item.name == draft.name.text,
      case .tint(let shown)? = try CatalogError.ifReadable({ try shownForm(of: item) }),
      let exported = try? shown.inAssetCatalog(TintAliases(find: tint(named:))),
      written.values == exported.values
    else { return nil }
    var other = written
    other.values = shown.values
    other.extras = other.extras.keeping(shown.extras)
    let isEqual = ItemDocument.tint(other).compared == ItemDocument.tint(shown).compared
    return isEqual ? item : nil
  }

  private func tint(named name: String) -> Tint? {
    guard let item = try? item(kind: .tint, written: name), !item.isRemoved,
      case .tint(let tint)? = try? shownForm(of: item)
    else { return nil }
    return tint
  }
}
