/// How the word before a message stands out, in the colours that every palette has.
enum TerminalEmphasis: String {
  /// Bold red.
  case error = "1;31"

  /// Bold yellow.
  case warning = "1;33"

  /// Bold cyan.
  case note = "1;36"

  /// Bold green.
  case hint = "1;32"

  /// Returns a word between the sequences that turn it on and off.
  func applied(to word: String) -> String {
    "\u{1B}[\(rawValue)m\(word)\u{1B}[0m"
  }
}
