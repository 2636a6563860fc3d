import Diagnostics
import StyleModel
import SwiftText

/// Finds what is probably wrong in a style: misspelt names, labels that no signature has, and
/// literals of the wrong type.
///
/// A name that is near none of SwiftUI's is taken to be the app's own, and so is every name that
/// the document declares itself.
package struct StyleCheck {
  /// How many problems are told of one style.
  private static let limit = 100

  /// The names that the catalog knows as tints; one of them in a colour's place is not misspelt.
  package var tintNames: Set<String>

  /// Creates a check that knows the tints of a catalog.
  package init(tintNames: Set<String> = []) {
    self.tintNames = tintNames
  }

  /// Checks the tree of a style.
  ///
  /// - Parameters:
  ///   - document: The tree.
  ///   - bytes: The text that the offsets in the tree count in.
  ///   - file: The file, as the person named it.
  ///   - known: A byte offset whose place is known, to find those behind it from there.
  /// - Returns: Errors and warnings in the order of their places.
  package func diagnostics(
    in document: Document, bytes: [UInt8], file: String? = nil,
    after known: (offset: Int, place: Place)? = nil
  ) -> [Diagnostic] {
    diagnostics(
      in: document, declaring: DeclaredNames(of: document), bytes: bytes, file: file, after: known)
  }

  private func diagnostics(
    in document: Document, declaring names: DeclaredNames, bytes: [UInt8], file: String?,
    after known: (offset: Int, place: Place)?
  ) -> [Diagnostic] {
    let visitor = TypedWalk.run(
      CheckVisitor(names: names, tintNames: tintNames), over: document, names: names)
    let findings = visitor.findings.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    var finder = PlaceFinder(bytes)
    if let known, findings.allSatisfy({ $0.offset >= known.offset }) {
      finder = PlaceFinder(bytes, at: known.offset, place: known.place)
    }
    return findings.prefix(Self.limit).map { finding in
      Diagnostic(
        finding.severity, file: file, place: finder.place(of: finding.offset),
        message: finding.message, hint: finding.hint)
    }
  }

  /// Checks a style whose tree was read from its own text, and was looked through before.
  package func diagnostics(in style: StyleSource, _ survey: StyleSurvey) -> [Diagnostic] {
    diagnostics(
      in: style.document, declaring: survey.names, bytes: Array(style.text.utf8), file: nil,
      after: nil)
  }

  /// Checks a style whose tree was read from its own text.
  package func diagnostics(in style: StyleSource, file: String? = nil) -> [Diagnostic] {
    diagnostics(in: style.document, bytes: Array(style.text.utf8), file: file)
  }
}

/// A problem with the byte offset where it stands.
struct Finding {
  var severity: Diagnostic.Severity
  var offset: Int
  var message: String
  var hint: String?
}
