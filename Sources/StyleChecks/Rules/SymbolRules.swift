import StyleEvaluation
import StylePreview
import Vocabulary

/// What is wrong with the names of symbols, each looked up once.
final class SymbolRules {
  /// Something that is wrong with a symbol.
  struct Problem {
    var rule: Rule
    var message: String
    var hint: String?
  }

  private let availability: SymbolAvailability
  private var missing: SymbolProblems
  private var known: [String: [Problem]] = [:]

  /// Creates rules over the symbols that are known.
  init(_ check: SymbolCheck) {
    availability = check.availability
    missing = SymbolProblems(check)
  }

  /// Returns what is wrong with a symbol on a system.
  func problems(with name: String, target: PreviewTarget) -> [Problem] {
    if let problems = known[name] { return problems }
    var problems: [Problem] = []
    if let problem = missing.problem(with: name) {
      problems.append(Problem(rule: .symbol, message: problem.message, hint: problem.hint))
    } else if let systems = availability.systems(of: name), let number = target.lacks(systems) {
      problems.append(
        Problem(
          rule: .symbolVersion,
          message: "the symbol '\(name)' needs \(target.platform) \(number), and the target is "
            + target.description))
    }
    known[name] = problems
    return problems
  }
}
