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

  /// Returns the set with the translations that another one has for its labels, by their ids, else by
  /// their titles; and how many labels the other one does not have.
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
    }
    return (set, missing)
  }
}
