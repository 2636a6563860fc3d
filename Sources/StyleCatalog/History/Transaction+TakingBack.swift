import StyleModel
import StyleStore

extension Transaction {
  /// An item with what it is to hold after an operation is taken back.
  private struct Step {
    var item: Item
    var present: HeldContent
    var former: HeldContent

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
    let (changes, warnings) =
      movesHeads
      ? try putBack(operation.record.moves, before: operation)
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
    let former = try move.from.first.map { try held(at: $0) } ?? HeldContent(name: written.name)
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
      item: item, present: present, former: HeldContent(name: merged.name, document: document))
  }

  private func content(of held: HeldContent, kind: ItemKind) throws -> ItemContent {
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
    try refuseTakenNames(of: steps.map(\.item.identity), before: operation)
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
