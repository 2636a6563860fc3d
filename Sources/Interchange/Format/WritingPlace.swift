/// Where items are written to.
package enum WritingPlace: Hashable, Sendable {
  /// Standard output, which takes one file.
  case standardOutput

  /// A file.
  case file(String)

  /// A folder, which may not be there yet.
  case folder(String)

  /// The path, as the person named it.
  package var path: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path), .folder(let path): path
    }
  }

  /// Whether it is a folder.
  package var isFolder: Bool { if case .folder = self { true } else { false } }
}
