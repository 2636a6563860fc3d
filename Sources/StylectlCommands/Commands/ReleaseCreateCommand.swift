import CommandTable
import Diagnostics
import StyleCatalog
import StyleModel

/// Gives what the catalog holds now a name.
struct ReleaseCreateCommand: Command {
  static let name = "release create"
  static let abstract = "Give what the catalog holds now a name"
  static let discussion = """
    A release holds every item at its present version and never changes. Nothing may be in conflict. \
    The name cannot look like a version's number or hash: v3 and 2026.1 are names, 3 is none.

    From then on 'stylectl list --at 2.0' lists what the release 2.0 holds, and NAME@2.0 is an item \
    as it was released.
    """
  static let examples = [
    Example("stylectl release create 2.0 -m Autumn", "Releases what there is")
  ]
  static let otherWords = ["add", "new", "tag"]
  static let parameters: [Parameter<ReleaseCreateCommand>] = [
    .argument("name", \.release, help: "The name"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var release = ""
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let author = try context.authorship(message: message)
    let made = try context.writeAlone(isDryRun: isDryRun) {
      try $0.createRelease(release, by: author)
    }
    if context.options.isJSON { return try context.write(made.release.json(count: made.count)) }
    context.tell(
      "\(isDryRun ? "Would make" : "Made") the release '\(made.release.name)' of "
        + "\(counted(made.count, "item")).")
  }
}
