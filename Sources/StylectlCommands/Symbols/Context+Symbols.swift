import StyleCatalog
import StyleModel
import StylePreview

extension Context {
  /// Returns the list of symbols of a file, or of the one that `STYLECTL_SYMBOL_NAMES` names, or what is
  /// built in.
  func symbolNames(file: String? = nil) throws -> SymbolAvailability {
    guard let path = file ?? environment["STYLECTL_SYMBOL_NAMES"] else { return .builtIn }
    let bytes = try read(path, limit: SymbolAvailability.byteLimit)
    return try SymbolAvailability(plist: bytes, file: path)
  }

  /// Returns a check of the names of symbols; a list that cannot be read is told and does without.
  func symbolCheck() -> SymbolCheck {
    do {
      return SymbolCheck(try symbolNames())
    } catch let error as InputError {
      report(error.diagnostics.map(\.asWarning))
    } catch {
      report([
        Diagnostic(
          .warning, message: "the list that STYLECTL_SYMBOL_NAMES names cannot be read: \(error)")
      ])
    }
    return SymbolCheck()
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
    report(problems.map(\.diagnostic))
  }
}

extension SymbolCheck.Problem {
  /// The problem as a warning.
  var diagnostic: Diagnostic { Diagnostic(.warning, message: message, hint: hint) }
}

extension Diagnostic {
  /// The same as a warning.
  fileprivate var asWarning: Diagnostic {
    var copy = self
    copy.severity = .warning
    return copy
  }
}
