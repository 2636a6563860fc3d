import StyleModel
import StyleSyntax
import SwiftText

/// What is stored for the names in a document that a person wrote: for each one that still says the item
/// when names have changed hands.
///
/// What the replaced version holds for an item stays, so that an edit of something else leaves it as it
/// is and merges see no change. Anything else is its key.
struct WrittenNames {
  /// What can be asked.
  let lookup: Lookup

  /// The keys of the new items of the command.
  let coming: ComingKeys

  /// What the replaced version holds.
  let held: HeldNames

  /// Creates the names over those of a version; none where nothing is replaced.
  init(_ lookup: Lookup, over held: HeldNames = HeldNames(), coming: ComingKeys) {
    self.lookup = lookup
    self.coming = coming
    self.held = held
  }

  /// What a person means by a name.
  enum Meaning {
    /// An item that is there or was removed.
    case item(Item)

    /// The item of a key that the command adds.
    case coming(key: String)
  }

  /// Finds what a person means by a name; nil where it belongs to no item.
  ///
  /// A name that nobody has now means what the replaced version means by it.
  func meaning(of name: String, kind: ItemKind) throws -> Meaning? {
    if let key = coming.key(kind: kind, folded: name.folded) { return .coming(key: key) }
    guard let item = try lookup.item(kind: kind, written: name) else { return nil }
    let isHolder = !item.isRemoved && item.name.folded == name.folded
    if !isHolder,
      let own = held.names.first(where: { $0.kind == kind && $0.text == name })?.item
    {
      return .item(own)
    }
    return .item(item)
  }

  /// Returns a document with what is stored for its names.
  ///
  /// - Parameters:
  ///   - document: What was written.
  ///   - uses: The names in it, where they are known.
  /// - Returns: The document as it is stored.
  /// - Throws: what reading the catalog or the Swift throws.
  func stored(_ document: ItemDocument, uses: DocumentUses? = nil) throws -> ItemDocument {
    guard try lookup.rows.hasOtherNames() else { return document }
    let names = try meant(by: uses ?? DocumentUses(of: document))
    var same = NameChanges()
    for name in names { same[name.kind, name.text] = name.text }
    var changes = same
    for name in names {
      let forms = try forms(for: name.meaning, written: name.text, kind: name.kind)
      changes[name.kind, name.text] =
        try forms.dropLast().first {
          try isSafe($0, for: name.text, name.kind, in: document, same)
        } ?? forms.last
    }
    var stored = try document.renaming(changes)
    if let use = document.extras.deprecated?.use {
      stored.extras.deprecated?.use = try self.stored(use, kind: document.kind)
    }
    return stored
  }

  /// Returns what is stored for a single name.
  func stored(_ name: String, kind: ItemKind) throws -> String {
    guard let meaning = try meaning(of: name, kind: kind) else { return name }
    return try forms(for: meaning, written: name, kind: kind)[0]
  }

  /// The names in a document that mean items: of the candidates of a use, the first that means one
  /// which is there, else the first that means any.
  private func meant(
    by uses: DocumentUses
  ) throws -> [(kind: ItemKind, text: String, meaning: Meaning)] {
    try uses.items.filter { !$0.isMember }.compactMap { use in
      var other: (kind: ItemKind, text: String, meaning: Meaning)?
      for text in use.candidates {
        guard let meaning = try meaning(of: text, kind: use.kind) else { continue }
        if case .item(let item) = meaning, item.isRemoved {
          other = other ?? (use.kind, text, meaning)
        } else {
          return (use.kind, text, meaning)
        }
      }
      return other
    }
  }
}

// MARK: - Forms

extension WrittenNames {
  /// What can be stored for a name that means an item, the best first; all of them mean it.
  private func forms(
    for meaning: Meaning, written name: String, kind: ItemKind
  ) throws -> [String] {
    let key: String
    switch meaning {
    case .coming(let coming): key = coming
    case .item(let item):
      let own = held.names(of: item)
      if let kept = own.first(where: { $0 == name }) ?? own.first { return [kept] }
      key = item.key
    }
    let parts = StoredName(stored: key)
    // In whatever case the user spells the name.
    let stem = parts.stem.folded == name.folded ? name : parts.stem
    let numbered = StoredName(stem, number: parts.number ?? 1).text
    let forms = parts.number == nil ? [stem, numbered] : [numbered]
    guard case .item(let item) = meaning, !forms.contains(name),
      try lookup.item(kind: kind, stored: name)?.identity == item.identity,
      try !lookup.nameOwners(kind: kind, name: name).isUnclear
    else { return forms }
    return forms + [name]
  }

  /// Whether a form says the item wherever the name stands: a style may declare the same name itself,
  /// and what is written as a member of `Color` may have to be text under another name.
  private func isSafe(
    _ form: String, for name: String, _ kind: ItemKind, in document: ItemDocument,
    _ same: NameChanges
  ) throws -> Bool {
    guard form != name, case .style = document else { return true }
    var names = same
    // What else is called like the form gets a form of its own.
    if names[kind, form] != nil { names[kind, form] = StoredName(form, number: 999_999_999).text }
    let alone = try document.renaming(names)
    names[kind, form] = nil
    names[kind, name] = form
    let changed = try alone.renaming(names)
    names[kind, name] = nil
    names[kind, form] = name
    return try changed.renaming(names) == alone
  }
}
