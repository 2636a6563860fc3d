import StyleModel
import StyleSyntax

/// Whose something is that stands where an export writes, by what the catalog holds and held.
package enum Ownership: Hashable, Sendable {
  /// The catalog's: it is what is exported.
  case present

  /// The catalog's: it is another version than what is exported, each as it is typed after `@`.
  case earlier(version: String, of: String)

  /// A person's: the catalog never held it.
  case never
}

/// What the catalog knows of something that stands where an export writes.
package struct Holding: Hashable, Sendable {
  /// Whose it is.
  package var ownership: Ownership

  /// The item in a sentence: `the style 'DayLabelStyle'`.
  package var item: String

  /// The name that the item has now.
  package var name: String

  /// The name that it has where it stands.
  package var written: String

  /// Whether the item was removed.
  package var isRemoved: Bool

  /// Creates what is known.
  package init(
    _ ownership: Ownership, kind: ItemKind, name: String, written: String, isRemoved: Bool
  ) {
    self.ownership = ownership
    self.item = "the \(kind.noun) '\(name)'"
    self.name = name
    self.written = written
    self.isRemoved = isRemoved
  }

  /// Whether the catalog has nothing of that name any more, so that what stands there is left over.
  package var isLeftOver: Bool {
    isRemoved || written.nfc != name.nfc
  }
}

/// A version that an item has or had.
package struct HeldVersion: Sendable {
  /// What the catalog knows of something that is equal to it.
  package var holding: Holding

  /// What it holds, with every name that it uses as it is now.
  package var document: ItemDocument

  /// Creates a version.
  package init(_ holding: Holding, document: ItemDocument) {
    self.holding = holding
    self.document = document
  }
}

/// What a format can ask the catalog about what stands where it writes.
package struct Holdings {
  /// Finds what a draft is, which was read of a file: the item by its name, the version by its content.
  ///
  /// Nil where no item has or had its name.
  package var holding: (Draft) throws -> Holding?

  /// The versions of the items of a kind that have or had a name, newest first.
  package var versions: (ItemKind, String) throws -> [HeldVersion]

  /// All names that label sets have or had.
  package var labelNames: () throws -> [String]

  /// The names that the tints of the catalog have now.
  package var tintNames: Set<String>

  /// Creates what can be asked.
  package init(
    holding: @escaping (Draft) throws -> Holding?,
    versions: @escaping (ItemKind, String) throws -> [HeldVersion],
    labelNames: @escaping () throws -> [String], tintNames: Set<String>
  ) {
    self.holding = holding
    self.versions = versions
    self.labelNames = labelNames
    self.tintNames = tintNames
  }

  /// A catalog that never held anything.
  package static var none: Holdings {
    Holdings(
      holding: { _ in nil }, versions: { _, _ in [] }, labelNames: { [] }, tintNames: [])
  }
}
