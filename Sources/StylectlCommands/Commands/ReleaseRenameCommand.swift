import CommandTable

/// Gives a release another name.
struct ReleaseRenameCommand: Command {
  static let name = "release rename"
  static let abstract = "Give a release another name"
  static let discussion = "What the release holds stays as it is."
  static let examples = [
    Example("stylectl release rename 2.0 2.0-beta", "Frees a name that a colleague used as well")
  ]
  static let otherWords = ["mv", "move"]
  static let parameters: [Parameter<ReleaseRenameCommand>] = [
    .argument("release", \.release, help: "The release"),
    .argument("name", \.newName, help: "Its new name"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
    .flag("dry-run", \.isDryRun, help: "Tell what would be done, and do nothing"),
  ]

  private var release = ""
  private var newName = ""
  private var message: String?
  private var isDryRun = false

  func run(_ context: Context) throws {
    let author = try context.authorship(message: message)
    let (old, new) = try context.writeAlone(isDryRun: isDryRun) {
      (try $0.release(release), try $0.renameRelease(release, to: newName, by: author))
    }
    if context.options.isJSON { return try context.write(new.json()) }
    context.tell(
      old.name == new.name
        ? "The release '\(new.name)' is unchanged."
        : "\(isDryRun ? "Would rename" : "Renamed") the release '\(old.name)' to '\(new.name)'.")
  }
}
