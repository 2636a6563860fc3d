import StyleModel

/// An item as a page shows it.
package struct PageItem {
  /// What is seen of it.
  package enum Content {
    /// A style or labels in one: the same labels in each appearance.
    case labels(LabelList, faces: [SVGDocument.Face])

    /// Labels in several environments, each under what it is.
    case pictures([SVGMatrix.Picture])

    /// The variants of a tint.
    case swatches([TintSwatches.Swatch])

    /// The labels of a set as a list.
    case list(LabelSet)

    /// Nothing, for a reason in one sentence.
    case nothing(String)
  }

  /// The kind.
  package var kind: ItemKind

  /// The name.
  package var name: String

  /// What there is to know besides, such as the version and its author.
  package var facts: String

  /// What is seen of it.
  package var content: Content

  /// What the drawing leaves out, a sentence each.
  package var notes: [String]

  /// Its Swift; nil for what has none.
  package var swift: String?

  /// Creates an item.
  package init(
    kind: ItemKind, name: String, facts: String = "", content: Content, notes: [String] = [],
    swift: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.facts = facts
    self.content = content
    self.notes = notes
    self.swift = swift
  }
}

extension ItemKind {
  /// The kind as a heading of a page.
  var pageHeading: String {
    switch self {
    case .style: "Styles"
    case .tint: "Tints"
    case .labels: "Label sets"
    }
  }

  /// The name of the kind's section.
  var anchor: String { pageHeading.split(separator: " ").joined(separator: "-").lowercased() }
}
