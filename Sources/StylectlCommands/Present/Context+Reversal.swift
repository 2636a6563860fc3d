import JSON
import StyleCatalog
import StyleModel

extension Context {
  /// Runs an undo or a redo, tells which operation it was about, and then what the items are now.
  func writeReversal(
    isDryRun: Bool, _ verbs: (done: String, planned: String),
    _ body: (Catalog) throws -> Reversal
  ) throws {
    var reversal: Reversal?
    try write(isDryRun: isDryRun, json: { reversal.map(Self.json) ?? .array($0.map(\.json)) }) {
      let done = try body($0)
      reversal = done
      if !options.isJSON {
        tell((isDryRun ? verbs.planned : verbs.done) + " " + done.operation.sentence)
        for move in done.releases { tell(move.sentence(isDryRun: isDryRun)) }
        for move in done.rules { tell(move.sentence(isDryRun: isDryRun)) }
      }
      return (changes: done.changes, warnings: done.warnings)
    }
  }

  private static func json(_ reversal: Reversal) -> JSONValue {
    .object([
      "changes": .array(reversal.changes.map(\.json)),
      "operation": LogEntry(reversal.operation).json,
      "releases": reversal.releases.isEmpty ? nil : .array(reversal.releases.map(\.json)),
      "rules": reversal.rules.isEmpty ? nil : .array(reversal.rules.map(\.json)),
    ])
  }
}

extension Operation.ReleaseMove {
  /// What happened or would happen to the release, as a sentence.
  fileprivate func sentence(isDryRun: Bool) -> String {
    switch (from?.text, to?.text) {
    case (let from?, let to?):
      "\(isDryRun ? "Would rename" : "Renamed") the release '\(from)' to '\(to)'."
    case (let from?, nil): "\(isDryRun ? "Would take" : "Took") back the release '\(from)'."
    case (nil, let to?): "\(isDryRun ? "Would make" : "Made") the release '\(to)' again."
    case (nil, nil): ""
    }
  }

  /// The names before and after as JSON.
  fileprivate var json: JSONValue {
    .object([
      "from": from.map { .string($0.text) },
      "release": .string(release.hex),
      "to": to.map { .string($0.text) },
    ])
  }
}
