import CommandTable
import Diagnostics
import StyleCatalog

/// Makes a catalog.
struct InitCommand: Command {
  static let name = "init"
  static let abstract = "Make a catalog"
  static let discussion = """
    The catalog starts with the styles, tints and label sets that stylectl brings, so that there is \
    something to look at and to compose with. Any folder below the file finds it by its ending, \
    .stylecatalog.

    A file that several people write lies in a folder of their group that hands the group on (chmod \
    g+ws FOLDER); --shared gives the file the rights for it and says what the folder lacks.
    """
  static let examples = [
    Example("stylectl init Team.stylecatalog", "Makes a catalog in this folder"),
    Example("stylectl init --shared /srv/team/Team.stylecatalog", "Makes one that a group writes"),
    Example("stylectl init --empty Team.stylecatalog", "Makes one that holds nothing yet"),
  ]
  static let otherWords = ["create", "new"]
  static let parameters: [Parameter<InitCommand>] = [
    .argument("file", \.file, help: "The file to make; left out, the default catalog"),
    .flag("empty", \.isEmpty, help: "Leave out what stylectl brings"),
    .flag("shared", \.isShared, help: "Let the group of its folder write it, whatever the umask"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
  ]

  private var file: String?
  private var isEmpty = false
  private var isShared = false
  private var message: String?

  func run(_ context: Context) throws {
    let path = try file ?? context.defaultCatalogPath()
    try Catalog.make(path, isEmpty: isEmpty, by: context.authorship(message: message))
    context.tell("Made the catalog \(named(path)).")
    if isShared { try share(path, in: context) }
    if !path.hasSuffix(CatalogPath.ending) {
      context.tell(
        "Its name does not end in \(CatalogPath.ending), so that only --catalog finds it.")
    }
  }

  /// Gives the group the right to write, and tells what else it needs.
  private func share(_ path: String, in context: Context) throws {
    try FileState.letGroupWrite(path)
    let folder = OutputFile.folder(of: path)
    guard let file = FileState(path), let place = FileState(folder) else { return }
    let findings = RightsCheck(path: path, folder: folder).findings(file: file, of: place)
    context.report(findings.map { Diagnostic(.warning, message: $0.message, hint: $0.hint) })
  }
}

extension Context {
  /// The path that is made where none is named, its folders ready.
  fileprivate func defaultCatalogPath() throws -> String {
    let path = try CatalogPath(options: options, environment: environment)
    if case .standard(let path) = path { try makeFolders(of: path) }
    return path.path
  }
}
