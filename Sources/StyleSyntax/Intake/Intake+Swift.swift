import Diagnostics
import StyleModel
import SwiftText

extension Intake {
  /// Reads Swift files together: styles with what belongs to them, and tints.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - samples: Values that the styles get for names of the app.
  ///   - tintNames: The names of the catalog's tints, which are not misspelt.
  ///   - isFolder: Whether the files are those of a folder, where not each must hold a style.
  package init(
    swift files: [File], samples: [String: String] = [:], tintNames: Set<String> = [],
    isFolder: Bool = false
  ) {
    let found = StyleFinder.find(in: files.map { ($0.path, $0.bytes) }, tintNames: tintNames)
    diagnostics += found.diagnostics
    skipped = found.skipped
    leftOut = found.leftOut
    for style in found.styles where !HeldMark.isHeld(style) {
      take(style, found.tintNames, tintNames, samples)
    }
    for tint in found.tints {
      take(.tint(tint.tint), named: tint.name, file: tint.file, place: tint.place)
    }
    diagnostics += leftOut.map {
      Diagnostic(
        .note, file: $0.file, place: $0.place, message: "'\($0.name)' is left out: \($0.reason)")
    }
    if found.styles.isEmpty, found.tints.isEmpty, !found.hasErrors, !isFolder {
      diagnostics += files.map { file in
        Diagnostic(
          .error, file: file.path, message: "no type here conforms to LabelStyle",
          hint: "a style is declared as 'struct MyLabelStyle: LabelStyle'")
      }
    }
  }

  private mutating func take(
    _ style: FoundStyle, _ names: TintNames, _ tintNames: Set<String>, _ samples: [String: String]
  ) {
    let problems = style.problems(tintNames: tintNames)
    diagnostics += problems
    if SwiftName.isTypeOfSwiftUI(style.name) {
      diagnostics.append(
        Diagnostic(
          .warning, file: style.file, place: style.place,
          message: "SwiftUI has a type called '\(style.name)', which this style hides in an app",
          hint: "give it another name, such as '\(style.name)LabelStyle'"))
    }
    opaque += style.opaque
    diagnostics += style.opaque.map {
      Diagnostic(
        .note, file: $0.file, place: $0.place,
        message: "this Swift is kept as it is and not drawn: \($0.text.firstLine)")
    }
    guard !problems.contains(where: { $0.severity == .error }) else { return }
    let own = HeldMark.withoutHeld(style.document).map { Printer.print($0) } ?? style.text
    let text = (try? TintForm.restored(own, names: names)) ?? own
    take(
      .style(StyleDocument(swift: text, samples: samples)), named: style.name, file: style.file,
      place: style.place, uses: text == style.text ? DocumentUses(of: style.document) : nil)
  }

  private mutating func take(
    _ document: ItemDocument, named name: String, file: String?, place: Place,
    uses: DocumentUses? = nil
  ) {
    do throws(InputError) {
      let name = try ItemName(name, for: document.kind)
      var draft = Draft(name: name, document: document, file: file, place: place)
      draft.uses = uses
      drafts.append(draft)
    } catch {
      diagnostics += error.diagnostics.map { $0.placed(file: file, place: place) }
    }
  }
}

extension String {
  /// The text up to the first line break.
  fileprivate var firstLine: String {
    let line = prefix { !$0.isNewline }
    return line.utf8.count == utf8.count ? self : line + " …"
  }
}
