import StyleModel
import StyleStore

extension Transaction {
  /// What a version holds: nothing is read that only goes back to where it was.
  private struct Held: Equatable {
    var name: ItemName
    var document: ContentHash?
  }

  /// An item with what it is to hold after an operation is taken back.
  private struct Step {
    var item: Item
    var present: Held
    var former: Held

    /// What is told of the item.
    var outcome: Change.Outcome {
      if present == former { return .unchanged }
      if former.document == nil { return present.document == nil ? .unchanged : .removed }
      if present.document == nil { return .restored }
      return present.name == former.name ? .replaced : .renamed
    }

    /// Whether the item is to have a name that it has not.
    var takesName: Bool {
      former.document != nil
        && (present.document == nil || present.name.folded != former.name.folded)
    }
  }

  /// Takes an operation back and says so in the operation of this transaction.
  func takeBack(_ operation: LoggedOperation) throws -> Reversal {
    let movesHeads = try OperationHistory(lookup.rows).movesHeads(operation)
    target = operation.hash
    let releases = operation.record.releases.map(\.inverted)
    try name(releases)
    try takeBack(operation.record.rules)
    let (changes, warnings) =
      movesHeads
      ? try putBack(operation.record.moves)
      : try write(steps(back: operation.record.moves), before: operation)
    return Reversal(
      operation: operation, changes: changes, releases: releases, rules: rules,
      warnings: warnings)
  }

  /// Finds what each item is to hold.
  ///
  /// - Throws: `HistoryError.movedOn` with all items where that cannot be told.
  private func steps(back moves: [Operation.Move]) throws -> [Step] {
    var steps: [Step] = []
    var refused: [String] = []
    for move in moves {
      if let step = try step(back: move) {
        steps.append(step)
      } else {
        let item = try lookup.item(kind: move.kind, key: move.key.text)
        refused.append(item?.name ?? move.name.text)
      }
    }
    if !refused.isEmpty { throw HistoryError.movedOn(refused) }
    return steps
  }

  private func step(back move: Operation.Move) throws -> Step? {
    guard move.from.count <= 1, move.to.count == 1,
      let item = try lookup.item(kind: move.kind, key: move.key.text), !item.isConflicted
    else { return nil }
    let written = try held(at: move.to[0])
    let former = try move.from.first.map { try held(at: $0) } ?? Held(name: written.name)
    let present = try held(at: item.version)
    if present == written { return Step(item: item, present: present, former: former) }
    let base = try content(of: written, kind: item.kind)
    guard
      case .clean(let merged) = try Merge.merge(
        base: Merge.Base(base), ours: content(of: present, kind: item.kind),
        theirs: content(of: former, kind: item.kind))
    else { return nil }
    let document = try merged.document.map { try store($0) }
    return Step(
      item: item, present: present, former: Held(name: merged.name, document: document))
  }

  private func held(at version: ContentHash) throws -> Held {
    let record = try lookup.rows.version(version)
    return Held(name: record.name, document: record.document)
  }

  private func content(of held: Held, kind: ItemKind) throws -> ItemContent {
    let document = try held.document.map { hash in
      let bytes = try lookup.rows.document(hash)
      return try CatalogError.reading(kind, held.name.text) {
        try ItemDocument(stored: bytes, kind: kind)
      }
    }
    return ItemContent(name: held.name, document: document)
  }

  private func write(
    _ steps: [Step], before operation: LoggedOperation
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    let leaving = steps.filter { $0.former.document == nil }.map(\.item)
    let lost = try stillUsed(leaving, besides: Set(steps.map(\.item.identity)))
    let written = try steps.map { try write($0) }
    try refuseTakenNames(steps, before: operation)
    let changed = zip(steps, written).filter { $0.0.present != $0.0.former }.map(\.1.item)
    return (written.map(\.change), lost + (try lookup.aftermath(of: changed)))
  }

  private func write(_ step: Step) throws -> (change: Change, item: Item) {
    let (item, former) = (step.item, step.former)
    let written =
      step.present == former
      ? item
      : try write(
        kind: item.kind, key: ItemName(stored: item.key, for: item.kind), name: former.name,
        stored: former.document, after: [item.version])
    let change = Change(
      outcome: step.outcome, kind: item.kind, name: former.name.text,
      formerName: item.name == former.name.text ? nil : item.name,
      number: try lookup.line(of: written).count, version: written.version)
    return (change, written)
  }
}

// MARK: - Names

extension Transaction {
  /// Refuses that an item gets a name back which another one has by now; that both had it before the
  /// operation was accepted then.
  private func refuseTakenNames(_ steps: [Step], before operation: LoggedOperation) throws {
    for step in steps where step.takesName {
      let (item, name) = (step.item, step.former.name)
      let heads = try lookup.rows.heads(kind: item.kind, folded: name.folded)
      let taken = try heads.first { head in
        try head.key != item.key && head.document != nil
          && !wasCalled(name, head, before: operation)
      }
      if let taken {
        throw HistoryError.nameTaken(
          kind: item.kind.rawValue, name: taken.name, item: item.name)
      }
    }
  }

  /// Whether an item had a name before an operation.
  private func wasCalled(
    _ name: ItemName, _ item: HeadRow, before operation: LoggedOperation
  ) throws -> Bool {
    // The earliest move since tells where the item was.
    let moves = try lookup.rows.operations(after: operation.number - 1).flatMap(\.record.moves)
    let move = moves.last { $0.kind == item.kind && $0.key.text == item.key }
    return try (move?.from ?? [item.version]).contains {
      let record = try lookup.rows.version($0)
      return record.document != nil && record.name.folded == name.folded
    }
  }
}

// MARK: - Heads and releases

extension Transaction {
  /// Puts heads back that a merge had moved, without a new version.
  ///
  /// - Throws: `HistoryError.movedOn` with the items that are not where the merge left them.
  private func putBack(
    _ moves: [Operation.Move]
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    let refused = try moves.filter { move in
      try lookup.rows.heads(kind: move.kind, key: move.key.text).map(\.version) != move.to
    }
    if !refused.isEmpty { throw HistoryError.movedOn(refused.map(\.name.text)) }
    let gone = try moves.filter(\.from.isEmpty).compactMap {
      try lookup.item(kind: $0.kind, key: $0.key.text)
    }
    let touched = Set(moves.map { Item.Identity(kind: $0.kind, key: $0.key.text) })
    let lost = try stillUsed(gone, besides: touched)
    let changes = try moves.map { move in
      let heads = try move.from.map { (hash: $0, record: try lookup.rows.version($0)) }
      try self.move(move.inverted, to: heads)
      let item = try lookup.item(kind: move.kind, key: move.key.text)
      return Change(
        outcome: item == nil ? .removed : .returned, kind: move.kind,
        name: item?.name ?? move.name.text,
        number: try item.map { try lookup.line(of: $0).count } ?? 0,
        version: item?.version ?? move.to.first ?? ContentHash(of: []),
        isConflicted: item?.isConflicted ?? false)
    }
    return (changes, lost + (try lookup.aftermath(ofPuttingBack: touched)))
  }

  /// Warns of items that are to go and that others use which stay.
  private func stillUsed(
    _ leaving: [Item], besides touched: Set<Item.Identity>
  ) throws -> [Diagnostic] {
    try leaving.filter { !$0.isRemoved }.compactMap { item in
      let users = try lookup.users(of: item).filter { !touched.contains($0.identity) }
      return users.isEmpty ? nil : item.stillUsed(by: users)
    }
  }

  /// Gives releases the names that moves say.
  private func name(_ moves: [Operation.ReleaseMove]) throws {
    for move in moves {
      if let name = move.from {
        guard try lookup.rows.release(folded: name.folded)?.hash == move.release else {
          throw HistoryError.movedOn([name.text])
        }
      }
      if let name = move.to, name.folded != move.from?.folded,
        try lookup.rows.release(folded: name.folded) != nil
      {
        throw HistoryError.releaseExists(name.text)
      }
      if let name = move.from {
        try rows.renameRelease(name, to: move.to)
      } else if let name = move.to, try !rows.nameRelease(hash: move.release, name) {
        throw HistoryError.noSuchRelease(name.text, nearest: nil)
      }
    }
    releases += moves
  }
}
