import CommandTable
import Platform
import StyleCatalog

/// The tool: reads its line, runs the command and says how it ended.
package enum Stylectl {
  /// The version of the tool.
  package static let version = "0.1.0"

  /// The day of the version, which the manual bears: ISO 8601.
  package static let versionDate = "2026-11-30"

  /// What `--version` prints after the name.
  static var versionText: String { "\(version) (SQLite \(Catalog.sqliteVersion))" }

  /// Runs a line of the real process, without the tool's own name.
  package static func main(_ words: [String]) -> Int32 {
    Memory.keepFreed()
    ignoreSignalsOfWriting()
    return run(words, in: .process()).rawValue
  }

  /// Runs a line in given surroundings.
  package static func run(_ words: [String], in surroundings: Surroundings) -> ExitStatus {
    guard let screen = Screen(of: surroundings, words: words[...]) else {
      return runAtOnce(words, in: surroundings)
    }
    let status = runAtOnce(words, in: screen.surroundings)
    do {
      try screen.finish()
      return status
    } catch StreamError.readerIsGone {
      return status
    } catch {
      return report(error, color: nil, in: surroundings)
    }
  }

  /// Runs a line whose results are written as they come.
  private static func runAtOnce(_ words: [String], in surroundings: Surroundings) -> ExitStatus {
    var color: ColorChoice?
    do {
      switch try tool(for: surroundings.facts).read(words) {
      case .text(let text): try surroundings.output.write(text)
      case .run(let options, let command):
        color = options.color
        let context = Context(options: options, surroundings: surroundings)
        surroundings.keepToTheEnd(context)
        try context.run(command)
      }
      try surroundings.output.flush()
      return .done
    } catch StreamError.readerIsGone {
      return .done
    } catch {
      return report(error, color: color, in: surroundings)
    }
  }

  /// The tool with help that fits a terminal; wider lines than of 80 columns are no easier to read.
  private static func tool(for facts: TerminalFacts) -> Tool<GlobalOptions, Context> {
    guard let columns = facts.outputColumns, facts.outputIsTerminal, 1..<80 ~= columns else {
      return tool
    }
    var tool = tool
    tool.width = columns
    return tool
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
