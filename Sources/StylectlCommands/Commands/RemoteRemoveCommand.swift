import CommandTable
import Diagnostics

/// Forgets the name of another catalog file.
struct RemoteRemoveCommand: Command {
  static let name = "remote remove"
  static let abstract = "Forget a remote; its file stays"
  static let examples = [Example("stylectl remote remove origin", "Forgets the name 'origin'")]
  static let otherWords = ["rm", "delete"]
  static let parameters: [Parameter<RemoteRemoveCommand>] = [
    .argument("name", \.remote, help: "The name")
  ]

  private var remote = ""

  func run(_ context: Context) throws {
    let known = try context.remote(remote)
    try context.changeRemotes { $0[known.name] = nil }
    context.tell("Forgot the remote \(named(known.name)); \(named(known.path)) stays as it is.")
  }
}
