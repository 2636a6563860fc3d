import CommandTable
import JSON
import StylePreview

/// Lists the releases.
struct ReleaseListCommand: Command {
  static let name = "release list"
  static let abstract = "List the releases"
  static let discussion = """
    In a pipe there is one release a line, its fields with tabs between them: name, hash, time, author \
    and message.
    """
  static let examples = [Example("stylectl release list", "Lists the releases, oldest first")]
  static let otherWords = ["ls"]
  static let parameters: [Parameter<ReleaseListCommand>] = []

  func run(_ context: Context) throws {
    let releases = try context.catalogForReading().releases()
    if context.options.isJSON { return try context.write(.array(releases.map { $0.json() })) }
    let terminal = context.terminal()
    if !terminal.isTerminal {
      for release in releases { try context.output.write(release.record) }
      return
    }
    if releases.isEmpty {
      return context.tell("There is no release yet; to make one: stylectl release create NAME")
    }
    let rows = releases.map { release in
      [
        release.name, release.hash.short, Timestamp(seconds: release.time).day, release.author,
        release.message ?? "",
      ]
    }
    let lines = TextTable(rows: rows).lines(
      width: terminal.width, sanitizer: Sanitizer(terminal.form))
    for line in lines { try context.output.write(line + "\n") }
  }
}
