import Diagnostics
import StyleModel

extension Catalog {
  /// Takes an operation back: the author's latest one that is neither an undo nor undone, or any.
  ///
  /// What was written is undone by new versions with the former content. Where an item has moved on,
  /// the two are merged; where that cannot be done cleanly, nothing is undone. The undo of a merge
  /// puts the former heads back instead. What goes together no more afterwards is told.
  ///
  /// - Parameters:
  ///   - text: The operation, as its number in the log or the first digits of its hash; nil for the
  ///     author's latest.
  ///   - author: Who undoes, when and why.
  /// - Returns: what was taken back, and what that made of the items.
  /// - Throws: `HistoryError` where there is nothing to undo, or where it cannot be done.
  @discardableResult
  public func undo(_ text: String? = nil, by author: Authorship) throws -> Reversal {
    try write(Operation.undo, by: author) { transaction in
      let history = OperationHistory(transaction.lookup.rows)
      let operation =
        if let text {
          try history.operation(typed: text)
        } else {
          try history.undoable(by: author.author ?? "")
        }
      guard let operation else {
        throw HistoryError.nothingToUndo(author: author.author ?? "")
      }
      if operation.record.target == nil, !operation.record.isUndoable {
        throw HistoryError.notUndoable(command: operation.record.command)
      }
      if text != nil, try history.isUndone(operation) {
        throw HistoryError.undoneAlready(operation.title)
      }
      let isShared = try !operation.record.releases.isEmpty || history.movesHeads(operation)
      if isShared, try history.isPushed(operation) {
        throw HistoryError.pushed(
          command: operation.record.command, operation: operation.hash.short)
      }
      return try transaction.takeBack(operation)
    }
  }

  /// Takes back the author's latest undo, if the author wrote nothing since.
  @discardableResult
  public func redo(by author: Authorship) throws -> Reversal {
    try write(Operation.redo, by: author) { transaction in
      let rows = transaction.lookup.rows
      let name = author.author ?? ""
      guard let undo = try OperationHistory(rows).redoable(by: name) else {
        throw HistoryError.nothingToRedo(author: name)
      }
      var reversal = try transaction.takeBack(undo)
      if let target = undo.record.target,
        let redone = try rows.operations(beginning: target.hex).first
      {
        reversal.operation = redone
      }
      return reversal
    }
  }
}
