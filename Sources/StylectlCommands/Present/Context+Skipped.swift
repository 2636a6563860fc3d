import StyleSyntax

extension Context {
  /// Tells what of the Swift was passed over, on one line.
  func tell(skipped: [SkippedSwift]) {
    let others = skipped.filter { $0.keyword != "import" }
    guard !others.isEmpty else { return }
    let names = others.prefix(6).map {
      let words = [$0.keyword, $0.name].filter { !$0.isEmpty }
      return words.isEmpty ? "code in line \($0.place.line)" : words.joined(separator: " ")
    }
    let rest = others.count > 6 ? " and \(others.count - 6) more" : ""
    tell("Skipped what is no label style: \(names.joined(separator: ", "))\(rest).")
  }
}
