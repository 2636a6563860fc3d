extension LabelSet {
  /// Gives labels without a symbol those of the labels with their ids in another set.
  package mutating func takeSymbols(from other: LabelSet) {
    let symbols = Dictionary(
      other.labels.compactMap { label in label.systemImage.map { (label.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    for index in labels.indices where labels[index].systemImage == nil {
      labels[index].systemImage = symbols[labels[index].id]
    }
  }

  /// Gives labels without a comment those of the labels with their ids or titles in another set.
  package mutating func takeComments(from other: LabelSet) {
    let comments = other.labels.reversed().compactMap { label in
      label.comment.map { (label: label, text: $0) }
    }
    let byID = Dictionary(comments.map { ($0.label.id, $0.text) }) { $1 }
    let byTitle = Dictionary(comments.map { ($0.label.title, $0.text) }) { $1 }
    for index in labels.indices where labels[index].comment == nil {
      let label = labels[index]
      labels[index].comment = label.id.isEmpty ? byTitle[label.title] : byID[label.id]
    }
  }

  /// Returns the set with the translations and comments that another one has for its labels, by their
  /// ids, else by their titles; and how many labels the other one does not have.
  package func translated(by other: LabelSet) -> (set: LabelSet, missing: Int) {
    var byID: [String: LabelItem] = [:]
    var byTitle: [String: LabelItem] = [:]
    for label in other.labels.reversed() {
      if !label.id.isEmpty { byID[label.id] = label }
      byTitle[label.title] = label
    }
    var set = self
    var missing = 0
    for index in set.labels.indices {
      guard let found = byID[labels[index].id] ?? byTitle[labels[index].title] else {
        missing += 1
        continue
      }
      set.labels[index].translations.merge(found.translations) { $1 }
      set.labels[index].comment = found.comment ?? set.labels[index].comment
    }
    return (set, missing)
  }
}
