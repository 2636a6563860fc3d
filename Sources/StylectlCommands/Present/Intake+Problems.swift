import StyleCatalog

extension Intake {
  /// What is wrong with what was read; strictly taken, warnings are errors.
  func problems(isStrict: Bool) -> [Diagnostic] {
    diagnostics.map { isStrict && $0.severity == .warning ? $0.asError : $0 }
  }
}
