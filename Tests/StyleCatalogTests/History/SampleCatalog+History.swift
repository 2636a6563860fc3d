import StyleModel

@testable import StyleCatalog

extension SampleCatalog {
  /// Takes an operation back.
  @discardableResult
  func undo(_ operation: String? = nil, by name: String = "Ada") throws -> Reversal {
    try catalog.undo(operation, by: author(name))
  }

  /// Takes an undo back.
  @discardableResult
  func redo(by name: String = "Ada") throws -> Reversal {
    try catalog.redo(by: author(name))
  }

  /// Adds a tint, or gives it another value.
  @discardableResult
  func put(_ name: String, _ value: String, by author: String = "Ada") throws -> Change {
    let intake = Intake([Intake.File(path: "\(name).json", bytes: Array(tint(value).utf8))])
    return try catalog.add(
      intake.drafts, options: AddOptions(replaces: true), by: self.author(author)
    ).changes[0]
  }

  /// Makes a release.
  func release(_ name: String, by author: String = "Ada") throws {
    try catalog.createRelease(name, by: self.author(author))
  }

  /// The numbers of the operations that a command left, newest first.
  func numbers(of command: String) throws -> [Int] {
    try catalog.operations(limit: 1000).filter { $0.record.command == command }.map(\.number)
  }

  /// What there is: names with what they hold, and releases.
  func state() throws -> [String] {
    try catalog.list(ListFilter(includesRemoved: true)).compactMap { item in
      if item.isConflicted { return "\(item.kind):\(item.name) in conflict" }
      if item.isRemoved { return nil }
      return "\(item.kind):\(item.name) \(item.document?.hex ?? "")"
    } + catalog.releases().map { "release \($0.name) \($0.hash.hex)" }
  }

  /// What all heads hold, of items that are there or in conflict.
  func heads() throws -> [String] {
    try catalog.read { lookup in
      let items = Dictionary(grouping: try lookup.rows.heads(kind: nil), by: \.identity).values
      return items.filter { $0.count > 1 || $0.contains { $0.document != nil } }.joined().map {
        "\($0.kind):\($0.key) \($0.name) \($0.document?.hex ?? "removed")"
      }.sorted()
    } + catalog.releases().map { "release \($0.name) \($0.hash.hex)" }
  }

  /// Moves an item as a pull does: colleagues' versions come in, the heads become theirs.
  ///
  /// Each value of `bodies` is a tint over the present version; none is a new item of that name.
  func pull(_ name: String, _ values: [String]) throws {
    try catalog.store.write { rows in
      let key = try ItemName(name, for: .tint)
      let from = try rows.reading.heads(kind: .tint, key: name).map(\.version)
      let heads = try values.map { value in
        let document = ItemDocument.tint(Tint(any: try Tint.Value(parsing: value)))
        let body = document.canonical
        try rows.insertDocument(hash: ContentHash(of: body), body: body)
        let record = Version(
          kind: .tint, key: key, name: key, document: document.hash, parents: from, author: "Eve",
          time: 1000)
        try rows.insertVersion(record, hash: record.hash, record: record.record)
        return (hash: record.hash, record: record)
      }
      try rows.setHeads(kind: .tint, key: name, to: heads)
      let move = Operation.Move(kind: .tint, key: key, name: key, from: from, to: heads.map(\.hash))
      try rows.append(
        Operation(
          author: "Ada", time: 1000, command: "pull", moves: [move],
          previous: rows.reading.latestOperation()))
    }
  }

  /// Tells the log that everything was handed on.
  func push() throws {
    try catalog.store.write { rows in
      try rows.append(
        Operation(
          author: "Ada", time: 1000, command: "push", previous: rows.reading.latestOperation()))
    }
  }
}
