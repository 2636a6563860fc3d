/// A declaration as a cheap pass over a file finds it: its head, and where its tokens stand.
package struct OutlineItem: Sendable {
  /// The keyword: `struct`, `extension`, `func`, `var`, `import`; a macro's name with its `#`; empty
  /// for what is no declaration.
  package var keyword = ""

  /// The name; the extended type for an extension, the module for an import.
  package var name = ""

  /// The generic parameters with their angle brackets; empty if none.
  package var generics = ""

  /// The types after the colon of a type.
  package var inherits: [String] = []

  /// The requirements after `where` of a type.
  package var requirements: String?

  /// The attributes and modifiers in order.
  package var attributes: [String] = []

  /// The comments before it.
  package var comments: [String] = []

  /// The conditions of `#if` that it stands under, outermost first: `#if os(iOS)`, `#else`.
  package var conditions: [String] = []

  /// The indices of its tokens, attributes included.
  package var tokens: Range<Int> = 0..<0

  /// The byte offset of its first token.
  package var offset = 0

  /// The byte offset of its name, where it has one.
  package var nameOffset = 0

  /// The declarations in its braces, if it is a type.
  package var children: [OutlineItem] = []
}
