/// When output is coloured; the raw values are the words of `--color` and `STYLECTL_COLOR`.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// In a terminal that can.
  case auto

  /// Also where it goes to a file or pipe.
  case always

  /// Nowhere.
  case never
}
