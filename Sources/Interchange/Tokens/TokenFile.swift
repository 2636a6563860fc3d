/// A file of design tokens, with what is needed to tell a place in it.
package struct TokenFile: Sendable {
  /// The path, as the person named it or as another file refers to it.
  package var path: String

  /// The text.
  package var bytes: [UInt8]

  /// Creates a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
