import StyleModel
import StyleSyntax

/// The keys that the new items of one command get where others had their names before: what a document
/// means by a name must not depend on which of the documents of a command is stored first.
struct ComingKeys {
  private var keys: [ItemKind: [String: ItemName]] = [:]

  /// Creates none.
  init() {}

  /// Chooses keys for the drafts that take a former name.
  init(_ drafts: [Draft], in lookup: Lookup) throws {
    guard try lookup.rows.hasOtherNames() else { return }
    for draft in drafts where draft.formerNames == nil {
      guard try lookup.replaceable(kind: draft.kind, name: draft.name) == nil else { continue }
      let key = try lookup.freshKey(kind: draft.kind, name: draft.name)
      if key != draft.name { keys[draft.kind, default: [:]][draft.name.folded] = key }
    }
  }

  /// The key of the new item of a name; nil where none comes, or its key is its name.
  func key(kind: ItemKind, folded: String) -> String? { keys[kind]?[folded]?.text }
}
