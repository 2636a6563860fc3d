import StyleModel
import StyleSyntax

/// A kind of files that items come from, go to, or both.
///
/// What `add`, `export`, `apply`, `preview`, their help and completion know of files is in the list of
/// formats. Formats are values: they read and write no file themselves.
package struct Format: Sendable {
  /// The word that it goes by, as `export` takes it.
  package var name: String

  /// What one of its files is called: `table`.
  package var title: String

  /// What the names of its files and folders end in.
  package var endings: [String] = []

  /// Whether files of other formats end so too, and the content tells them apart.
  var sharesEndings = false

  /// How files become items; nil where none do.
  package var reading: Reading?

  /// How items become files; nil where none do.
  package var writing: Writing?
}

extension Format {
  /// The title with its article: `a table`.
  package var noun: String { ("aeiou".contains(title.prefix(1)) ? "an " : "a ") + title }

  /// Whether the name of a file or folder ends as those of the format do.
  package func hasEnding(of path: some StringProtocol) -> Bool {
    endings.contains { path.utf8.count > $0.utf8.count && path.hasSuffix($0) }
  }

  /// The format of a file: by its ending, else by its content.
  ///
  /// What no other format takes is Swift, or a document where it is JSON.
  package static func of(_ file: Intake.File) -> Format {
    all.first {
      $0.reading?.content != nil && !$0.sharesEndings && $0.hasEnding(of: file.path)
    } ?? all.first { $0.reading?.isOne(file) == true } ?? (file.isSwift ? .swift : .document)
  }

  /// The format of a folder, or of what lies in one, that is read as a whole; nil for other folders and
  /// for files.
  package static func ofFolder(_ path: String, in files: any FileAccess) -> Format? {
    all.first { $0.reading?.folder?.isOne(path, files) == true }
  }

  /// What the names of files and folders end in that can hold items of a kind; of any kind where none
  /// is given.
  package static func endings(holding kind: ItemKind? = nil) -> [String] {
    all.filter { $0.reading.map { kind.map($0.kinds.contains) ?? true } ?? false }
      .flatMap(\.endings)
  }
}
