import StyleModel

/// What is wrong with the names that freshly written documents use.
struct ReferenceCheck {
  /// What can be asked, the writes included.
  let lookup: Lookup

  /// Warns about names that belong to no item.
  ///
  /// Each may be the app's own, so it is no error.
  func dangling(in drafts: [Draft]) throws -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for draft in drafts {
      for use in try ItemUse.uses(in: draft.document) where use.isCertain {
        guard let name = use.candidates.first, try lookup.item(for: use) == nil,
          !isSystem(use)
        else { continue }
        warnings.append(
          Diagnostic(
            .warning, file: draft.file, place: draft.place,
            message:
              "'\(draft.name)' names the \(use.kind.noun) '\(name)', which is not in the catalog",
            hint: use.kind == .tint ? "stylectl add tint \(name) '#0A84FF'" : nil))
      }
    }
    return warnings
  }

  /// Refuses items that would use one another in a ring.
  ///
  /// - Throws: `CatalogError.ring` that names the whole ring.
  func refuseRings(among drafts: [Draft]) throws {
    var finished: Set<Item.Identity> = []
    for draft in drafts {
      guard let item = try lookup.item(kind: draft.kind, folded: draft.name.folded) else {
        continue
      }
      var path: [Item] = []
      try visit(item, path: &path, finished: &finished)
    }
  }

  private func visit(_ item: Item, path: inout [Item], finished: inout Set<Item.Identity>) throws {
    if let start = path.firstIndex(where: { $0.identity == item.identity }) {
      throw CatalogError.ring((path[start...] + [item]).map(\.name))
    }
    guard !finished.contains(item.identity) else { return }
    guard path.count < 64 else { throw CatalogError.tooDeep(path[0].name) }
    path.append(item)
    for use in try lookup.uses(of: item).sorted() {
      guard let next = try lookup.item(kind: use.kind, key: use.key) else { continue }
      try visit(next, path: &path, finished: &finished)
    }
    path.removeLast()
    finished.insert(item.identity)
  }

  private func isSystem(_ use: ItemUse) -> Bool {
    use.kind == .tint && use.candidates.contains { SystemColor(name: $0) != nil }
  }
}
