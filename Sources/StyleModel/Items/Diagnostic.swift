import SwiftText

/// Something to tell a person about what was read: an error, a warning or a note, with its place.
package struct Diagnostic: Hashable, Sendable {
  /// How bad it is; the raw values are the words that are printed.
  package enum Severity: String, Sendable {
    /// The input cannot be taken.
    case error

    /// The input is taken, but something in it is probably wrong.
    case warning

    /// Something worth knowing.
    case note
  }

  /// How bad it is.
  package var severity: Severity

  /// The file, as the person named it; nil where there is none.
  package var file: String?

  /// The place in the file.
  package var place: Place?

  /// One sentence without a final full stop.
  package var message: String

  /// What to do about it.
  package var hint: String?

  /// Creates a diagnostic.
  package init(
    _ severity: Severity, file: String? = nil, place: Place? = nil, message: String,
    hint: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.place = place
    self.message = message
    self.hint = hint
  }
}

/// Input that cannot be taken, with every problem that was found in it.
package struct InputError: Error, Sendable {
  /// The problems; at least one is an error.
  package var diagnostics: [Diagnostic]

  /// Creates an error.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
