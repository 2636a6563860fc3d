import StyleModel
import StyleStore

extension Transaction {
  /// Refuses that items got names back which others have by now; that both had one before the operation
  /// was accepted then.
  func refuseTakenNames(of items: [Item.Identity], before operation: LoggedOperation) throws {
    for item in items {
      guard let former = formerHeads(of: item) else { continue }
      let present = try lookup.rows.heads(kind: item.kind, key: item.key).map(\.version)
      let known = try names(at: former)
      for (folded, name) in try names(at: present).sorted(by: { $0.key < $1.key })
      where known[folded] == nil {
        guard let holder = try holder(of: folded, besides: item, before: operation) else {
          continue
        }
        throw HistoryError.nameTaken(
          kind: item.kind.rawValue, name: holder.isConflicted ? name : holder.name,
          item: try former.first.map { try held(at: $0).name.text } ?? name,
          isUnsettled: holder.isConflicted)
      }
    }
  }

  /// Finds another item that has a name and did not have it before an operation.
  private func holder(
    of folded: String, besides item: Item.Identity, before operation: LoggedOperation
  ) throws -> Item? {
    try lookup.items(kind: item.kind, named: folded).first { other in
      guard other.identity != item else { return false }
      let present = try lookup.rows.heads(kind: other.kind, key: other.key).map(\.version)
      guard try names(at: present).keys.contains(folded) else { return false }
      // The earliest move since tells where the item was.
      let moves = try lookup.rows.operations(after: operation.number - 1).flatMap(\.record.moves)
      let move = moves.last { $0.kind == other.kind && $0.key.text == other.key }
      return try !names(at: move?.from ?? present).keys.contains(folded)
    }
  }

  /// The names that an item has at some versions, by what they are compared by; a removal has none.
  private func names(at versions: [ContentHash]) throws -> [String: String] {
    let held = try versions.map { try self.held(at: $0) }.filter { $0.document != nil }
    return Dictionary(held.map { ($0.name.folded, $0.name.text) }) { first, _ in first }
  }
}
