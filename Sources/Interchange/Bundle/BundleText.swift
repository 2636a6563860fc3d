import StyleModel

/// A catalog's items as files that people read and review, each in a file of its own.
package struct BundleText {
  /// The files by their paths in the bundle, sorted by them.
  package let files: [(path: String, text: String)]

  /// Writes items.
  ///
  /// The same items, in whatever order, have the same bytes.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - others: Items of which the files are there and stay, with the names that they had.
  package init(_ items: [BundleItem], besides others: [BundleItem] = []) {
    var files = [(path: BundleManifest.fileName, text: BundleManifest(items + others).text)]
    for kind in ItemKind.allCases {
      let items = items.filter { $0.document.kind == kind }.sorted { $0.name < $1.name }
      for (item, stem) in zip(items, BundleFileName.stems(of: items.map(\.name))) {
        let path = "\(kind.bundleFolder)/\(stem)"
        if case .style(let style) = item.document { files.append((path + ".swift", style.swift)) }
        if let face = BundledDocument.face(of: item.document, named: item.name, key: item.key) {
          files.append((path + ".json", face.pretty + "\n"))
        }
      }
    }
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
