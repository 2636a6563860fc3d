import StyleCatalog
import StyleModel
import StyleSyntax

extension Context {
  /// Warns that an item that is shown should not be used any more.
  func warn(ofDeprecationOf item: Item, _ document: ItemDocument) {
    guard let deprecation = document.extras.deprecated else { return }
    warnOnce([
      Diagnostic(
        .warning,
        message: "the \(item.kind.noun) '\(item.name)' is deprecated" + deprecation.reason,
        hint: deprecation.advice)
    ])
  }

  /// Warns once of each deprecated item that a picture was made from, with its users.
  func warn(
    ofDeprecationsIn library: CatalogLibrary, usedBy sources: [StyleSource] = []
  ) throws {
    warnOnce(try library.deprecationWarnings(usedBy: sources))
  }
}
