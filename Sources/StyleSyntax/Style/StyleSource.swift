import StyleModel
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

  /// The versions that the styles which it names are held at, by their names.
  package var pins: [String: ContentHash]

  /// Creates a style from what was read.
  package init(
    name: String, text: String, document: Document, samples: [String: String] = [:],
    pins: [String: ContentHash] = [:]
  ) {
    self.name = name
    self.text = text
    self.document = document
    self.samples = samples
    self.pins = pins
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

  /// Returns the style of a name at the version that pins hold it at; nil where they do not.
  func style(named name: String, heldBy pins: [String: ContentHash]) -> StyleSource?

  /// Returns the style that declares a static member at the version that pins hold it at; nil where
  /// none of them does.
  func style(declaring member: String, heldBy pins: [String: ContentHash]) -> StyleSource?
}

extension StyleLibrary {
  /// Returns nothing: a library without versions holds nothing at one.
  package func style(named name: String, heldBy pins: [String: ContentHash]) -> StyleSource? { nil }

  /// Returns nothing: a library without versions holds nothing at one.
  package func style(declaring member: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    nil
  }
}
