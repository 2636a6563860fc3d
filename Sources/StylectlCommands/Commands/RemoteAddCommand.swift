import CommandTable
import Diagnostics
import StyleCatalog
import StyleModel

/// Gives another catalog file a name.
struct RemoteAddCommand: Command {
  static let name = "remote add"
  static let abstract = "Give another catalog file a name, to pull from and push to"
  static let discussion = """
    A remote is a catalog file that others reach, too: on a shared folder, or in a folder that is \
    synchronized. The file need not be there yet: the first push makes it. The names are kept in \
    your own settings, not in the catalog.
    """
  static let examples = [
    Example(
      "stylectl remote add origin /Volumes/Team/Team.stylecatalog",
      "Names the file that 'pull' and 'push' go to where none is named")
  ]
  static let parameters: [Parameter<RemoteAddCommand>] = [
    .argument("name", \.remote, help: "The name; pull and push go to 'origin' by themselves"),
    .argument("file", \.file, help: "The catalog file"),
  ]

  private var remote = ""
  private var file = ""

  func run(_ context: Context) throws {
    let name = try ItemName(remote, for: .labels).text
    let path = try AbsolutePath.of(file)
    let catalog = try CatalogPath(options: context.options, environment: context.environment).path
    if AbsolutePath.resolved(catalog) == AbsolutePath.resolved(path), OutputFile.exists(path) {
      throw ShareError.sameFile(file)
    }
    if OutputFile.exists(path) { try Catalog.checkForeign(path) }
    try context.changeRemotes { remotes in
      if let present = remotes[name], present != path {
        throw CommandFailure(
          .no, "there is a remote \(named(name)) already: \(named(present))",
          hint: "choose another name, or first: stylectl remote remove \(typed(name))")
      }
      remotes[name] = path
    }
    context.tell("The remote \(named(name)) is \(named(path)).")
    if !OutputFile.exists(path) {
      context.tell("There is no such file yet; 'stylectl push \(typed(name))' makes it.")
    }
  }
}
