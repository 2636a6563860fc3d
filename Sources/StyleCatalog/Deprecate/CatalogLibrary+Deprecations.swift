import StyleSyntax

extension CatalogLibrary {
  /// Returns one warning for each deprecated item that was looked up, with those of what was looked
  /// up or is given that use it; styles of files may use what is in the catalog.
  package func deprecationWarnings(usedBy sources: [StyleSource] = []) throws -> [Diagnostic] {
    let known = try lookup.deprecations()
    let items = seen.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
    let deprecated = items.filter { item in item.document.map { known[$0] != nil } ?? false }
    guard !deprecated.isEmpty else { return [] }
    var users = sources.map { (Optional($0.name), DocumentUses(of: $0.document).items) }
    for item in items where item.kind != .labels && !item.isRemoved {
      // Who is deprecated itself may go on as it is.
      let name = deprecated.contains(item) ? nil : item.name
      let shown = try CatalogError.ifReadable { try lookup.shownForm(of: item) }
      users.append((name, try shown.map { try DocumentUses(of: $0).items } ?? []))
    }
    var uses: [DeprecatedUse] = []
    for item in deprecated {
      let named = try users.filter { user in
        try user.1.contains { try lookup.item(forWritten: $0)?.identity == item.identity }
      }
      guard let deprecation = try lookup.deprecation(of: item) else { continue }
      if named.isEmpty { uses.add(nil, of: item, deprecation, in: nil) }
      for name in named.compactMap(\.0) { uses.add(name, of: item, deprecation, in: nil) }
    }
    return uses.map(\.warning)
  }
}
