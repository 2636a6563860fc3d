/// A word that may stand at the end of a line, and what it means.
package struct Candidate: Hashable, Sendable {
  /// The word, as the tool reads it: not quoted for any shell.
  package var word: String

  /// What it means, in a few words; empty where the word says it all.
  package var meaning: String

  /// Creates a candidate.
  package init(_ word: String, _ meaning: String = "") {
    self.word = word
    self.meaning = meaning
  }
}
