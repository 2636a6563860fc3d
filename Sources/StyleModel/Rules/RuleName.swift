/// The name of a rule of `check`, which may be one that only a newer program has.
package struct RuleName: Hashable, Sendable {
  /// The greatest length in bytes.
  package static let lengthLimit = 64

  /// The name.
  package let text: String

  /// Creates a name that is yet to be read.
  init() { text = "" }

  /// Checks a name: 1 to 64 lower-case letters of ASCII, digits and hyphens.
  package init?(_ text: String) {
    let isFit = text.utf8.allSatisfy {
      0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-")
    }
    guard isFit, 1...Self.lengthLimit ~= text.utf8.count else { return nil }
    self.text = text
  }
}

extension RuleName: Comparable, CustomStringConvertible {
  /// Orders names by their bytes.
  package static func < (left: RuleName, right: RuleName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// The name.
  package var description: String { text }
}
