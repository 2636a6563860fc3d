import Diagnostics

/// The name of a release: it follows the rules of items' names, and is no version as `@` spells it.
package struct ReleaseName: Hashable, Sendable {
  /// The name.
  package let text: String

  /// Normalizes and checks a name.
  package init(_ text: String) throws(InputError) {
    try self.init(text, isStored: false)
  }

  /// Checks a name that a catalog holds already, which an earlier release may have let in.
  package init(stored text: String) throws(InputError) {
    try self.init(text, isStored: true)
  }

  private init(_ text: String, isStored: Bool) throws(InputError) {
    let name = text.nfc
    if let problem = ItemName.problem(of: name, kind: nil, isStored: isStored) { throw problem }
    switch VersionSelector(name) {
    case .number:
      throw InputError(
        "a release cannot be called \(quoted(name)), which stands for a version's number",
        hint: "put a letter before it: v\(name)")
    case .hash:
      throw InputError(
        "a release cannot be called \(quoted(name)), which stands for a version's hash",
        hint: "put another letter before it: v\(name)")
    case .release, nil:
      self.text = name
    }
  }

  /// What two names are compared by: names that differ only in case are one.
  package var folded: String { text.folded }
}

extension ReleaseName: Comparable, CustomStringConvertible {
  /// Orders names by their bytes.
  package static func < (left: ReleaseName, right: ReleaseName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// The name.
  package var description: String { text }
}
