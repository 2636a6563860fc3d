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
  /// - Throws: `CatalogError.badReference` where the kind is no kind or a part is empty.
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
    }
    guard !rest.isEmpty else { throw .badReference(text, reason: "it has no name") }
    name = String(rest).nfc
  }

  /// The reference as it is typed.
  public var description: String {
    (kind.map { $0.rawValue + ":" } ?? "") + name + (version.map { "@\($0)" } ?? "")
  }
}

/// Which version of an item a reference means.
package enum VersionSelector: Hashable, Sendable, CustomStringConvertible {
  /// `@3`: the third version along the first parents; one to five digits.
  case number(Int)

  /// `@1f0c9a`: the version whose hash begins so; six or more hex digits, in lower case here.
  case hash(String)

  /// `@2.0`: what a release holds.
  case release(String)

  /// Reads what stands after `@`; nil where that is nothing.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    let isNumber = bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isNumber, bytes.count <= 5, let number = Int(text) {
      self = .number(number)
    } else if (6...64).contains(bytes.count), text.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      self = .hash(text.lowercased())
    } else {
      self = .release(text)
    }
  }

  /// The selector as it is typed after `@`.
  package var description: String {
    switch self {
    case .number(let number): String(number)
    case .hash(let digits): digits
    case .release(let name): name
    }
  }
}
