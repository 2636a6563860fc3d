import Diagnostics

/// How diagnostics are told: `file:line:column: error: message`, then `hint: what to do`.
package struct ErrorReport: Hashable, Sendable {
  /// Whether the words for how bad it is are coloured.
  package var isColored: Bool

  /// Creates a report.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Returns the lines of one diagnostic; nothing that it quotes reaches a terminal raw.
  package func text(of diagnostic: Diagnostic) -> String {
    var text = ""
    if let file = diagnostic.file {
      text += safe(cut(file, to: 200)) + ":"
      if let place = diagnostic.place { text += "\(place):" }
      text += " "
    } else if let place = diagnostic.place {
      text += "\(place): "
    }
    text += word(diagnostic.severity.rawValue, as: diagnostic.severity.emphasis)
    text += safe(diagnostic.message) + "\n"
    if let hint = diagnostic.hint { text += word("hint", as: .hint) + safe(hint) + "\n" }
    return text
  }

  /// Writes diagnostics in their order.
  package func write(_ diagnostics: [Diagnostic], to stream: ByteStream) {
    stream.tryToWrite(diagnostics.map(text(of:)).joined())
  }

  private func word(_ word: String, as emphasis: TerminalEmphasis) -> String {
    (isColored ? emphasis.applied(to: word + ":") : word + ":") + " "
  }
}

extension Diagnostic.Severity {
  /// How its word is shown.
  var emphasis: TerminalEmphasis {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
