import Diagnostics
import StyleModel
import StyleSyntax

extension Intake {
  /// Takes the translations that files have for the labels of a set; several files can translate one.
  ///
  /// - Throws: `FormatRefusal` for a file that has none.
  package init(
    translating set: LabelSet, named name: ItemName, with files: [File]
  ) throws(FormatRefusal) {
    var set = set
    var draft: Draft?
    var diagnostics: [Diagnostic] = []
    for file in files {
      guard case .labels(let reading)? = Format.of(file).reading?.content,
        let translate = reading.translate
      else { throw .takesTranslations }
      do throws(InputError) {
        let found = try translate(file, set, name.text)
        set = found.set
        diagnostics += found.diagnostics
        draft = Draft(name: name, document: .labels(set), file: file.path)
      } catch {
        diagnostics += error.diagnostics.map { $0.placed(file: file.path) }
      }
    }
    self.init(drafts: draft.map { [$0] } ?? [], diagnostics: diagnostics)
  }
}
