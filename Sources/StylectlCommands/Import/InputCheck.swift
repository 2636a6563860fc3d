import Diagnostics
import JSON
import StyleCatalog
import StyleModel
import StyleSyntax

/// Compares what files hold with what the catalog holds, without writing either.
struct InputCheck {
  /// An item that files hold otherwise than the catalog.
  struct Difference {
    /// The item in a file.
    var draft: Draft

    /// How it differs, as it follows the item.
    var reason: String

    /// What the catalog holds of it, as people read it; nil where it has none.
    var held: String?

    /// The item as JSON.
    var json: JSONValue {
      .object([
        "file": draft.file.map(JSONValue.string),
        "kind": .string(draft.kind.rawValue),
        "name": .string(draft.name.text),
        "reason": .string(reason),
      ])
    }
  }

  /// What differs, in the order of the files.
  private(set) var differences: [Difference] = []

  /// Compares drafts with the items of a catalog.
  init(_ drafts: [Draft], with library: CatalogLibrary) throws {
    for draft in drafts {
      guard let difference = try Self.difference(of: draft, library) else { continue }
      differences.append(difference)
    }
  }

  private static func difference(of draft: Draft, _ library: CatalogLibrary) throws -> Difference? {
    guard let found = try library.holding(of: draft) else {
      return Difference(draft: draft, reason: "is not in the catalog")
    }
    let item = found.item
    if item.isRemoved { return Difference(draft: draft, reason: "was removed from the catalog") }
    if item.name != draft.name.text, found.document != item.document || draft.formerNames != nil {
      return Difference(draft: draft, reason: "is called '\(item.name)' in the catalog")
    }
    if found.document == item.document { return nil }
    let latest = try library.word(for: item.version, of: item)
    let held = try library.passingUnreadable {
      try library.shown(ItemReference(kind: item.kind, name: item.name)).document
        .text(named: item.name)
    }
    guard let version = found.version else {
      return Difference(draft: draft, reason: "is not what the catalog holds or held", held: held)
    }
    let word = try library.word(for: version, of: item)
    return Difference(
      draft: draft, reason: "is at version \(word) here, and the catalog has \(latest)", held: held)
  }

  /// Prints what differs, and how.
  ///
  /// - Throws: `CommandFailure` with `no` where anything does.
  func report(of count: Int, in context: Context) throws {
    if context.options.isJSON {
      try context.write(JSONValue.array(differences.map(\.json)))
    } else {
      for difference in differences { try print(difference, in: context) }
    }
    guard !differences.isEmpty else { return }
    let files = Set(differences.compactMap(\.draft.file)).sorted()
    throw CommandFailure(
      .no,
      "\(differences.count) of \(counted(count, "item")) "
        + "\(differences.count == 1 ? "differs" : "differ") from the catalog",
      hint: files.first.map { "to take one in: stylectl add --replace \(typed($0))" })
  }

  private func print(_ difference: Difference, in context: Context) throws {
    let draft = difference.draft
    context.report([
      Diagnostic(
        .note, file: draft.file, place: draft.place,
        message: "the \(draft.kind.noun) '\(draft.name)' \(difference.reason)")
    ])
    guard let held = difference.held else { return }
    let text = try draft.document.text(named: draft.name.text)
    let name = draft.file ?? draft.name.text
    let lines = TextDifference(from: held, to: text).unified(from: "\(draft.name)", to: name)
    try context.output.write(
      lines.split(separator: "\n").map { visible(String($0)) + "\n" }.joined())
  }
}
