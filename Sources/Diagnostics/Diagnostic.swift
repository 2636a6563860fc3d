/// Something to tell a person about what was read: an error, a warning or a note, with its place.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is; the raw values are the words that are printed.
  public enum Severity: String, Sendable {
    /// The input cannot be taken.
    case error

    /// The input is taken, but something in it is probably wrong.
    case warning

    /// Something worth knowing.
    case note
  }

  /// How bad it is.
  public var severity: Severity

  /// The file, as the person named it; nil where there is none.
  public var file: String?

  /// The place in the file.
  public var place: Place?

  /// One sentence without a final full stop.
  public var message: String

  /// What to do about it.
  public var hint: String?

  /// Creates a diagnostic.
  public init(
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

extension Diagnostic {
  /// Creates the note that stands for problems which are not told one by one.
  package init(omittedProblems count: Int, file: String? = nil) {
    self.init(
      .note, file: file,
      message: counted(count, "more problem") + (count == 1 ? " follows" : " follow"))
  }
}

/// Input that cannot be taken, with every problem that was found in it.
public struct InputError: Error, Sendable {
  /// The problems; at least one is an error.
  public var diagnostics: [Diagnostic]

  /// Creates an error.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
