import StyleCatalog
import StyleModel

/// Finds what a style names in files first, then in the catalog.
struct FileLibrary: StyleLibrary {
  /// The items of the files.
  var files: FileItems

  /// The catalog.
  var catalog: CatalogLibrary

  /// Returns the style of a name.
  func style(named name: String) -> StyleSource? {
    files.style(named: name) ?? catalog.style(named: name)
  }

  /// Returns the style whose Swift declares a static member of `LabelStyle`.
  func style(declaring member: String) -> StyleSource? {
    files.style(declaring: member) ?? catalog.style(declaring: member)
  }

  /// Returns the tint of a name.
  func tint(named name: String) -> Tint? {
    files.tint(named: name) ?? catalog.tint(named: name)
  }
}
