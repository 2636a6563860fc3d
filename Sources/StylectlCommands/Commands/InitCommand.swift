import CommandTable
import StyleCatalog

/// Makes a catalog.
struct InitCommand: Command {
  static let name = "init"
  static let abstract = "Make a catalog"
  static let discussion = """
    The catalog starts with the styles, tints and label sets that stylectl brings, so that there is \
    something to look at and to compose with. Any folder below the file finds it by its ending, \
    .stylecatalog.
    """
  static let examples = [
    Example("stylectl init Team.stylecatalog", "Makes a catalog in this folder"),
    Example("stylectl init --empty Team.stylecatalog", "Makes one that holds nothing yet"),
  ]
  static let otherWords = ["create", "new"]
  static let parameters: [Parameter<InitCommand>] = [
    .argument("file", \.file, help: "The file to make; left out, the default catalog"),
    .flag("empty", \.isEmpty, help: "Leave out what stylectl brings"),
    .option("message", \.message, short: "m", valueName: "text", help: "Why, for the log"),
  ]

  private var file: String?
  private var isEmpty = false
  private var message: String?

  func run(_ context: Context) throws {
    let path = try file ?? context.defaultCatalogPath()
    try Catalog.create(path, isEmpty: isEmpty, by: context.authorship(message: message))
    context.tell("Made the catalog \(named(path)).")
    if !path.hasSuffix(CatalogPath.ending) {
      context.tell(
        "Its name does not end in \(CatalogPath.ending), so that only --catalog finds it.")
    }
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
