import StyleEvaluation
import StylePreview
import Vocabulary

/// What all rules of one run look into.
final class CheckRun {
  /// Everything that the catalog holds.
  let content: CheckedContent

  /// The system that the app runs on at least.
  let target: PreviewTarget

  /// The systems that have a symbol.
  let availability: SymbolAvailability

  /// What is wrong with names of symbols, each looked up once.
  var symbols: SymbolProblems

  /// Creates a run that has looked nothing up yet.
  init(_ content: CheckedContent, target: PreviewTarget, symbols: SymbolCheck) {
    self.content = content
    self.target = target
    availability = symbols.availability
    self.symbols = SymbolProblems(symbols)
  }
}
