import CommandTable
import JSON
import StyleCatalog
import StyleChecks
import StyleModel

/// Says how much rules of a check matter in a catalog.
struct RuleCommand: Command {
  static let name = "rule"
  static let abstract = "Say how much a rule of 'check' matters in this catalog"
  static let discussion = """
    Each rule is an error, a warning, a note or off; default takes back what was said. It is kept in \
    the catalog, stands in the log, and can be undone. A pull, a merge and a push take it along to \
    where nothing was said of the rule.

    Without a rule, all are listed, as 'check --rules' does.
    """
  static let examples = [
    Example("stylectl rule contrast=error", "Lets a check fail where contrast is too low"),
    Example("stylectl rule unused=off app-name=off", "Stops looking for two things"),
    Example("stylectl rule contrast=default", "Takes back what was said"),
  ]
  static let otherWords = ["rules"]
  static let parameters: [Parameter<RuleCommand>] = [
    .arguments(
      "rule=severity", \.words, help: "A rule, and error, warning, note, off or default",
      isRequired: false),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var words: [String] = []
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    if words.isEmpty {
      let stored = try context.catalogForReading().ruleSeverities()
      return try RuleListing(severities: RuleSeverities(stored: stored)).write(to: context)
    }
    let kept = try RuleWords(words).kept
    let author = try context.authorship(message: message)
    let moves = try context.writeAlone(isDryRun: isDryRun) {
      try $0.setRules(kept, by: author)
    }
    if context.options.isJSON { return try context.write(.array(moves.map(\.json))) }
    for move in moves { context.tell(move.sentence(isDryRun: isDryRun)) }
    if moves.isEmpty { context.tell("The rules are that already.") }
  }
}
