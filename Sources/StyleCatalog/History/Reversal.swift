import StyleModel

/// What an undo or a redo did.
public struct Reversal: Sendable {
  /// The operation that was taken back; of a redo, the one that its undo had taken back.
  package var operation: LoggedOperation

  /// What that made of the items.
  public var changes: [Change]

  /// What that made of releases, as the names before and after.
  package var releases: [Operation.ReleaseMove]

  /// What that made of the rules of `check`.
  package var rules: [Operation.RuleMove]

  /// What a person should know about it.
  public var warnings: [Diagnostic]
}
