import Diagnostics
import StyleCatalog
import StyleModel

/// A file that holds the new content of an item.
struct NewContent {
  /// The file.
  var file: Intake.File

  /// The kind of the item.
  var kind: ItemKind

  /// Whether warnings are errors.
  var isStrict: Bool

  /// Reads the one item that the file holds, and tells what a person should know about it.
  ///
  /// A tint or label set that gives no name gets the one of the item. Throws `CatalogError` for
  /// another kind, and a `CommandFailure` for what cannot be taken.
  func draft(named name: String, in context: Context) throws -> Draft {
    if file.bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      throw CommandFailure(
        .badInput, "\(named(file.path)) is empty, and the \(kind.noun) stays as it is",
        hint: "to take it out of the catalog: stylectl remove \(typed(name))")
    }
    // The name of the item is given to what has none, and would hide another one.
    let own = kind == .style ? nil : try? AddedDocument(reading: file.bytes, file: file.path).name
    let intake = Intake(
      [file], name: kind == .style ? nil : own?.text ?? name, tintNames: context.tintNames())
    let problems = intake.problems(isStrict: isStrict)
    if problems.contains(where: { $0.severity == .error }) {
      throw CommandFailure(.badInput, problems)
    }
    context.report(problems)
    guard let draft = intake.drafts.first, intake.drafts.count == 1 else {
      throw CommandFailure(
        .badInput, "\(named(file.path)) holds \(intake.drafts.count) styles, and one is wanted",
        hint: "stylectl add --replace \(typed(file.path))")
    }
    if draft.kind != kind {
      throw CatalogError.otherKind(draft.name.text, kind: kind.noun, found: draft.kind.noun)
    }
    return draft
  }
}
