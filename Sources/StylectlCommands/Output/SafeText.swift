import Diagnostics

/// The most scalars that one sentence may have.
private let longestSentence = 2_000

/// Returns a sentence that cannot steer a terminal, cut where it is too long to be read.
package func safe(_ sentence: String) -> String {
  visible(cut(sentence, to: longestSentence))
}
