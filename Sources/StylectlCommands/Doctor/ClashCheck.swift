import StyleCatalog

/// Whether a merge left something of a catalog to settle.
enum ClashCheck {
  /// What is to be done about items in conflict, and about edits that do not fit one another.
  static func findings(of catalog: Catalog) throws -> [Finding] {
    let clashes = try catalog.clashes()
    if clashes.isEmpty { return [] }
    let count = clashes.conflicted.count
    let message =
      switch count {
      case 0: "edits that a merge brought together do not fit one another"
      case 1: "1 item is in conflict"
      default: "\(count) items are in conflict"
      }
    return [Finding(topic: .conflicts, message: message, hint: "stylectl conflicts")]
  }
}
