import JSON
import StyleCatalog
import StyleModel

extension Context {
  /// Runs a write on the catalog; as a rehearsal, everything is checked and nothing is stored.
  func writing<Result>(isDryRun: Bool, _ body: (Catalog) throws -> Result) throws -> Result {
    guard isDryRun else { return try body(try catalogForWriting()) }
    let catalog = try catalogForRehearsal()
    catalog.isRehearsal = true
    return try body(catalog)
  }

  /// Tells what was done, a sentence a change; as JSON on standard output where that is asked for.
  func tell(_ changes: [Change], isDryRun: Bool) throws {
    if options.isJSON { return try write(.array(changes.map(\.json))) }
    for change in changes.prefix(Self.mostSentences) {
      tell(isDryRun ? "Would be done: " + change.sentence : change.sentence)
    }
    if changes.count > Self.mostSentences {
      tell("And so on for \(changes.count - Self.mostSentences) more.")
    }
  }

  /// More sentences than these are no help to anyone.
  private static let mostSentences = 50
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
    }
  }

  /// The change as JSON.
  var json: JSONValue {
    .object([
      "formerName": formerName.map(JSONValue.string),
      "kind": .string(kind.rawValue),
      "name": .string(name),
      "number": .number(number),
      "outcome": .string(outcome.rawValue),
      "version": .string(version.hex),
    ])
  }
}
