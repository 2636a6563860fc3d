import CommandTable
import Diagnostics

/// Why a command ends with a status other than 0, and what is told about it.
package struct CommandFailure: Error, Hashable, Sendable {
  /// The status.
  package var status: ExitStatus

  /// What is told on standard error; nothing where the result has said it.
  package var diagnostics: [Diagnostic]

  /// Creates a failure.
  package init(_ status: ExitStatus, _ diagnostics: [Diagnostic] = []) {
    self.status = status
    self.diagnostics = diagnostics
  }

  /// Creates a failure with one sentence and what to do about it.
  package init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
    self.init(status, [Diagnostic(.error, message: message, hint: hint)])
  }
}

/// An error that knows how it is told; any other error is a bug.
package protocol ReportableError: Error {
  /// The status and the sentences.
  var failure: CommandFailure { get }
}

extension CommandFailure: ReportableError {
  /// The failure itself.
  package var failure: CommandFailure { self }
}

extension UsageError: ReportableError {
  /// Wrong usage.
  package var failure: CommandFailure { CommandFailure(.wrongUsage, message, hint: hint) }
}

extension InputError: ReportableError {
  /// Bad input, with all its problems.
  package var failure: CommandFailure { CommandFailure(.badInput, diagnostics) }
}
