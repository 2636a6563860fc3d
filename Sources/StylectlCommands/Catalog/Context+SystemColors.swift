import Diagnostics
import StyleModel

extension Context {
  /// Warns of values that are colours of the system where the catalog has tints of the same names.
  func tell(systemColors values: [Tint.Variant: String]) {
    let names = Tint.Variant.allCases.compactMap { values[$0] }.filter(SystemColor.hasName)
    guard !names.isEmpty else { return }
    let tints = tintNames()
    var told: Set<String> = []
    let doubtful = names.filter { tints.contains($0) && told.insert($0).inserted }
    report(doubtful.map(Diagnostic.init(systemColorNotTint:)))
  }
}
