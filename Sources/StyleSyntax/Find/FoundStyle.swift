import Diagnostics
import SwiftText

/// A style that was found in a Swift file.
package struct FoundStyle: Sendable {
  /// A run of tokens that the reader keeps without looking into it.
  package struct Opaque: Hashable, Sendable {
    /// The tokens as they were written.
    package var text: String

    /// The byte offset where they begin.
    package var offset: Int

    /// The file that they stand in; nil where there is none.
    package var file: String?

    /// Where they stand in the file.
    package var place = Place(line: 1, column: 1)
  }

  /// The style: its name, its canonical text and its tree.
  ///
  /// The offsets in the tree count in the bytes of the file, so that what is told of the style
  /// names places that a person can go to.
  package var source: StyleSource

  /// The file, as the person named it; nil where there is none.
  package var file: String?

  /// The byte offset of the type's name in the file.
  package var offset: Int

  /// Where the type's name stands in the file.
  package var place = Place(line: 1, column: 1)

  /// The names of the types that it was nested in; the style itself is stored at top level.
  package var outerTypes: [String]

  /// What of it the reader keeps without looking into it.
  package var opaque: [Opaque]

  /// The bytes that the offsets in the tree count in: the file with LF at the ends of lines.
  package var fileBytes: [UInt8]

  /// Where the lines of the bytes come from, where those of other files stand behind them.
  var joined: JoinedText?

  /// The name of the type.
  package var name: String { source.name }

  /// The canonical text.
  package var text: String { source.text }

  /// The tree.
  package var document: Document { source.document }

  /// What is probably wrong in the style, with places in its file.
  ///
  /// - Parameter tintNames: The names of the catalog's tints, which are not misspelt.
  /// - Returns: Errors and warnings in the order of their places.
  package func problems(tintNames: Set<String> = []) -> [Diagnostic] {
    let problems = StyleCheck(tintNames: tintNames).diagnostics(
      in: document, bytes: fileBytes, file: file, after: (offset, place))
    return joined.map { problems.map($0.original) } ?? problems
  }
}

/// Swift of a file that belongs to no style, and so is not stored.
package struct SkippedSwift: Hashable, Sendable {
  /// The word that declares it: `struct`, `extension`, `func`, `#Preview`.
  package var keyword: String

  /// Its name; empty where it has none.
  package var name: String

  /// The file, as the person named it.
  package var file: String?

  /// Where it stands.
  package var place: Place
}

/// What was found in Swift files.
package struct FoundStyles: Sendable {
  /// The styles in the order of the files and of the places in them.
  package var styles: [FoundStyle] = []

  /// The colour constants that are tints, in the order of the files and of the places in them.
  package var tints: [FoundTint] = []

  /// What the tints are called in Swift, those of the catalog included.
  package var tintNames = TintNames()

  /// What could have been stored and is not.
  package var leftOut: [LeftOut] = []

  /// What belongs to no style.
  package var skipped: [SkippedSwift] = []

  /// What is wrong; an error in one style does not hide the others.
  package var diagnostics: [Diagnostic] = []

  /// Whether any of the problems is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Creates an empty result.
  package init() {}
}
