import CommandTable

/// The options that every command takes, before or after its name.
package struct GlobalOptions: ParameterSet, Hashable {
  /// The table.
  package static let parameters: [Parameter<GlobalOptions>] = [
    .option("catalog", \.catalog, valueName: "file", help: "The catalog to work on"),
    .option("author", \.author, valueName: "name", help: "Who is said to have made a change"),
    .flag("json", \.isJSON, help: "Print the result as JSON; pictures stay pictures"),
    .flag("quiet", \.isQuiet, short: "q", help: "Tell nothing but results and errors"),
    .option("color", \.color, valueName: "when", help: "When to colour"),
    .flag("no-pager", \.leavesOutPager, help: "Show long results without a pager"),
  ]

  /// The file of the catalog.
  package var catalog: String?

  /// The author of changes.
  package var author: String?

  /// Whether results are JSON.
  package var isJSON = false

  /// Whether only results and errors are told.
  package var isQuiet = false

  /// When to colour; nil leaves it to the environment.
  package var color: ColorChoice?

  /// Whether long results are shown without a pager; the screen looks for it before a line is read.
  package var leavesOutPager = false

  /// Creates the options of a line that has none.
  package init() {}
}

extension ColorChoice: ArgumentValue {}
