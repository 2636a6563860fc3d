import JSON
import StyleCatalog
import StyleModel

extension Context {
  /// What a write did, and what a person should know about it.
  typealias Written = (changes: [Change], warnings: [Diagnostic])

  /// Runs a write on the catalog and tells what it did, a sentence a change or as JSON.
  ///
  /// As a rehearsal, everything is checked and nothing is stored. The default catalog is made only
  /// after a rehearsal on what it starts with went well and changed something.
  @discardableResult
  func write(
    isDryRun: Bool, json: ([Change]) -> JSONValue = { .array($0.map(\.json)) },
    _ body: (Catalog) throws -> Written
  ) throws -> [Change] {
    let path = try CatalogPath(options: options, environment: environment)
    let written =
      if path.isYetToBeMade {
        try writeToNewCatalog(at: path.path, isDryRun: isDryRun, body)
      } else if isDryRun {
        try body(openForWriting(path.path, isDryRun: true))
      } else {
        try body(openForWriting(path.path))
      }
    report(written.warnings)
    if options.isJSON {
      try write(json(written.changes))
    } else {
      tell(written.changes, isDryRun: isDryRun)
    }
    return written.changes
  }

  /// Runs a write that tells what it did itself; as a rehearsal, nothing is stored.
  func writeAlone<Result>(isDryRun: Bool, _ body: (Catalog) throws -> Result) throws -> Result {
    let path = try CatalogPath(options: options, environment: environment)
    if path.isYetToBeMade {
      let rehearsed = try body(rehearsal(on: try Catalog.seed()))
      if isDryRun { return rehearsed }
      try makeDefaultCatalog(at: path.path)
    }
    return try body(openForWriting(path.path, isDryRun: isDryRun))
  }

  private func writeToNewCatalog(
    at path: String, isDryRun: Bool, _ body: (Catalog) throws -> Written
  ) throws -> Written {
    let rehearsed = try body(rehearsal(on: try Catalog.seed()))
    if isDryRun || rehearsed.changes.allSatisfy({ $0.outcome == .unchanged }) { return rehearsed }
    try makeDefaultCatalog(at: path)
    return try body(openForWriting(path))
  }

  private func rehearsal(on catalog: Catalog) -> Catalog {
    catalog.isRehearsal = true
    return catalog
  }

  /// Tells what was done, a sentence a change.
  private func tell(_ changes: [Change], isDryRun: Bool) {
    for sentence in changes.sentences({ isDryRun ? $0.intention : $0.sentence }) { tell(sentence) }
  }
}

extension Change {
  /// What was done, as a sentence.
  var sentence: String {
    switch outcome {
    case .added: "Added the \(kind.noun) '\(name)'."
    case .replaced: "Replaced the \(kind.noun) '\(name)': it is at version \(number) now."
    case .unchanged: "The \(kind.noun) '\(name)' is unchanged."
    case .renamed: "Renamed the \(kind.noun) '\(formerName ?? "")' to '\(name)'."
    case .removed: "Removed the \(kind.noun) '\(name)'; its versions stay."
    case .resolved:
      "Settled the conflict of the \(kind.noun) '\(name)': it is at version \(number) now."
    case .restored:
      "Restored the \(kind.noun) '\(name)'\(source): it is at version \(number) now."
    case .deprecated: "Deprecated the \(kind.noun) '\(name)': it is at version \(number) now."
    case .undeprecated:
      "The \(kind.noun) '\(name)' is deprecated no more: it is at version \(number) now."
    case .returned: "Put the \(kind.noun) '\(name)' back \(former)."
    }
  }

  /// What would be done, as a sentence.
  var intention: String {
    switch outcome {
    case .added: "Would add the \(kind.noun) '\(name)'."
    case .replaced: "Would replace the \(kind.noun) '\(name)' by version \(number)."
    case .unchanged: sentence
    case .renamed: "Would rename the \(kind.noun) '\(formerName ?? "")' to '\(name)'."
    case .removed: "Would remove the \(kind.noun) '\(name)'."
    case .resolved:
      "Would settle the conflict of the \(kind.noun) '\(name)' by version \(number)."
    case .restored: "Would restore the \(kind.noun) '\(name)'\(source) as version \(number)."
    case .deprecated: "Would deprecate the \(kind.noun) '\(name)' by version \(number)."
    case .undeprecated:
      "Would deprecate the \(kind.noun) '\(name)' no more, by version \(number)."
    case .returned: "Would put the \(kind.noun) '\(name)' back \(former)."
    }
  }

  /// Where an item is that heads were put back of.
  private var former: String {
    isConflicted
      ? "into its conflict" : "to version \(number), \(version.short)"
  }

  /// Where the content of a restored item came from.
  private var source: String {
    guard let origin else { return "" }
    if case .release = VersionSelector(origin) { return " from the release '\(origin)'" }
    return " from version \(origin)"
  }

  /// The change as JSON.
  var json: JSONValue {
    .object([
      "conflict": isConflicted ? true : nil,
      "formerName": formerName.map(JSONValue.string),
      "kind": .string(kind.rawValue),
      "name": .string(name),
      "number": .number(number),
      "origin": origin.map(JSONValue.string),
      "outcome": .string(outcome.rawValue),
      "version": .string(version.hex),
    ])
  }
}
