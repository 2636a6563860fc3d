import StyleModel
import StyleSyntax

/// What is asked of a format that reads.
package struct ReadingRequest {
  /// The name that the item gets, where it is given.
  package var name: String?

  /// Values that styles get for names of the app.
  package var samples: [String: String] = [:]

  /// Contexts by the names of modifiers of design tokens, as a person chose them.
  package var contexts: [String: String] = [:]

  /// Files of design tokens that say what others are in an appearance.
  package var modes: [Tint.Variant: Intake.File] = [:]

  /// Whether the files are those of a folder, where not each must hold a style.
  package var isFolder = false

  /// Returns the names of the catalog's tints, which are not misspelt.
  package var tintNames: () -> Set<String> = { [] }

  /// Returns the label set of the catalog that has a name now.
  package var labels: (ItemName) -> LabelSet? = { _ in nil }

  /// The files on the disk.
  package var files: any FileAccess

  /// Whether it says something of files of design tokens.
  package var chooses: Bool { !contexts.isEmpty || !modes.isEmpty }

  /// Creates a request for all that there is.
  package init(files: any FileAccess) {
    self.files = files
  }
}
