/// What is wrong with names of symbols, each looked up once.
///
/// Of very many names that do not exist only the first are compared with all that do.
package struct SymbolProblems {
  private let check: SymbolCheck
  private var known: [String: SymbolCheck.Problem?] = [:]
  private var count = 0

  /// The number of names that others are suggested for.
  private static let suggestionLimit = 200

  /// Looks nothing up yet.
  package init(_ check: SymbolCheck) {
    self.check = check
  }

  /// Returns what is wrong with a name; nil where it may well exist.
  package mutating func problem(with name: String) -> SymbolCheck.Problem? {
    if let problem = known[name] { return problem }
    let problem = check.problem(with: name, isSuggesting: count < Self.suggestionLimit)
    if problem != nil { count += 1 }
    known[name] = .some(problem)
    return problem
  }
}
