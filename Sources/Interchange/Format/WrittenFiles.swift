import Diagnostics

/// The files that items became, as edits of those that are there.
package struct WrittenFiles {
  /// The files, by their whole paths, those that are as they should be among them.
  package var files: [ExportedFile]

  /// The paths of files that are there and are removed, once all others are written.
  package var removed: [String] = []

  /// What is wrong, or worth telling; nothing is written where one is an error.
  package var diagnostics: [Diagnostic]

  /// What stays otherwise than the catalog has it, because a person's work would be lost.
  package var left: [LeftInPlace] = []

  /// The files that are there and are the format's own, of which some may change only their names.
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

/// Something that an export leaves as it is.
package struct LeftInPlace: Hashable, Sendable {
  /// What it is, where, and the way on.
  package var diagnostic: Diagnostic

  /// Whether it stands in the way of what was to be written; else it is left over.
  package var isInTheWay: Bool
}
