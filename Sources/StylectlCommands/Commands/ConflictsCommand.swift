import CommandTable
import StyleCatalog
import StyleModel

/// Lists what merging left to settle.
struct ConflictsCommand: Command {
  static let name = "conflicts"
  static let abstract = "List what a merge left for you to settle"
  static let discussion = """
    An item is in conflict where two people changed one place of it in different ways. Until \
    'resolve' settles it, everybody sees the same one of its versions.

    Listed, too, is what only two edits together can break: rings of items that use one another, uses \
    of what was removed, names that two items have. Ends with status 1 where anything is listed.

    In a pipe there is one record a line, its fields with tabs between them: a word for what it is, \
    then kind and name. 'head' has hash, author and side; 'place' has place, base, ours and theirs; \
    'ring' has the names of its items; 'removed' has the item that was removed and the name that it \
    is used by; 'name' has the versions that the items of the name are at.
    """
  static let examples = [Example("stylectl conflicts", "Lists what is to be settled, and how")]
  static let otherWords = ["status", "unmerged"]
  static let parameters: [Parameter<ConflictsCommand>] = []

  func run(_ context: Context) throws {
    let catalog = try context.catalogForReading()
    let listing = ConflictListing(
      conflicts: try catalog.conflicts(), clashes: try catalog.clashes())
    let terminal = context.terminal()
    if context.options.isJSON {
      try context.write(listing.json)
    } else {
      try context.output.write(
        terminal.isTerminal ? listing.text(in: terminal) : listing.records)
    }
    guard listing.clashes.isEmpty else { throw CommandFailure(.no) }
    try noteUnmerged(in: context)
  }

  /// Says that nothing is left, unless git has not even merged the file.
  private func noteUnmerged(in context: Context) throws {
    let path = try CatalogPath(options: context.options, environment: context.environment)
    let unmerged = path.isYetToBeMade ? nil : UnmergedCatalog(path.path)
    if let unmerged, unmerged.isOursAlone {
      throw CommandFailure(.no, unmerged.message, hint: unmerged.hint)
    }
    context.tell("Nothing is left to settle.")
    if let unmerged {
      context.report([Diagnostic(.note, message: unmerged.message, hint: unmerged.hint)])
    }
  }
}
