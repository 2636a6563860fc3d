import CommandTable
import JSON
import StyleCatalog
import StyleModel

/// Lists the items of the catalog.
struct ListCommand: Command {
  static let name = "list"
  static let abstract = "List styles, tints and label sets"
  static let discussion = """
    In a terminal the list is a table. In a pipe it has one item a line, its fields with tabs between \
    them: kind, name, version, time, author.
    """
  static let examples = [
    Example("stylectl list", "Lists everything"),
    Example("stylectl list day", "Lists what has 'day' in its name"),
    Example("stylectl list --kind tint", "Lists the tints"),
    Example("stylectl list --uses brand", "Lists what uses the tint 'brand'"),
  ]
  static let parameters: [Parameter<ListCommand>] = [
    .argument("text", \.text, help: "Only names that hold this text"),
    .option("kind", \.kind, help: "Only one kind"),
    .option("uses", \.uses, valueName: "item", help: "Only what uses this item"),
    .flag("removed", \.includesRemoved, help: "Removed items too"),
  ]

  var text: String?
  var kind: ItemKind?
  var uses: String?
  var includesRemoved = false

  func run(_ context: Context) throws {
    let filter = ListFilter(
      kind: kind, text: text, uses: try uses.map { try ItemReference($0) },
      includesRemoved: includesRemoved)
    let items = try context.catalogForReading().list(filter)
    if context.options.isJSON {
      return try context.write(.array(items.map(\.json)))
    }
    let terminal = context.terminal()
    if !terminal.isTerminal {
      for item in items { try context.output.write(item.record) }
      return
    }
    if items.isEmpty { return context.tell("Nothing to list.") }
    try context.output.write(table(of: items, width: terminal.width))
    if kind == nil || kind == .style, text == nil, uses == nil {
      let builtIn = BuiltInLabelStyle.allCases.map { "." + $0.rawValue }.joined(separator: " ")
      context.tell("SwiftUI's own styles can be applied too: \(builtIn)")
    }
  }

  private func table(of items: [Item], width: Int) -> String {
    let rows = items.map { item in
      [
        item.kind.rawValue, item.name + item.mark, item.version.short,
        item.time.map { $0 == 0 ? "built in" : Timestamp(seconds: $0).day } ?? "",
        item.author ?? "",
      ]
    }
    return TextTable(header: ["KIND", "NAME", "VERSION", "CHANGED", "AUTHOR"], rows: rows)
      .text(width: width)
  }
}

extension ItemKind: ArgumentValue {}

extension Item {
  /// What is worth a word beside the name.
  var mark: String {
    isRemoved ? " (removed)" : isConflicted ? " (conflict)" : ""
  }

  /// The item as a line of fields with tabs between them; no field holds a tab or a line break.
  var record: String {
    let fields = [
      kind.rawValue, name, version.hex, time.map { Timestamp(seconds: $0).iso } ?? "", author ?? "",
    ]
    return fields.map { visible($0) }.joined(separator: "\t") + "\n"
  }

  /// The item as JSON.
  var json: JSONValue {
    .object([
      "author": author.map(JSONValue.string),
      "conflict": isConflicted ? .bool(true) : nil,
      "document": document.map { .string($0.hex) },
      "key": .string(key),
      "kind": .string(kind.rawValue),
      "name": .string(name),
      "time": time.map { .string(Timestamp(seconds: $0).iso) },
      "version": .string(version.hex),
    ])
  }
}
