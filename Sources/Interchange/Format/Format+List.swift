extension Format {
  /// All of them, in the order of help.
  package static let all: [Format] = [
    .swift, .document, .assets, .strings, .csv, .tsv, .tokens, .bundle,
  ]
}
