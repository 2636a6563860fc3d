import CommandTable
import Diagnostics

/// Takes over what a remote holds.
struct PullCommand: Command {
  static let name = "pull"
  static let abstract = "Take over what a remote holds"
  static let discussion = """
    Merges the remote's file as 'stylectl merge' does. Without a name it is the remote 'origin', or \
    the only one. 'stylectl undo' takes it back.
    """
  static let examples = [
    Example("stylectl pull", "Takes over what colleagues pushed"),
    Example("stylectl pull origin --dry-run", "Tells what would come in"),
  ]
  static let otherWords = ["fetch", "sync", "update"]
  static let parameters: [Parameter<PullCommand>] = [
    .argument("remote", \.remote, help: "The name of the remote"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var remote: String?
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let remote = try context.remote(remote)
    if !OutputFile.exists(remote.path) { throw NothingPushed(remote: remote) }
    try context.merge(
      from: remote.path, command: "pull", isDryRun: isDryRun,
      by: context.authorship(message: message))
  }
}

/// A remote whose file nobody made yet, or that is out of reach.
struct NothingPushed: ReportableError {
  /// The remote.
  var remote: Remote

  /// There is nothing to take.
  var failure: CommandFailure {
    CommandFailure(
      .badInput, "the remote '\(remote.name)' has no file \(named(remote.path))",
      hint: "where it should be there, see that its folder is within reach; "
        + "to make it: stylectl push \(typed(remote.name))")
  }
}
