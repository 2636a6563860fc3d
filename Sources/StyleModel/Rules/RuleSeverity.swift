/// How much it matters what a rule of `check` finds; the raw values are what is typed and stored.
package enum RuleSeverity: String, CaseIterable, Sendable {
  /// A check that finds it fails.
  case error

  /// Something is probably wrong.
  case warning

  /// Something worth knowing.
  case note

  /// Nobody looks for it.
  case off
}
