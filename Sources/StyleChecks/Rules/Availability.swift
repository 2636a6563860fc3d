import StyleSyntax

extension Rule {
  /// Finds SwiftUI that the target does not have.
  static let availability = Rule(
    name: "availability", severity: .error,
    abstract: "SwiftUI that is newer than --target and not behind #available",
    explanation: [
      "With --target, each view, modifier, value and environment key is compared with the systems "
        + "that Apple's documentation gives for it. What stands behind #available is left out.",
      "Put it behind if #available(…), use what the older system has, or check for a newer target.",
    ],
    check: { subject, report in
      let target = subject.run.target
      guard target.version != nil, let style = subject.style else { return }
      for need in StyleAvailability.needs(of: style.document) {
        guard let number = target.lacks(need.versions) else { continue }
        report.find(
          at: .offset(need.offset),
          "'\(need.shownName)' needs \(target.platform) \(number), and the target is "
            + target.description,
          hint: "put it behind 'if #available(\(target.platform) \(number), *)'")
      }
    })
}

extension StyleAvailability.Need {
  /// The name as Swift has it: a member of a type begins with a dot, a key with a backslash.
  fileprivate var shownName: String {
    guard let first = name.first, first.isLetter, let dot = name.firstIndex(of: ".") else {
      return name
    }
    return String(name[dot...])
  }
}
