import StyleModel

extension Catalog {
  /// Lists the items that are there, by kind and name.
  public func list(_ filter: ListFilter = ListFilter()) throws -> [Item] {
    try read { lookup in
      var items = try lookup.items(kind: filter.kind)
      items.removeAll { !filter.includes($0) }
      if let used = filter.uses {
        let users = Set(try lookup.users(of: lookup.head(used, preferring: .tint)).map(\.identity))
        items = items.filter { users.contains($0.identity) }
      }
      return try lookup.tellingDeprecations(of: items)
    }
  }

  /// Finds the item that a reference means, at the version that it names.
  public func item(_ reference: ItemReference, preferring kind: ItemKind? = nil) throws -> Item {
    try read { try $0.item(reference, preferring: kind) }
  }

  /// The shortest reference that means an item, as it is typed.
  package func typed(_ item: Item) throws -> String { try read { try $0.typed(item) } }

  /// What an item holds, with every name that it uses as it is now: what a person is shown.
  package func document(_ reference: ItemReference, preferring kind: ItemKind? = nil) throws
    -> (item: Item, document: ItemDocument)
  {
    try read { lookup in
      let item = try lookup.item(reference, preferring: kind)
      return (item, try lookup.shownForm(of: item))
    }
  }

  /// What an item holds at the version that a reference names, as people read, edit and add it: a
  /// style as Swift, a tint or a label set as JSON.
  ///
  /// The names of other items in it are those that they have now.
  public func text(of reference: ItemReference, preferring kind: ItemKind? = nil) throws -> String {
    let (item, document) = try document(reference, preferring: kind)
    return try document.text(named: item.name)
  }

  /// The versions of an item, newest first, up to a number of them.
  public func history(of reference: ItemReference, limit: Int = .max) throws -> [HistoryEntry] {
    try read { try $0.history(of: $0.head(reference), limit: limit) }
  }

  /// The items that use an item.
  public func users(of reference: ItemReference) throws -> [Item] {
    try read { try $0.users(of: $0.head(reference)) }
  }

  /// The latest operations, newest first.
  package func operations(limit: Int) throws -> [LoggedOperation] {
    try read { try $0.rows.operations(limit: limit) }
  }

  /// Checks the whole file: SQLite's own checks, every hash, document, parent and head, and the
  /// log.
  ///
  /// - Returns: what is wrong, one sentence each; empty where nothing is.
  public func verify() throws -> [String] {
    try store.verify(report: reportWork, problem: ItemDocument.problem)
  }
}

/// Which items a list holds.
public struct ListFilter: Sendable {
  /// The kind; nil for all.
  public var kind: ItemKind?

  /// A text that the name holds, in any case.
  public var text: String?

  /// Items that use this one.
  public var uses: ItemReference?

  /// Whether removed items are listed too.
  public var includesRemoved: Bool

  /// Creates a filter.
  public init(
    kind: ItemKind? = nil, text: String? = nil, uses: ItemReference? = nil,
    includesRemoved: Bool = false
  ) {
    self.kind = kind
    self.text = text
    self.uses = uses
    self.includesRemoved = includesRemoved
  }

  /// Whether the list holds an item, as far as the item alone tells.
  func includes(_ item: Item) -> Bool {
    (includesRemoved || !item.isRemoved)
      && (text.map { item.name.folded.contains($0.folded) } ?? true)
  }
}
