import StyleCatalog
import StyleModel

extension Context {
  /// Takes over what another catalog file holds, and tells what came in.
  ///
  /// Throws a `CommandFailure` with status 1 where somebody has to settle something; what could be
  /// merged is stored all the same.
  func merge(
    from path: String, command: String, isDryRun: Bool, by author: Authorship
  ) throws {
    let own = try CatalogPath(options: options, environment: environment)
    let report: MergeReport
    if own.isYetToBeMade {
      let seed = try Catalog.seed()
      seed.isRehearsal = true
      let rehearsed = try seed.merge(from: path, command: command, by: author)
      if !isDryRun, !rehearsed.isEmpty {
        try makeDefaultCatalog(at: own.path)
        report = try openForWriting(own.path).merge(from: path, command: command, by: author)
      } else {
        report = rehearsed
      }
    } else {
      let catalog = try openForWriting(own.path, isDryRun: isDryRun)
      report = try catalog.merge(from: path, command: command, by: author)
    }
    tell(strayJournals: report.strayJournals)
    if options.isJSON {
      try write(report.json)
    } else {
      for sentence in report.sentences(isDryRun: isDryRun, path: path) { tell(sentence) }
      self.report(report.notes)
    }
    if !report.isClean { throw CommandFailure(.no, report.problems(path: path)) }
  }
}
