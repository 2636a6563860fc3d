import JSON
import StyleModel

/// Finds the keys of labels in a string catalog.
struct StringKeys {
  private let catalog: StringCatalog
  private let bySource: [ExactKey: Int]

  /// Prepares a catalog.
  init(_ catalog: StringCatalog) {
    self.catalog = catalog
    var bySource: [ExactKey: Int] = [:]
    for (index, entry) in catalog.entries.enumerated() {
      guard let title = entry.value.leaf(in: catalog.sourceLanguage)?.value?.string else {
        continue
      }
      let key = ExactKey(title)
      bySource[key] = bySource[key] ?? index
    }
    self.bySource = bySource
  }

  /// Returns the position of a label's entry; nil where the catalog has none.
  ///
  /// Where the set is keyed by ids, the label's id comes before its title.
  func position(of label: LabelItem, isKeyed: Bool) -> Int? {
    let id = label.id.isEmpty ? nil : catalog.positions[ExactKey(label.id)]
    let title = catalog.positions[ExactKey(label.title)]
    return (isKeyed ? id ?? title : title ?? id) ?? bySource[ExactKey(label.title)]
  }
}
