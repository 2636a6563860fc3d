import StyleModel
import StyleStore

extension Transaction {
  /// Puts heads back that a merge had moved, without a new version.
  ///
  /// Where what was written since is undone, the heads are others that hold what the merge left.
  ///
  /// - Throws: `HistoryError.movedOn` with the items that do not hold what the merge left.
  func putBack(
    _ moves: [Operation.Move], before operation: LoggedOperation
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    let present = try moves.map { move in
      try lookup.rows.heads(kind: move.kind, key: move.key.text).map(\.version)
    }
    let refused = try zip(moves, present).filter { try !holdSame($1, $0.to) }.map(\.0)
    if !refused.isEmpty { throw HistoryError.movedOn(refused.map(\.name.text)) }
    let gone = try moves.filter(\.from.isEmpty).compactMap {
      try lookup.item(kind: $0.kind, key: $0.key.text)
    }
    let touched = Set(moves.map { Item.Identity(kind: $0.kind, key: $0.key.text) })
    let lost = try stillUsed(gone, besides: touched)
    let changes = try zip(moves, present).map { move, present in
      let heads = try move.from.map { (hash: $0, record: try lookup.rows.version($0)) }
      var back = move.inverted
      back.from = present
      try self.move(back, to: heads)
      let item = try lookup.item(kind: move.kind, key: move.key.text)
      return Change(
        outcome: item == nil ? .removed : .returned, kind: move.kind,
        name: item?.name ?? move.name.text,
        number: try item.map { try lookup.line(of: $0).count } ?? 0,
        version: item?.version ?? present.first ?? ContentHash(of: []),
        isConflicted: item?.isConflicted ?? false)
    }
    try refuseTakenNames(of: touched.sorted(), before: operation)
    return (changes, lost + (try lookup.aftermath(ofPuttingBack: touched)))
  }

  /// Warns of items that are to go and that others use which stay.
  func stillUsed(
    _ leaving: [Item], besides touched: Set<Item.Identity>
  ) throws -> [Diagnostic] {
    try leaving.filter { !$0.isRemoved }.compactMap { item in
      let users = try lookup.users(of: item).filter { !touched.contains($0.identity) }
      return users.isEmpty ? nil : item.stillUsed(by: users)
    }
  }

  /// Gives releases the names that moves say.
  func name(_ moves: [Operation.ReleaseMove]) throws {
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
