/// How the process ends, for scripts to ask.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// What was asked for is done.
  case done = 0

  /// The answer is no.
  case no = 1

  /// The line cannot be carried out as it was written.
  case wrongUsage = 2

  /// What was read cannot be taken.
  case badInput = 3

  /// The catalog cannot be opened, or something cannot be written.
  case unavailable = 4

  /// Nobody thought of this error.
  case bug = 70

  /// What it tells a person.
  package var meaning: String {
    switch self {
    case .done: "Done; also when the reader of a pipe went away before the end"
    case .no: "The answer is no: not found, exists already, changed meanwhile, damaged or faulty"
    case .wrongUsage: "The command line cannot be carried out as it was written"
    case .badInput: "A file or text that was read cannot be taken; nothing of it was stored"
    case .unavailable: "The catalog cannot be opened or written, or the output cannot be written"
    case .bug: "A bug in stylectl"
    }
  }
}
