import StyleModel
import StyleSyntax

/// Names of items in a document, each with the name that is to stand in its place.
struct NameChanges: Hashable {
  /// The names of tints.
  ///
  /// Those that stay are among them, so that `DesignTokens.signal` is not taken for `signal` where
  /// there is a tint of the whole name.
  var tints: [String: String] = [:]

  /// The names of styles.
  var styles: [String: String] = [:]

  /// What stands in the place of a name of a kind; nil where it is none that is looked for.
  subscript(kind: ItemKind, name: String) -> String? {
    get { kind == .tint ? tints[name] : styles[name] }
    set { if kind == .tint { tints[name] = newValue } else { styles[name] = newValue } }
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
        guard let name = value.tintName, let new = changes.tints[name] else { return value }
        return value == .alias(name) ? .alias(new) : .tint(new)
      }
      return .tint(tint)
    case .labels:
      return self
    }
  }
}
