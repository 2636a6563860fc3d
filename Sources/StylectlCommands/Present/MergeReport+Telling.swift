import Diagnostics
import JSON
import StyleCatalog
import StyleModel

extension MergeReport {
  /// What was done, a sentence each.
  func sentences(isDryRun: Bool, path: String) -> [String] {
    if isEmpty, isClean { return ["There is nothing new in \(named(path))."] }
    if isWithoutNews, isClean {
      return ["\(isDryRun ? "Would take" : "Took") the history of what was removed there."]
    }
    return changes.sentences { isDryRun ? $0.intention : $0.sentence }
      + releases.map { "\(isDryRun ? "Would take" : "Took") the release '\($0)'." }
      + rules.map { $0.sentence(isDryRun: isDryRun) }
  }

  /// What of it a person should look at.
  var notes: [Diagnostic] {
    opaque.map { opaque in
      let lines = opaque.text.split(whereSeparator: \.isNewline)
      return Diagnostic(
        .note,
        message: "'\(opaque.style)' brings Swift that is kept as it is and not drawn: "
          + (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : ""),
        hint: "look at it before it is built: stylectl show \(typed(opaque.style))")
    }
  }

  /// What somebody has to settle.
  func problems(path: String) -> [Diagnostic] {
    var problems = leftOutReleases.map { name in
      Diagnostic(
        .error,
        message: "the release '\(name)' of \(named(path)) holds something else than the one here, "
          + "and is left out",
        hint: "give the one here another name: stylectl release rename \(typed(name)) OTHER")
    }
    if !conflicts.isEmpty {
      let names = conflicts.prefix(10).map(\.name).joined(separator: ", ")
      let rest = conflicts.count > 10 ? " and \(conflicts.count - 10) more" : ""
      problems.append(
        Diagnostic(
          .error, message: "what both sides did does not go together: \(names)\(rest)",
          hint: "to see and settle it: stylectl conflicts"))
    }
    return problems + clashes.problems
  }

  /// The report as JSON.
  var json: JSONValue {
    .object([
      "changes": .array(changes.map(\.json)),
      "clashes": clashes.json,
      "notDrawn": .array(
        opaque.map { .object(["style": .string($0.style), "swift": .string($0.text)]) }),
      "releases": .array(releases.map(JSONValue.string)),
      "releasesLeftOut": .array(leftOutReleases.map(JSONValue.string)),
      "rules": rules.isEmpty ? nil : .array(rules.map(\.json)),
      "versions": .number(versionCount),
    ])
  }
}

extension Clashes {
  /// What two edits broke together, a sentence each.
  fileprivate var problems: [Diagnostic] {
    let hint = "'stylectl conflicts' shows how to settle it"
    var messages = rings.map { ring in
      let names = (ring + ring.prefix(1)).map(\.name)
      return "these use one another in a ring: " + names.joined(separator: " -> ")
    }
    messages += dangling.map {
      "'\($0.user.name)' uses the \($0.removed.kind.noun) '\($0.name)', which was removed"
    }
    messages += sharedNames.map { "more than one \($0.kind.noun) has or had the name '\($0.name)'" }
    return messages.map { Diagnostic(.error, message: $0, hint: hint) }
  }

  /// The clashes as JSON.
  fileprivate var json: JSONValue {
    .object([
      "dangling": .array(
        dangling.map { use in
          .object([
            "kind": .string(use.removed.kind.rawValue), "name": .string(use.name),
            "user": .string(use.user.name),
          ])
        }),
      "names": .array(
        sharedNames.map { name in
          .object(["kind": .string(name.kind.rawValue), "name": .string(name.name)])
        }),
      "rings": .array(rings.map { .array($0.map { .string($0.name) }) }),
    ])
  }
}

extension IncomingChange {
  /// What was done, as a sentence.
  fileprivate var sentence: String {
    switch outcome {
    case .added: "Added the \(kind.noun) '\(name)'\(by)."
    case .updated: "Updated the \(kind.noun) '\(name)'\(by)."
    case .renamed: "Renamed the \(kind.noun) '\(formerName ?? "")' to '\(name)'\(by)."
    case .removed: "Removed the \(kind.noun) '\(name)'\(by); its versions stay."
    case .merged: "Merged the \(kind.noun) '\(name)': the changes of both sides are in."
    case .conflicted: "The \(kind.noun) '\(name)' is in conflict\(at)."
    }
  }

  /// What would be done, as a sentence.
  fileprivate var intention: String {
    switch outcome {
    case .added: "Would add the \(kind.noun) '\(name)'\(by)."
    case .updated: "Would update the \(kind.noun) '\(name)'\(by)."
    case .renamed: "Would rename the \(kind.noun) '\(formerName ?? "")' to '\(name)'\(by)."
    case .removed: "Would remove the \(kind.noun) '\(name)'\(by)."
    case .merged: "Would merge the \(kind.noun) '\(name)'."
    case .conflicted: "The \(kind.noun) '\(name)' would be in conflict\(at)."
    }
  }

  private var by: String { authors.isEmpty ? "" : ", by " + authors.joined(separator: " and ") }

  private var at: String { places.isEmpty ? "" : ": " + places.joined(separator: "; ") }

  /// The change as JSON.
  fileprivate var json: JSONValue {
    .object([
      "authors": .array(authors.map(JSONValue.string)),
      "formerName": formerName.map(JSONValue.string),
      "kind": .string(kind.rawValue),
      "name": .string(name),
      "outcome": .string(outcome.rawValue),
      "places": .array(places.map(JSONValue.string)),
    ])
  }
}
