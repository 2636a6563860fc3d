import StyleModel

/// New names of items by their old ones.
struct NameChanges: Hashable {
  /// The names of tints.
  var tints: [String: String] = [:]

  /// The names of styles.
  var styles: [String: String] = [:]

  /// Whether nothing changes.
  var isEmpty: Bool { tints.isEmpty && styles.isEmpty }

  /// The changes the other way.
  ///
  /// Where two old names lead to one, the first in byte order is gone back to.
  var inverted: NameChanges {
    NameChanges(tints: Self.inverted(tints), styles: Self.inverted(styles))
  }

  /// Sets the new name of an item of a kind.
  subscript(kind: ItemKind, name: String) -> String? {
    get { kind == .tint ? tints[name] : styles[name] }
    set {
      if kind == .tint { tints[name] = newValue } else { styles[name] = newValue }
    }
  }

  private static func inverted(_ names: [String: String]) -> [String: String] {
    Dictionary(
      names.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ItemDocument {
  /// Returns the document with the names that it uses changed.
  func renaming(_ changes: NameChanges) throws -> ItemDocument {
    guard !changes.isEmpty else { return self }
    switch self {
    case .style(var style):
      style.swift = try StyleReferences.renaming(
        tints: changes.tints, styles: changes.styles, in: style.swift)
      return .style(style)
    case .tint(var tint):
      tint.values = tint.values.mapValues { value in
        guard case .alias(let name) = value, let new = changes.tints[name] else { return value }
        return .alias(new)
      }
      return .tint(tint)
    case .labels:
      return self
    }
  }

  /// Returns the document with an id for each of its labels, those of an older set kept.
  func withLabelIDs(from old: ItemDocument?) -> ItemDocument {
    guard case .labels(let set) = self else { return self }
    guard case .labels(let older)? = old else { return .labels(set.givingIDs()) }
    return .labels(set.keepingIDs(of: older))
  }
}
