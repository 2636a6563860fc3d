import StyleModel

/// What is spoken of labels in place of their drawing, as VoiceOver speaks them in a style.
struct SpokenLabels {
  /// The most labels that are listed; more are counted.
  private static let countLimit = 100

  /// What is spoken of each label, in a row.
  let text: String

  /// Creates the text of a list in a style.
  init(_ labels: LabelList, _ speech: Speech = .title) {
    let shown = (0..<min(labels.count, Self.countLimit)).map { index in
      let label = PointLabel(labels[index])
      return speech.text(title: label.title, systemImage: label.systemImage)
    }
    let rest = labels.count - shown.count
    text =
      shown.filter { !$0.isEmpty }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Speech {
  /// The speech of a label in one of SwiftUI's own styles: its title.
  static let title = Speech(parts: [.title])
}
