import StyleChecks
import StylePreview

extension CheckListing {
  /// The narrowest column that messages stand in beside their places.
  private static let narrowest = 36

  /// The longest place that makes the others stand farther to the right, in cells.
  private static let longestPlace = 16

  /// The findings for people, item under item: place, severity and rule, and beside them the message.
  func text(in terminal: Terminal) -> String {
    let sanitizer = Sanitizer(terminal.form)
    let columns = Columns(
      place: min(
        findings.map { sanitizer.clean($0.place.description).width }.max() ?? 0, Self.longestPlace),
      rule: findings.map(\.rule.name.count).max() ?? 0)
    var text = ""
    for (index, finding) in findings.enumerated() {
      if index == 0 || findings[index - 1].heading != finding.heading {
        let heading = sanitizer.truncated(sanitizer.clean(finding.heading), to: terminal.width)
        text +=
          (index == 0 ? "" : "\n")
          + String(decoding: heading.isolatedBytes, as: UTF8.self) + "\n"
      }
      text += self.text(of: finding, columns, in: terminal, sanitizer)
    }
    return text
  }

  /// How wide the columns before the message are.
  private struct Columns {
    var place: Int
    var rule: Int

    /// Where messages begin.
    var message: Int { 2 + (place > 0 ? place + 2 : 0) + 9 + rule + 2 }
  }

  private func text(
    of finding: RuleFinding, _ columns: Columns, in terminal: Terminal, _ sanitizer: Sanitizer
  ) -> String {
    let place = sanitizer.truncated(
      sanitizer.clean(finding.place.description), to: Self.longestPlace)
    let severity = finding.severity.rawValue
    let isColored = terminal.colors != .none
    var line = "  "
    if columns.place > 0 {
      line += String(decoding: place.isolatedBytes, as: UTF8.self)
      line += String(repeating: " ", count: max(0, columns.place - place.width) + 2)
    }
    line += isColored ? finding.severity.emphasis.applied(to: severity) : severity
    line += String(repeating: " ", count: max(0, 9 - severity.count))
    line += finding.rule.name
    let isBeside = columns.message + Self.narrowest <= terminal.width
    let wrap = TextWrap(
      width: terminal.width, indentation: isBeside ? columns.message : 4, sanitizer: sanitizer)
    if isBeside {
      line += String(
        repeating: " ", count: max(0, columns.rule - finding.rule.name.count) + 2)
    } else {
      line += "\n"
    }
    line += wrap.lines(of: finding.message, isFirstIndented: !isBeside)
    if let hint = finding.hint { line += wrap.lines(of: "hint: " + hint) }
    return line
  }
}
