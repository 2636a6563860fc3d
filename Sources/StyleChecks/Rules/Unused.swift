import Diagnostics

extension Rule {
  /// Finds items that others are meant to use and none does.
  static let unused = Rule(
    name: "unused", severity: .note,
    abstract: "Tints, and deprecated items, that nothing uses",
    explanation: [
      "A tint that no style and no tint names, and a deprecated item that nothing uses any more. The "
        + "app may still use it. Styles and label sets are there for the app and are not told.",
      "Remove it once the app does without: stylectl remove NAME.",
    ],
    prepare: { run in
      let used = run.content.usedItems
      return { subject, report in
        guard !used.contains(subject.index) else { return }
        let item = subject.item
        if item.document.extras.deprecated != nil {
          report.find(
            "is deprecated, and nothing in the catalog uses it any more",
            hint: "stylectl remove \(typed(item.reference))")
        } else if item.kind == .tint {
          report.find("is used by no style and no tint")
        }
      }
    })
}

extension CheckedContent {
  /// The items that other items name.
  fileprivate var usedItems: Set<Int> {
    var used: Set<Int> = []
    for index in items.indices {
      used.formUnion(uses(of: index).compactMap(\.item).filter { $0 != index })
    }
    return used
  }
}
