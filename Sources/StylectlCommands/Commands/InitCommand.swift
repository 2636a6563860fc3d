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
  static let parameters: [Parameter<InitCommand>] = [
    .argument("file", \.file, help: "The file to make; left out, the default catalog"),
    .flag("empty", \.isEmpty, help: "Leave out what stylectl brings"),
  ]

  var file: String?
  var isEmpty = false

  func run(_ context: Context) throws {
    let path =
      try file ?? CatalogPath(options: context.options, environment: context.environment).path
    try Catalog.create(path, isEmpty: isEmpty, by: context.authorship(message: nil))
    context.tell("Made the catalog \(named(path)).")
    if !path.hasSuffix(CatalogPath.ending) {
      context.tell("Only --catalog will find it: its name does not end in \(CatalogPath.ending).")
    }
  }
}
