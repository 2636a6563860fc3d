import JSON

/// A label: what a SwiftUI `Label` shows.
package struct LabelItem: Hashable, Sendable {
  /// The identity within its set, kept while the title changes; empty until it is given.
  package var id: String

  /// The title.
  package var title: String

  /// The SF Symbol name; nil for a label without an icon.
  package var systemImage: String?

  /// Titles in other languages, by language code.
  package var translations: [String: String]

  /// What translators are told of it; nil where nothing is.
  package var comment: String?

  /// Members that a newer program wrote, kept.
  package var others: [JSONMember] = []

  /// Creates a label.
  package init(
    id: String = "", title: String, systemImage: String? = nil,
    translations: [String: String] = [:], comment: String? = nil
  ) {
    self.id = id
    self.title = title
    self.systemImage = systemImage
    self.translations = translations
    self.comment = comment
  }
}

/// An ordered set of labels.
package struct LabelSet: Hashable, Sendable {
  /// The labels in order.
  package var labels: [LabelItem]

  /// What the document carries beside the labels.
  package var extras: DocumentExtras

  /// Creates a set.
  package init(_ labels: [LabelItem], extras: DocumentExtras = DocumentExtras()) {
    self.labels = labels
    self.extras = extras
  }
}
