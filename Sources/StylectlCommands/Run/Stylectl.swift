import CommandTable

/// The tool: reads its line, runs the command and says how it ended.
package enum Stylectl {
  /// What `--version` prints.
  package static let version = "0.1.0"

  /// Runs a line of the real process, without the tool's own name.
  package static func main(_ words: [String]) -> Int32 {
    ignoreSignalsOfWriting()
    return run(words, in: .process()).rawValue
  }

  /// Runs a line in given surroundings.
  package static func run(_ words: [String], in surroundings: Surroundings) -> ExitStatus {
    var color: ColorChoice?
    do {
      switch try tool.read(words) {
      case .text(let text): try surroundings.output.write(text)
      case .run(let options, let command):
        color = options.color
        try command(Context(options: options, surroundings: surroundings))
      }
      try surroundings.output.flush()
      return .done
    } catch StreamError.readerIsGone {
      return .done
    } catch {
      return report(error, color: color, in: surroundings)
    }
  }

  /// Prints what was found out before the error, and then the error.
  private static func report(
    _ error: any Error, color: ColorChoice?, in surroundings: Surroundings
  ) -> ExitStatus {
    if !(error is StreamError) { surroundings.output.tryToFlush() }
    let failure =
      (error as? any ReportableError)?.failure
      ?? CommandFailure(
        .bug, "stylectl did not expect this: \(error)",
        hint: "this is a bug in stylectl; please report the command and this text")
    let terminal = Terminal(
      facts: surroundings.facts, environment: surroundings.environment, color: color)
    ErrorReport(isColored: terminal.colorsErrors)
      .write(failure.diagnostics, to: surroundings.errors)
    surroundings.errors.tryToFlush()
    return failure.status
  }
}
