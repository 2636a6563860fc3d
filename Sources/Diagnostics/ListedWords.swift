extension [String] {
  /// Returns `a`, `a and b`, `a, b and c`.
  package func listed(with word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
