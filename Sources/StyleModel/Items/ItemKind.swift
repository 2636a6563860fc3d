/// The three kinds of items; the raw values are the words of documents and of the command line.
public enum ItemKind: String, CaseIterable, Hashable, Sendable, Comparable {
  /// A label style, held as Swift.
  case style

  /// A named colour with its variants.
  case tint

  /// An ordered set of labels.
  case labels

  /// Orders kinds as they are listed: styles, tints, labels.
  public static func < (left: ItemKind, right: ItemKind) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .style: 0
    case .tint: 1
    case .labels: 2
    }
  }
}

extension ItemKind {
  /// The kind in a sentence: `style`, `tint`, `label set`.
  package var noun: String {
    self == .labels ? "label set" : rawValue
  }
}
