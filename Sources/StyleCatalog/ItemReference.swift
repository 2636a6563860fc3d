import StyleModel

/// The name of an item as a person types it: `DayLabelStyle`, `tint:brand`, `week@2`, `week@1f0c9a`.
public struct ItemReference: Hashable, Sendable, CustomStringConvertible {
  /// The kind, where the reference says it.
  package var kind: ItemKind?

  /// The name, as typed.
  public var name: String

  /// The version, where the reference names one.
  package var version: VersionSelector?

  /// Creates a reference.
  package init(kind: ItemKind? = nil, name: String, version: VersionSelector? = nil) {
    self.kind = kind
    self.name = name
    self.version = version
  }

  /// Reads a reference.
  ///
  /// - Throws: `CatalogError.badReference` where the kind is no kind, or a part is empty or twice there.
  public init(_ text: String) throws(CatalogError) {
    var rest = Substring(text)
    if let colon = rest.firstIndex(of: ":") {
      let word = String(rest[..<colon])
      guard let kind = ItemKind(rawValue: word) else {
        throw .badReference(
          text, reason: "'\(word)' is no kind; the kinds are style, tint and labels")
      }
      self.kind = kind
      rest = rest[rest.index(after: colon)...]
    }
    if let at = rest.lastIndex(of: "@") {
      let word = rest[rest.index(after: at)...]
      guard let version = VersionSelector(String(word)) else {
        throw .badReference(text, reason: "nothing stands after '@'")
      }
      self.version = version
      rest = rest[..<at]
      if rest.contains("@") { throw .badReference(text, reason: "it has more than one '@'") }
    }
    guard !rest.isEmpty else { throw .badReference(text, reason: "it has no name") }
    name = String(rest).nfc
  }

  /// Returns the reference with a kind where it says none.
  package func defaulting(to kind: ItemKind) -> ItemReference {
    var reference = self
    reference.kind = reference.kind ?? kind
    return reference
  }

  /// The reference as it is typed.
  public var description: String {
    (kind.map { $0.rawValue + ":" } ?? "") + name + (version.map { "@\($0)" } ?? "")
  }
}
