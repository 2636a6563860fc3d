import CommandTable
import Diagnostics
import JSON
import StyleCatalog
import StyleModel

/// Brings a remote to where this catalog is.
struct PushCommand: Command {
  static let name = "push"
  static let abstract = "Bring a remote to where this catalog is"
  static let discussion = """
    Nothing of the remote is ever lost: where it holds what this catalog lacks, and where something \
    is in conflict here, the push is refused. A file that is not there yet is made.
    """
  static let examples = [
    Example("stylectl push", "Hands on what was done here"),
    Example("stylectl push origin --dry-run", "Tells what would be handed on"),
  ]
  static let otherWords = ["publish", "upload"]
  static let parameters: [Parameter<PushCommand>] = [
    .argument("remote", \.remote, help: "The name of the remote"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the logs"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var remote: String?
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let target = try context.remote(remote)
    let author = try context.authorship(message: message)
    let path = try CatalogPath(options: context.options, environment: context.environment).path
    let catalog = try context.openForWriting(path, isDryRun: isDryRun)
    let report: PushReport
    do { report = try catalog.push(to: target.path, by: author) } catch let error as ShareError {
      throw error.failure(for: target, isNamed: remote != nil)
    }
    if context.options.isJSON { return try context.write(report.json) }
    for notice in report.notices { context.tell(notice) }
    context.tell(strayJournals: report.strayJournals)
    for sentence in report.sentences(isDryRun: isDryRun, to: target) { context.tell(sentence) }
  }
}

extension ShareError {
  /// The failure in terms of the remote's name.
  fileprivate func failure(for remote: Remote, isNamed: Bool) -> CommandFailure {
    guard case .remoteIsAhead = self else { return failure }
    return CommandFailure(
      .no, message,
      hint: "take it over first: stylectl pull" + (isNamed ? " " + typed(remote.name) : ""))
  }
}

extension PushReport {
  /// What was done, a sentence each.
  fileprivate func sentences(isDryRun: Bool, to remote: Remote) -> [String] {
    if isEmpty { return ["The remote '\(remote.name)' has everything already."] }
    let verb = isDryRun ? "Would push" : "Pushed"
    var sentences = madeFile ? ["\(isDryRun ? "Would make" : "Made") \(named(remote.path))."] : []
    sentences += changes.sentences { change in
      let what = change.isRemoval ? "the removal of the" : change.isNew ? "the new" : "the"
      return "\(verb) \(what) \(change.kind.noun) '\(change.name)'."
    }
    sentences += releases.map { "\(verb) the release '\($0)'." }
    return sentences + rules.map { "\(verb) how severe the rule '\($0.rule)' is." }
  }

  /// The report as JSON.
  fileprivate var json: JSONValue {
    .object([
      "changes": .array(
        changes.map { change in
          .object([
            "isNew": .bool(change.isNew), "isRemoval": .bool(change.isRemoval),
            "kind": .string(change.kind.rawValue), "name": .string(change.name),
          ])
        }),
      "madeFile": .bool(madeFile),
      "releases": .array(releases.map(JSONValue.string)),
      "rules": rules.isEmpty ? nil : .array(rules.map(\.json)),
      "versions": .number(versionCount),
    ])
  }
}
