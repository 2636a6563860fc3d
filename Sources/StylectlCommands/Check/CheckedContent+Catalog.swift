import Diagnostics
import StyleCatalog
import StyleChecks

extension CheckedContent {
  /// Takes in all that a catalog holds.
  convenience init(_ library: CatalogLibrary) throws {
    var items: [CheckedItem] = []
    try library.each { item, document in
      items.append(
        CheckedItem(
          name: item.name, document: document, isBuiltIn: item.isBuiltIn,
          isConflicted: item.isConflicted))
    }
    let removed = try library.removed().map { (kind: $0.kind, name: $0.name) }
    self.init(items, removed: removed, held: library)
  }

  /// Returns the items that words mean, each once, in the order of the content; nil for no word.
  func indices(_ words: [String], in library: CatalogLibrary) throws -> [Int]? {
    if words.isEmpty { return nil }
    var found: Set<Int> = []
    for word in words {
      let reference = try ItemReference(word)
      if reference.version != nil {
        throw CommandFailure(
          .wrongUsage,
          "a check looks at what an item is now, and \(named(word)) is a version of it",
          hint: "for all items of a release: check --at RELEASE")
      }
      let item = try library.item(reference)
      if item.isRemoved { throw CatalogError.removed(try library.typed(item)) }
      guard let index = index(of: item.kind, named: item.name) else {
        // What cannot be read is not in the content.
        _ = try library.shown(reference)
        continue
      }
      found.insert(index)
    }
    return found.sorted()
  }
}
