import Diagnostics

/// Makes Swift names of the names of items, which may hold anything.
package enum SwiftName {
  /// Returns a name for a member or a case: `my brand` becomes `myBrand`, `2nd` becomes `_2nd`.
  ///
  /// What no identifier may hold parts words; the fallback stands for a name that is nothing else.
  package static func member(of name: String, fallback: String) -> String {
    var words = words(of: name)
    guard let first = words.first else { return fallback }
    words[0] = first.allSatisfy { $0.isUppercase } ? first.lowercased() : first.lowercasedFirst
    return headed(words[0] + words.dropFirst().map(\.uppercasedFirst).joined())
  }

  /// Returns a name for a type: `my week` becomes `MyWeek`.
  package static func type(of name: String, fallback: String) -> String {
    let words = words(of: name)
    return words.isEmpty ? fallback : headed(words.map(\.uppercasedFirst).joined())
  }

  private static func words(of name: String) -> [String] {
    name.unicodeScalars.split { !SwiftIdentifier.isPart($0) || isInvisible($0) }
      .filter { !$0.allSatisfy(isUnseen) }.map { String(String.UnicodeScalarView($0)) }
  }

  /// Whether a scalar only says how another one looks: joiners and variation selectors.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The name with `_` before it where it could not begin with its first scalar.
  private static func headed(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, SwiftIdentifier.isHead(first),
      name.unicodeScalars.contains(where: { $0 != "_" })
    else { return "_" + name + (name.allSatisfy { $0 == "_" } ? "1" : "") }
    return name
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
