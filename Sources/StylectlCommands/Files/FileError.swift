/// A file or folder that cannot be read or written.
package struct FileError: ReportableError, Hashable {
  /// The path as the person wrote it; `-` is standard input.
  package var path: String

  /// What is wrong, as it stands after the path.
  package var reason: String

  /// What to do about it.
  package var hint: String?

  /// How the process ends.
  package var status: ExitStatus

  /// Creates an error of reading, unless told otherwise.
  package init(
    _ path: String, _ reason: String, hint: String? = nil, status: ExitStatus = .badInput
  ) {
    self.path = path
    self.reason = reason
    self.hint = hint
    self.status = status
  }

  /// The status and the sentence.
  package var failure: CommandFailure {
    let verb = status == .badInput ? "read" : "written"
    let name = path == "-" ? "standard input" : named(path)
    return CommandFailure(status, "\(name) cannot be \(verb): \(reason)", hint: hint)
  }
}
