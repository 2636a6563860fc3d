import StylectlCommands

/// Streams that keep what is written to them.
final class Capture {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  /// What was written, as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// What was told, as text.
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Runs a line within this process.
  func run(
    _ words: [String], environment: [String: String] = [:], facts: TerminalFacts = TerminalFacts()
  ) -> ExitStatus {
    Stylectl.run(
      words,
      in: Surroundings(
        environment: EnvironmentVariables(environment),
        output: ByteStream { [unowned self] in output.append(contentsOf: $0) },
        errors: ByteStream { [unowned self] in errors.append(contentsOf: $0) },
        standardInput: -1, facts: facts))
  }
}
