import StyleModel

/// Finds tints by what Swift calls them: `Color.redTint` is `red` where an export has named it so.
package struct TintNames: Sendable {
  /// The tints of files by the paths of their constants.
  private var declared: [String: String] = [:]

  /// The tints of the catalog by their own names and by those of their members.
  private var known: [String: String] = [:]

  /// Creates the names of a catalog's tints.
  package init(catalog: Set<String> = []) {
    for name in catalog {
      known[name] = name
      let member = TintMember.name(of: name)
      if !catalog.contains(member) { known[member] = min(known[member] ?? name, name) }
    }
  }

  /// Whether any tint has a member of another name.
  var hasRenamed: Bool {
    declared.contains { $0.key != $0.value } || known.contains { $0.key != $0.value }
  }

  /// Notes that a path of a file is a tint.
  mutating func declare(_ path: String, as tint: String) {
    declared[path] = tint
  }

  /// Returns the tint of a member of `Color` that has another name than the member; nil for any
  /// other member.
  package func renamed(_ member: String) -> String? {
    guard let tint = declared[member] ?? known[member], tint != member else { return nil }
    return tint
  }

  /// Returns the tint or the system colour that a constant stands for, by the first of its candidates
  /// that there is; nil where there is none.
  ///
  /// A plain name means one beside the constant first.
  func target(of candidates: [String], in entry: Palette.Entry) -> String? {
    let scope = entry.path.dropLast()
    let inner = candidates.count == 1 ? [(scope + candidates).joined(separator: ".")] : []
    for path in inner + candidates where path != entry.swiftName {
      if let tint = declared[path] { return tint }
    }
    if let system = candidates.first(where: { SystemColor(name: $0) != nil }) { return system }
    return candidates.lazy.compactMap { known[$0] }.first { $0 != entry.tintName }
  }
}
