import Diagnostics
import JSON

extension LabelSet {
  /// The greatest number of labels of a stored set.
  package static let countLimit = 10_000

  /// The greatest size of a stored set, in bytes of its canonical document.
  package static let byteLimit = 1_000_000

  /// Throws where the set is too large to be stored; `apply` reads larger ones from files.
  package func checkLimits(file: String? = nil) throws(InputError) {
    let hint = "larger files need not be stored: stylectl apply STYLE --labels FILE"
    if labels.count > Self.countLimit {
      throw InputError(
        "this set has \(grouped(labels.count)) labels; a stored set has at most "
          + grouped(Self.countLimit), file: file, hint: hint)
    }
    let size = ItemDocument.labels(givingIDs()).canonical.count
    if size > Self.byteLimit {
      throw InputError(
        "this set has \(grouped(size)) bytes; a stored set has at most \(grouped(Self.byteLimit))",
        file: file, hint: hint)
    }
  }
}
