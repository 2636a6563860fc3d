import CommandTable
import JSON
import StyleCatalog
import StyleModel

/// Prints what an item holds.
struct ShowCommand: Command {
  static let name = "show"
  static let abstract = "Print an item: a style as Swift, a tint or a label set as JSON"
  static let discussion = """
    What is printed can be added again: it is then unchanged. Names of other items are those that they \
    have now.
    """
  static let examples = [
    Example("stylectl show DayLabelStyle", "Prints the Swift of a style"),
    Example("stylectl show DayLabelStyle@1", "Prints its first version"),
    Example("stylectl show tint:brand", "Prints a tint"),
  ]
  static let otherWords = ["cat", "get", "view", "print"]
  static let parameters: [Parameter<ShowCommand>] = [
    .argument("item", \.item, help: "The item: NAME, KIND:NAME or NAME@VERSION")
  ]

  private var item = ""

  func run(_ context: Context) throws {
    let (item, document) = try context.catalogForReading().document(ItemReference(self.item))
    context.warn(ofConflictIn: item)
    if context.options.isJSON {
      let name = try ItemName(item.name, for: item.kind)
      var members = document.face(name: name).object ?? []
      members.append(JSONMember("version", .string(item.version.hex)))
      return try context.write(.object(members))
    }
    try context.write(document: document.text(named: item.name))
  }
}

extension Context {
  /// Says that an item is in conflict, and which of its heads is meant.
  func warn(ofConflictIn item: Item) {
    guard item.isConflicted else { return }
    report([
      Diagnostic(
        .warning,
        message: "'\(item.name)' is in conflict; this is its version \(item.version.short)",
        hint: "'stylectl log \(item.name)' shows the others")
    ])
  }
}
