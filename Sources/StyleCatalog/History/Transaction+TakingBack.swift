import StyleModel

extension Transaction {
  /// An item with what it is to hold after an operation is taken back.
  private struct Step {
    var move: Operation.Move
    var item: Item
    var present: ItemContent
    var former: ItemContent

    /// What is told of the item.
    var outcome: Change.Outcome {
      if present == former { return .unchanged }
      if former.document == nil { return present.document == nil ? .unchanged : .removed }
      if present.document == nil { return .restored }
      return present.name == former.name ? .replaced : .renamed
    }
  }

  /// Takes an operation back and says so in the operation of this transaction.
  func takeBack(_ operation: LoggedOperation) throws -> Reversal {
    let movesHeads = try OperationHistory(lookup.rows).movesHeads(operation)
    target = operation.hash
    let releases = operation.record.releases.map(\.inverted)
    try name(releases)
    try takeBack(operation.record.rules)
    if movesHeads {
      let changes = try putBack(operation.record.moves)
      return Reversal(
        operation: operation, changes: changes, releases: releases, rules: rules, warnings: [])
    }
    let steps = try steps(back: operation.record.moves)
    try refuseRemovalOfUsed(steps)
    let changes = try steps.map { try write($0) }
    var check = ReferenceCheck(lookup: lookup)
    var warnings: [Diagnostic] = []
    for step in steps where step.present != step.former {
      guard let document = step.former.document,
        let item = try lookup.item(kind: step.move.kind, key: step.move.key.text)
      else { continue }
      try check.refuseRings(through: item)
      warnings += try check.dangling(
        in: item, of: Draft(name: step.former.name, document: document))
    }
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
    let written = try lookup.content(of: move.to[0])
    let former =
      try move.from.first.map { try lookup.content(of: $0) }
      ?? ItemContent(name: written.name, document: nil)
    if item.version == move.to[0] {
      return Step(move: move, item: item, present: written, former: former)
    }
    let present = try lookup.content(of: item.version)
    guard
      case .clean(let merged) = Merge.merge(
        base: Merge.Base(written), ours: present, theirs: former)
    else { return nil }
    return Step(move: move, item: item, present: present, former: merged)
  }

  /// Refuses to remove what items use that are not part of the operation.
  private func refuseRemovalOfUsed(_ steps: [Step]) throws {
    let touched = Set(steps.map(\.item.identity))
    for step in steps where step.former.document == nil && !step.item.isRemoved {
      let users = try lookup.users(of: step.item).filter { !touched.contains($0.identity) }
      guard users.isEmpty else {
        throw CatalogError.inUse(
          kind: step.item.kind.rawValue, name: step.item.name, users: users.map(\.name))
      }
    }
  }

  private func write(_ step: Step) throws -> Change {
    let (item, former) = (step.item, step.former)
    if let other = try lookup.item(kind: item.kind, folded: former.name.folded),
      other.identity != item.identity, !other.isRemoved, other.name.folded == former.name.folded
    {
      throw HistoryError.nameTaken(
        kind: item.kind.rawValue, name: other.name, item: item.name)
    }
    let written =
      step.present == former
      ? item
      : try write(kind: item.kind, name: former.name, document: former.document, over: item)
    return Change(
      outcome: step.outcome, kind: item.kind, name: former.name.text,
      formerName: item.name == former.name.text ? nil : item.name,
      number: try lookup.line(of: written).count, version: written.version)
  }
}

// MARK: - Heads and releases

extension Transaction {
  /// Puts heads back that a merge had moved, without a new version.
  ///
  /// - Throws: `HistoryError.movedOn` with the items that are not where the merge left them.
  private func putBack(_ moves: [Operation.Move]) throws -> [Change] {
    let refused = try moves.filter { move in
      try lookup.rows.heads(kind: move.kind, key: move.key.text).map(\.version) != move.to
    }
    if !refused.isEmpty { throw HistoryError.movedOn(refused.map(\.name.text)) }
    return try moves.map { move in
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
