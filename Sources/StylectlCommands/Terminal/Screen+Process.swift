import Diagnostics
import Platform

extension Screen {
  /// Creates the screen of a line; nil where neither results nor messages go to a terminal.
  ///
  /// Continuous integration is told by `CI`: its logs keep every state of a line.
  convenience init?(of surroundings: Surroundings, words: ArraySlice<String>) {
    let facts = surroundings.facts
    guard facts.outputIsTerminal || facts.errorsAreTerminal else { return nil }
    let environment = surroundings.environment
    let options = words.prefix { $0 != "--" }
    let isQuiet = options.contains("-q") || options.contains("--quiet")
    let showsProgress =
      facts.errorsAreTerminal && !isQuiet && environment["CI"] == nil
      && environment["TERM"] != "dumb"
    let progress =
      showsProgress
      ? ProgressLine(
        columns: facts.errorColumns.flatMap { $0 > 0 ? $0 : nil } ?? 80, now: surroundings.now,
        write: surroundings.errors.tryToWrite) : nil
    let isPaged = facts.outputIsTerminal && !options.contains("--no-pager")
    self.init(
      surroundings, progress: progress,
      startPager: isPaged ? { Self.pager(in: surroundings) } : nil)
  }

  /// Starts the pager that the environment names; one that is not there is told.
  private static func pager(in surroundings: Surroundings) -> (any Pager)? {
    let environment = surroundings.environment
    let choice = PagerChoice(environment) {
      PagerChoice.isProgram($0, path: environment["PATH"])
    }
    switch choice {
    case .none: return nil
    case .command(let command): return surroundings.startPager(command)
    case .missing(let name):
      let report = ErrorReport(isColored: false)
      let note = Diagnostic(
        .note, message: "there is no pager \(named(name))",
        hint: "name another with STYLECTL_PAGER, or cat for none")
      report.write([note], to: surroundings.errors)
      return nil
    }
  }

  /// The milliseconds since the machine was started.
  static func milliseconds() -> Int {
    var moment = timespec()
    clock_gettime(CLOCK_MONOTONIC, &moment)
    return Int(moment.tv_sec) * 1_000 + Int(moment.tv_nsec) / 1_000_000
  }
}
