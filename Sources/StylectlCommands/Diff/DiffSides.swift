import Diagnostics
import JSON
import StyleCatalog
import StyleModel

/// What is compared.
struct DiffSides {
  /// One of the two.
  struct Side {
    /// What it is called in what is told.
    var title: String

    /// What it says of its item.
    var content: ItemContent

    /// The item of the catalog, at its version.
    var reference: ItemReference?

    /// The version; nil for what stands in a file.
    var version: ContentHash?

    /// What stands in a file, with what else the file holds.
    var file: (items: FileItems, draft: Draft)?
  }

  /// What was there before.
  var old: Side

  /// What is there after it.
  var new: Side

  /// Finds what words of the line mean.
  ///
  /// Without a second word, an item is compared with the version before it, and what stands in a file
  /// with the item of its name.
  init(_ first: String, _ second: String?, in catalog: Catalog, context: Context) throws {
    guard let second else {
      new = try Self.side(first, in: catalog, context: context)
      let before = try Self.before(new, typed: first, in: catalog)
      old = try Self.side(before, in: catalog, context: context)
      return
    }
    old = try Self.side(first, in: catalog, context: context)
    new = try Self.side(
      second, in: catalog, preferring: old.content.document?.kind, context: context)
  }

  private static func before(_ side: Side, typed word: String, in catalog: Catalog) throws
    -> ItemReference
  {
    if let file = side.file {
      return ItemReference(kind: file.draft.kind, name: file.draft.name.text)
    }
    if let before = try catalog.reference(before: ItemReference(word)) {
      return before
    }
    throw CommandFailure(
      .no, "\(named(side.title)) is the first version: there is none before it",
      hint: "two items can be compared: stylectl diff OLD NEW")
  }

  private static func side(
    _ word: String, in catalog: Catalog, preferring kind: ItemKind? = nil, context: Context
  ) throws -> Side {
    guard let argument = FileArgument(word) else {
      return try side(ItemReference(word), in: catalog, preferring: kind, context: context)
    }
    let items = try FileItems([argument], in: context)
    let found = try items.items(argument)
    guard let draft = found.first, found.count == 1 else {
      throw CommandFailure(
        .wrongUsage, "\(named(argument.path)) has \(found.count) items",
        hint: found.first.map { "say which one: \(argument.path)#\($0.name.text)" })
    }
    return Side(
      title: word, content: ItemContent(name: draft.name, document: draft.document),
      file: (items, draft))
  }

  private static func side(
    _ reference: ItemReference, in catalog: Catalog, preferring kind: ItemKind? = nil,
    context: Context
  ) throws -> Side {
    let (item, content) = try catalog.content(reference, preferring: kind)
    if reference.version == nil { context.warn(ofConflictIn: item) }
    var found = reference
    found.kind = item.kind
    return Side(
      title: reference.description, content: content, reference: found, version: item.version)
  }
}

extension DiffSides {
  /// The line difference of the texts, and then of what styles keep beside their Swift.
  func textDifference() throws -> String {
    let texts = try [old, new].map { side in
      try side.content.document?.text(named: side.content.name.text) ?? ""
    }
    return difference(texts, "") + difference([old.keys, new.keys], " (beside the Swift)")
  }

  private func difference(_ texts: [String], _ mark: String) -> String {
    guard texts[0] != texts[1] else { return "" }
    return safeLines(
      TextDifference(from: texts[0], to: texts[1])
        .unified(from: old.title + mark, to: new.title + mark))
  }

  private func safeLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
      .joined(separator: "\n")
  }

  /// The changes as JSON.
  func json(_ difference: Difference) -> JSONValue {
    let changes = difference.changes.map { change in
      JSONValue.object([
        "kind": .string(change.kind.rawValue), "new": change.new.map(JSONValue.string),
        "old": change.old.map(JSONValue.string), "place": .string(change.place),
      ])
    }
    return ["changes": .array(changes), "new": new.json, "old": old.json]
  }
}

extension DiffSides.Side {
  /// What a style keeps beside its Swift, as JSON; empty for anything else, and where there is
  /// nothing.
  fileprivate var keys: String {
    guard case .style(let style)? = content.document else { return "" }
    let head = ["format", "kind", "name", "swift"]
    let face = ItemDocument.style(style).face(name: content.name).object ?? []
    let members = face.filter { !head.contains($0.key) }
    return members.isEmpty ? "" : JSONValue.object(members).pretty + "\n"
  }

  /// What is compared, as JSON names it.
  fileprivate var json: JSONValue {
    .object([
      "file": file.map { _ in .string(title) },
      "kind": content.document.map { .string($0.kind.rawValue) },
      "name": .string(content.name.text),
      "removed": content.document == nil ? true : nil,
      "version": version.map { .string($0.hex) },
    ])
  }
}
