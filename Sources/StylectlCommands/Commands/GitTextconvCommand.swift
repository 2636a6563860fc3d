import CommandTable
import Diagnostics
import StyleCatalog
import StyleModel

/// Prints what a catalog holds as text that git compares.
struct GitTextconvCommand: Command {
  static let name = "git textconv"
  static let abstract = "Print what a catalog holds, for 'git diff' and 'git log -p'"
  static let discussion = """
    'stylectl git setup' makes git call it. Each item stands under a heading with what is stored of \
    it: a style as Swift, a tint or a label set as JSON. Two files that hold the same items and \
    releases print the same text, whatever their history. A file that cannot be read prints why.
    """
  static let examples = [Example("stylectl git textconv Team.stylecatalog", "Prints a catalog")]
  static let parameters: [Parameter<GitTextconvCommand>] = [
    .argument("file", \.file, help: "The catalog")
  ]

  private var file = ""

  func run(_ context: Context) throws {
    do {
      let text = try Catalog.open(file, for: .reading).withLibrary { try CatalogText($0).text }
      try context.output.write(text)
    } catch let error as any ReportableError {
      // git stops at the first file without a text: `git log -p` must get past old damage.
      let bytes = (try? InputFile.read(file)) ?? []
      if bytes.isEmpty { return }
      // Where git has put the file is another place each time.
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let reason = (error as? CatalogFileError).map { CatalogFileError($0.problem, path: name) }
      let message = (reason?.failure ?? error.failure).diagnostics.first?.message ?? ""
      try context.output.write(
        "not readable \(ContentHash(of: bytes).hex)\n  \(visible(message))\n")
    }
  }
}
