/// The bounds on what is read, so that any input ends soon in a tree or an error.
package enum Limits {
  /// How deep brackets, operators and blocks may nest; a chain of calls counts once.
  package static let depth = 64

  /// How many steps a chain may have.
  package static let links = 10_000

  /// How many bytes of Swift are read.
  package static let bytes = 4 * 1024 * 1024

  /// How many bytes a canonical text may have.
  package static let canonicalBytes = 1024 * 1024

  /// How many declarations a file may have, those in types counted.
  static let declarations = 200_000

  /// How many tokens are looked at to tell `name<Type>` from a comparison, so that no input makes it slow.
  static let genericTokens = 128
}
