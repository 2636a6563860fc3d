import Diagnostics

/// The name of an item, in Unicode's normalization form C and fit to be one.
package struct ItemName: Hashable, Sendable {
  /// The greatest length in bytes of UTF-8.
  package static let lengthLimit = 200

  /// The name.
  package let text: String

  /// Normalizes and checks the name of an item of a kind.
  ///
  /// A name has 1 to 200 bytes; no character that cannot be seen; none of `@ : = , / \`, which
  /// references and paths are written with; no `-` or `.` at its start and no blank at either end.
  /// The name of a style is a Swift identifier as well.
  package init(_ text: String, for kind: ItemKind) throws(InputError) {
    let name = text.nfc
    if let problem = Self.problem(of: name, kind: kind) { throw problem }
    self.text = name
  }

  /// Checks a name that a catalog holds already, which an earlier release may have let in.
  package init(stored text: String, for kind: ItemKind) throws(InputError) {
    let name = text.nfc
    if let problem = Self.problem(of: name, kind: kind, isStored: true) { throw problem }
    self.text = name
  }

  /// Creates a name that is yet to be read.
  init() { text = "" }

  /// What two names of a kind are compared by: two items cannot have one, as names become files.
  package var folded: String { text.folded }

  /// Returns what keeps a text from being a name; that of no kind is any name's.
  static func problem(
    of name: String, kind: ItemKind?, isStored: Bool = false
  ) -> InputError? {
    if isPlain(name) { return kind == .style ? SwiftIdentifier.problem(of: name) : nil }
    if name.isEmpty { return InputError("a name cannot be empty") }
    let shown = quoted(name)
    // The number of a key stands behind a name that may be as long as names can be.
    if StoredName(stored: name).stem.utf8.count > lengthLimit {
      return InputError(
        "the name \(shown) has \(name.utf8.count) bytes; a name has at most \(lengthLimit)")
    }
    if let scalar = name.unicodeScalars.first(where: { !isFit($0) })
      ?? (isStored ? nil : name.firstUnseen)
    {
      return InputError(
        "the name \(shown) holds a character that cannot be seen "
          + "(U+\(String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4)))")
    }
    if let scalar = name.unicodeScalars.first(where: { "@:=,/\\".unicodeScalars.contains($0) }) {
      return InputError(
        "the name \(shown) holds '\(scalar)'", hint: "leave out @ : = , / and \\")
    }
    if let first = name.first, first == "-" || first == "." {
      return InputError("the name \(shown) starts with '\(first)'")
    }
    if name.first?.isWhitespace == true || name.last?.isWhitespace == true {
      return InputError("the name \(shown) has a blank at an end")
    }
    return kind == .style ? SwiftIdentifier.problem(of: name) : nil
  }

  /// Whether a name is of ASCII letters, digits and dots alone and begins with no dot, as most are:
  /// nothing else need be looked at then.
  private static func isPlain(_ name: String) -> Bool {
    let dot = UInt8(ascii: ".")
    return 1...lengthLimit ~= name.utf8.count && name.utf8.first != dot
      && name.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == dot }
  }

  private static func isFit(_ scalar: Unicode.Scalar) -> Bool {
    !isInvisible(scalar) && scalar != "\u{FEFF}"
  }
}

extension ItemName: Comparable, CustomStringConvertible {
  /// Orders names by their bytes.
  package static func < (left: ItemName, right: ItemName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// The name.
  package var description: String { text }
}

extension String {
  /// The first scalar that draws nothing where it stands.
  ///
  /// Joiners and variation selectors shape what is beside them, in emoji and in scripts that join
  /// their letters; beside anything else they are not seen, as all others that Unicode lets
  /// programs ignore.
  fileprivate var firstUnseen: Unicode.Scalar? {
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar.properties.isDefaultIgnorableCodePoint {
        guard scalar.shapesItsNeighbours, let last, !last.isASCII || last.properties.isEmoji else {
          return scalar
        }
      }
      last = scalar
    }
    // A joiner joins two.
    return last.flatMap { $0.properties.isJoinControl ? $0 : nil }
  }

  /// The text with zeros before it up to a length.
  fileprivate func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - utf8.count)) + self
  }
}

extension Unicode.Scalar {
  /// Whether it is a joiner, a variation selector or a part of a flag's tag.
  fileprivate var shapesItsNeighbours: Bool {
    properties.isJoinControl || properties.isVariationSelector || 0xE0020...0xE007F ~= value
  }
}
