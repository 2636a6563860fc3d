/// What a shell's script is answered: a line about files, then a line a candidate.
package struct CompletionAnswer: Sendable {
  /// The candidates in the order in which they are shown.
  package var candidates: [Candidate]

  /// What the shell adds by itself.
  package var files: FileCompletion

  /// Creates an answer.
  package init(candidates: [Candidate], files: FileCompletion) {
    self.candidates = candidates
    self.files = files
  }

  /// Returns the answer with a tab and the meaning after each word; the shell quotes and selects.
  package func describedText() -> String {
    text { candidate in
      let hasMeaning = !candidate.meaning.isEmpty && Self.isOneLine(candidate.meaning)
      return hasMeaning ? candidate.word + "\t" + candidate.meaning : candidate.word
    }
  }

  /// Returns the answer with what Bash puts in place of the end of a line, quoted as it is there.
  package func text(inPlaceOf end: BashLine) -> String {
    text { end.replacement(with: $0.word) }
  }

  /// A word with a control character would be two, or steer the terminal: it is left out.
  private func text(_ line: (Candidate) -> String?) -> String {
    let lines = candidates.compactMap { candidate -> String? in
      Self.isOneLine(candidate.word) ? line(candidate) : nil
    }
    return ([files.line] + lines).map { $0 + "\n" }.joined()
  }

  private static func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
