import Diagnostics
import StyleModel
import StyleSyntax

/// How files become label sets.
package struct LabelReading: Sendable {
  /// What was read of a file.
  package struct Found: Sendable {
    /// The labels.
    package var set: LabelSet

    /// What is worth telling.
    package var diagnostics: [Diagnostic] = []

    /// Whether the file has comments; else those of the catalog's set stay.
    var saysComments = true
  }

  /// Reads a file.
  package var read: @Sendable (Intake.File) throws(InputError) -> Found

  /// Whether its files name symbols; else those of the catalog's set stay.
  var saysSymbols = true

  /// Takes the translations that a file has for the labels of a set, which goes by a name; nil where
  /// its files have no translations.
  var translate: (@Sendable (Intake.File, LabelSet, String) throws(InputError) -> Found)?

  /// Reads each file for itself.
  func intake(of files: [Intake.File], _ request: ReadingRequest) -> Intake {
    var drafts: [Draft] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      do throws(InputError) {
        var found = try read(file)
        let name = try ItemName(request.name ?? file.path.stem, for: .labels)
        if !saysSymbols, let present = request.labels(name) { found.set.takeSymbols(from: present) }
        if !found.saysComments, let present = request.labels(name) {
          found.set.takeComments(from: present)
        }
        try found.set.checkLimits(file: file.path)
        diagnostics += found.diagnostics
        drafts.append(Draft(name: name, document: .labels(found.set), file: file.path))
      } catch {
        diagnostics += error.diagnostics.map { $0.placed(file: file.path) }
      }
    }
    return Intake(drafts: drafts, diagnostics: diagnostics)
  }
}

extension Format {
  /// The format of a file that labels are shown from, with its reading; nil for a JSON document.
  package static func labels(in file: Intake.File) -> LabelReading? {
    if file.beginsAsDocument { return nil }
    let readings = all.compactMap { format -> (Format, LabelReading)? in
      guard case .labels(let reading)? = format.reading?.content else { return nil }
      return (format, reading)
    }
    return readings.first { $0.0.hasEnding(of: file.path) }?.1
      ?? readings.first { $0.0.reading?.isOne(file) == true }?.1
  }
}
