import StyleCatalog
import StyleModel
import StyleSyntax

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

  /// Returns the style of a name at the version that pins hold it at: versions are the catalog's.
  func style(named name: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    catalog.style(named: name, heldBy: pins)
  }

  /// Returns the style that declares a static member at the version that pins hold it at.
  func style(declaring member: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    catalog.style(declaring: member, heldBy: pins)
  }

  /// Returns the tint of a name.
  func tint(named name: String) -> Tint? {
    files.tint(named: name) ?? catalog.tint(named: name)
  }
}
