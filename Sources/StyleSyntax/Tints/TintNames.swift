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

  /// Returns the tint or the system colour that a constant is, by the first of its names that there
  /// is; nil where there is none, and for what is no single colour.
  ///
  /// A plain name means one beside the constant first, then one of SwiftUI's own.
  func target(of constant: ColorConstant, in entry: Palette.Entry) -> Tint.Value? {
    switch constant {
    case .color(let color): return .color(color)
    case .system(let name): return .system(name)
    case .asset(let names): return tint(names, in: entry)
    case .alias(let names):
      if let tint = declaredTint(names, in: entry) { return tint }
      if names.count == 1, SystemColor(rawValue: names[0])?.memberOfColor == names[0] {
        return .system(names[0])
      }
      return tint(names, in: entry)
    case .variants, .other: return nil
    }
  }

  private func declaredTint(_ names: [String], in entry: Palette.Entry) -> Tint.Value? {
    let scope = entry.path.dropLast()
    let inner = names.count == 1 ? [(scope + names).joined(separator: ".")] : []
    let paths = (inner + names).filter { $0 != entry.swiftName }
    return paths.lazy.compactMap { declared[$0] }.first.map { .tint(named: $0) }
  }

  private func tint(_ names: [String], in entry: Palette.Entry) -> Tint.Value? {
    if let tint = declaredTint(names, in: entry) { return tint }
    let others = names.lazy.compactMap { known[$0] }.filter { $0 != entry.tintName }
    return others.first.map { .tint(named: $0) }
  }
}
