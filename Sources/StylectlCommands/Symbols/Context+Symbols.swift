import StyleCatalog
import StyleModel
import StylePreview
import Vocabulary

extension Context {
  /// Returns the list of symbols of a file, or of the one that `STYLECTL_SYMBOL_NAMES` names, or what is
  /// built in.
  func symbolNames(file: String? = nil) throws -> SymbolAvailability {
    guard let path = file ?? environment["STYLECTL_SYMBOL_NAMES"] else { return .builtIn }
    let bytes = try read(path, limit: SymbolAvailability.byteLimit)
    return try SymbolAvailability(plist: bytes, file: path)
  }

  /// Returns a check of the names of symbols, the list of which is read once; one that cannot be read is
  /// told and does without.
  func symbolCheck() -> SymbolCheck {
    if let check = knownSymbolCheck { return check }
    var check = SymbolCheck()
    do {
      check = SymbolCheck(try symbolNames())
    } catch {
      let diagnostics = (error as? any ReportableError)?.failure.diagnostics ?? []
      report(diagnostics.map(\.asWarning))
    }
    knownSymbolCheck = check
    return check
  }

  /// How many labels are looked at for symbols that do not exist.
  private static let checkedLabels = 1_000

  /// How many symbols that do not exist are told.
  private static let toldSymbols = 20

  /// Warns of symbols of labels that do not exist, each once.
  func warn(ofSymbolsIn labels: LabelList) {
    var names: [String] = []
    for index in 0..<min(labels.count, Self.checkedLabels) {
      if let symbol = labels.symbolBytes(at: index) {
        names.append(String(decoding: symbol, as: UTF8.self))
      }
    }
    warn(ofSymbols: names)
  }

  /// Warns of symbols that do not exist, each once.
  func warn(ofSymbols names: [String]) {
    guard !options.isQuiet, !names.isEmpty else { return }
    let check = symbolCheck()
    var seen: Set<String> = []
    var problems: [SymbolCheck.Problem] = []
    for name in names where seen.insert(name).inserted && problems.count < Self.toldSymbols {
      if let problem = check.problem(with: name) { problems.append(problem) }
    }
    warnOnce(problems.map(\.diagnostic))
  }
}

extension SymbolCheck.Problem {
  /// The problem as a warning.
  var diagnostic: Diagnostic { Diagnostic(.warning, message: message, hint: hint) }
}

extension Diagnostic {
  /// The same as a warning, which says where the list was named.
  fileprivate var asWarning: Diagnostic {
    var copy = self
    copy.severity = .warning
    copy.hint = hint ?? "STYLECTL_SYMBOL_NAMES names the list of symbols"
    return copy
  }
}
