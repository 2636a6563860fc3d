import StyleModel

/// What is spoken of labels in place of their drawing: their titles, whatever a style shows of them.
struct SpokenLabels {
  /// The most labels that are listed; more are counted.
  private static let countLimit = 100

  /// The titles in a row.
  let text: String

  /// Creates the text of a list.
  init(_ labels: LabelList) {
    let shown = (0..<min(labels.count, Self.countLimit)).map { PointLabel(labels[$0]).title }
    let rest = labels.count - shown.count
    text = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
