import Diagnostics
import StyleModel
import StyleStore

/// What of a log still counts: an undo takes back what it names, and so does the undo of an undo.
///
/// An operation can only be taken back by a later one, so the log is read from its end.
struct OperationHistory {
  private let rows: ReadTransaction

  /// Creates the history of a catalog.
  init(_ rows: ReadTransaction) {
    self.rows = rows
  }

  /// The latest operation of an author that writes, is no undo or redo, and is not undone.
  func undoable(by author: String) throws -> LoggedOperation? {
    try latest { operation in
      operation.record.target == nil && operation.record.author == author
        && operation.record.isUndoable
    }
  }

  /// The latest undo of an author that counts, if the author wrote nothing since.
  func redoable(by author: String) throws -> LoggedOperation? {
    let found = try latest { operation in
      guard operation.record.author == author else { return false }
      return operation.record.target == nil
        ? operation.record.isUndoable : operation.record.command == Operation.undo
    }
    if let found, found.record.target == nil {
      guard try hasUndo(by: author) else { return nil }
      throw HistoryError.writtenSince(author: author, operation: found.title)
    }
    return found
  }

  /// The operation that is typed as its number in the log or the first digits of its hash.
  func operation(typed text: String) throws -> LoggedOperation {
    switch VersionSelector(text) {
    case .number(let number):
      if let operation = try rows.operation(number) { return operation }
    case .hash(let digits):
      let found = try rows.operations(beginning: digits)
      if found.count > 1 { throw HistoryError.ambiguousOperation(text) }
      if let operation = found.first { return operation }
    case .release, nil: break
    }
    throw HistoryError.noSuchOperation(text)
  }

  /// Whether a later operation that counts takes an operation back.
  func isUndone(_ operation: LoggedOperation) throws -> Bool {
    var undone: Set<ContentHash> = []
    for later in try rows.operations(after: operation.number) where !undone.contains(later.hash) {
      if let target = later.record.target { undone.insert(target) }
    }
    return undone.contains(operation.hash)
  }

  /// Whether what an operation did was handed on.
  func isPushed(_ operation: LoggedOperation) throws -> Bool {
    try rows.operations(after: operation.number).contains { $0.record.handsOn }
  }

  /// Whether an operation moved heads to versions that were there, or is the undo of one that did.
  func movesHeads(_ operation: LoggedOperation) throws -> Bool {
    var operation = operation
    while let target = operation.record.target,
      let before = try rows.operations(beginning: target.hex).first,
      before.number < operation.number
    { operation = before }
    return operation.record.movesHeads
  }

  /// The latest operation that counts and is wanted.
  ///
  /// Most often it is among the last few, so the whole log is read only where it is not.
  private func latest(_ isWanted: (LoggedOperation) -> Bool) throws -> LoggedOperation? {
    for limit in [32, 1024, .max] {
      let operations = try rows.operations(limit: limit)
      var undone: Set<ContentHash> = []
      for operation in operations where !undone.contains(operation.hash) {
        if isWanted(operation) { return operation }
        if let target = operation.record.target { undone.insert(target) }
      }
      if operations.count < limit { return nil }
    }
    return nil
  }

  private func hasUndo(by author: String) throws -> Bool {
    try latest { $0.record.command == Operation.undo && $0.record.author == author } != nil
  }
}

extension Operation {
  /// The command of operations that take another one back.
  static let undo = "undo"

  /// The command of operations that take an undo back.
  static let redo = "redo"

  /// The command of operations that handed everything before them on.
  static let push = "push"

  /// Whether there is anything that could be undone, and its undoing makes sense.
  var isUndoable: Bool {
    command != "init" && command != Self.push
      && (!moves.isEmpty || !releases.isEmpty || !rules.isEmpty)
  }

  /// Whether everything before it was handed on to another file; what came in by a push from
  /// another file has moves.
  var handsOn: Bool {
    command == Self.push && moves.isEmpty && releases.isEmpty && rules.isEmpty
  }

  /// Whether the heads were moved to versions that others wrote, or that join them.
  var movesHeads: Bool { ["merge", "pull", "git merge", "resolve"].contains(command) }
}

extension LoggedOperation {
  /// How a sentence names the operation: `add 9cf102893ab4`.
  package var title: String { "\(record.command) \(hash.short)" }
}
