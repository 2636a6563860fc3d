import SwiftText

/// The Swift of one style, read: its canonical text and its tree.
package struct StyleSource: Sendable {
  /// The name of the type that conforms to `LabelStyle`.
  package var name: String

  /// The canonical text.
  package var text: String

  /// The tree of the text.
  package var document: Document

  /// Values for names that the app declares, as Swift expressions: `IterSpace.lg` is `16`.
  package var samples: [String: String]

  /// Creates a style from what was read.
  package init(name: String, text: String, document: Document, samples: [String: String] = [:]) {
    self.name = name
    self.text = text
    self.document = document
    self.samples = samples
  }
}

/// Where the evaluation of a style finds the items that it names.
package protocol StyleLibrary {
  /// Returns the style of a name, or nil.
  func style(named name: String) -> StyleSource?

  /// Returns the style whose Swift declares a static member in an extension of `LabelStyle`, or nil.
  func style(declaring member: String) -> StyleSource?

  /// Returns the tint of a name, or nil; names are matched as they are given.
  func tint(named name: String) -> Tint?
}
