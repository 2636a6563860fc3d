import Diagnostics

/// The files that items became.
package struct WrittenFiles {
  /// The files, by their whole paths.
  package var files: [ExportedFile]

  /// What is wrong, or worth telling; nothing is written where one is an error.
  package var diagnostics: [Diagnostic]

  /// The files that are there and are the format's own; those that are not written again are removed.
  package var present: [String] = []

  /// Creates files.
  init(_ files: [ExportedFile] = [], diagnostics: [Diagnostic] = [], present: [String] = []) {
    self.files = files
    self.diagnostics = diagnostics
    self.present = present
  }

  /// Creates the one file of a place.
  init(_ text: String, at place: WritingPlace, diagnostics: [Diagnostic] = []) {
    self.init([ExportedFile(path: place.path, text: text)], diagnostics: diagnostics)
  }
}

/// A file that is to be written.
package struct ExportedFile: Hashable, Sendable {
  /// The path.
  package var path: String

  /// What it holds; the last line has its end.
  package var text: String
}
