import CommandTable
import Diagnostics
import JSON
import StylePreview

/// Lists the remotes.
struct RemoteListCommand: Command {
  static let name = "remote list"
  static let abstract = "List the remotes of the catalog"
  static let discussion = "In a pipe there is one remote a line: its name, a tab, its file."
  static let examples = [Example("stylectl remote list", "Lists the remotes with their files")]
  static let otherWords = ["ls"]
  static let parameters: [Parameter<RemoteListCommand>] = []

  func run(_ context: Context) throws {
    let remotes = try context.remotes()
    if context.options.isJSON {
      return try context.write(
        .array(
          remotes.map { .object(["name": .string($0.name), "path": .string($0.path)]) }))
    }
    let terminal = context.terminal()
    if !terminal.isTerminal {
      for remote in remotes {
        try context.output.write(visible(remote.name) + "\t" + visible(remote.path) + "\n")
      }
      return
    }
    if remotes.isEmpty { return context.tell("This catalog has no remotes.") }
    let lines = TextTable(rows: remotes.map { [$0.name, $0.path] }).lines(
      width: terminal.width, sanitizer: Sanitizer(terminal.form))
    for line in lines { try context.output.write(line + "\n") }
  }
}
