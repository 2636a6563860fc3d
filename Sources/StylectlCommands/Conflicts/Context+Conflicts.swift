import StyleCatalog

extension Context {
  /// Says once that an item is in conflict, and which of its heads is meant.
  func warn(ofConflictIn item: Item) {
    guard item.isConflicted, !warned.contains(item.typedName) else { return }
    warned.insert(item.typedName)
    let author = item.author.map { " by \($0)" } ?? ""
    report([
      Diagnostic(
        .warning,
        message:
          "'\(item.name)' is in conflict; this is its version \(item.version.short)\(author)",
        hint: "stylectl conflicts")
    ])
  }

  /// Says once of each item in conflict that a picture was made from that it is.
  func warn(ofConflictsIn library: CatalogLibrary) {
    for item in library.conflicted.sorted(by: { ($0.kind, $0.name) < ($1.kind, $1.name) }) {
      warn(ofConflictIn: item)
    }
  }
}
