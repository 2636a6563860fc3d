import StyleModel
import StyleSyntax

/// The names that a document uses, each with the name that the item has now.
struct NameChanges: Hashable {
  /// The names of tints.
  ///
  /// Those that have not changed are among them, so that `DesignTokens.signal` is not taken for
  /// `signal` where there is a tint of the whole name.
  var tints: [String: String] = [:]

  /// The names of styles.
  var styles: [String: String] = [:]

  /// The changes the other way.
  ///
  /// Where several names lead to one, it stays if it is among them; else the first in byte order is
  /// gone back to.
  var inverted: NameChanges {
    NameChanges(tints: Self.inverted(tints), styles: Self.inverted(styles))
  }

  /// The changes of all names but some.
  func without(_ others: NameChanges) -> NameChanges {
    NameChanges(
      tints: tints.filter { others.tints[$0.key] == nil },
      styles: styles.filter { others.styles[$0.key] == nil })
  }

  private static func inverted(_ names: [String: String]) -> [String: String] {
    var old: [String: String] = [:]
    for name in names.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let new = names[name] else { continue }
      if old[new] == nil || name == new { old[new] = name }
    }
    return old
  }
}

extension ItemDocument {
  /// Returns the document with the names that it uses changed.
  func renaming(_ changes: NameChanges) throws -> ItemDocument {
    switch self {
    case .style(var style):
      style.swift = try StyleReferences.renaming(
        tints: changes.tints, styles: changes.styles, in: style.swift)
      style.pins = Dictionary(
        style.pins.sorted { $0.key < $1.key }.map { (changes.styles[$0.key] ?? $0.key, $0.value) },
        uniquingKeysWith: { first, _ in first })
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
}
