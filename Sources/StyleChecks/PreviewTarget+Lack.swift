import StyleEvaluation
import Vocabulary

extension PreviewTarget {
  /// The version of the target's system that something needs, where the target is older.
  func lacks(_ versions: SystemVersions) -> SystemVersions.Number? {
    guard let number = versions.number(of: platform),
      !isAvailable(["\(platform) \(number)", "*"])
    else { return nil }
    return number
  }

  /// The system with its version: `iOS 15`, `iOS 15.4`.
  var description: String {
    platform + (version.map { " " + $0.map(String.init).joined(separator: ".") } ?? "")
  }
}
