import StyleEvaluation
import StyleSyntax
import SwiftText

/// An item that rules look at, with what several of them need of it.
///
/// Each part is made when it is first asked for, so that a rule that is off costs nothing.
final class CheckSubject {
  /// The run.
  let run: CheckRun

  /// The place of the item in the content.
  let index: Int

  /// The item.
  let item: CheckedItem

  /// Creates the subject at a place of the content.
  init(_ index: Int, in run: CheckRun) {
    self.run = run
    self.index = index
    item = run.content.items[index]
  }

  /// The style, or why its Swift cannot be read; nil where the item is none.
  var reading: Result<StyleSource, SyntaxError>? { run.content.source(at: index) }

  /// The style, where it can be read.
  private(set) lazy var style = try? reading?.get()

  /// What the item names and that is an item, or has to be one.
  var uses: [NamedUse] { run.content.uses(of: index) }

  /// The uses of names that belong to no item.
  private(set) lazy var missingUses = uses.compactMap { MissingUse($0, in: run.content) }

  /// The symbols that a label set or the Swift of a style names.
  private(set) lazy var symbols: [(name: String, place: ItemPlace)] =
    if case .labels(let set) = item.document {
      set.labels.enumerated().compactMap { index, label in
        label.systemImage.map { ($0, .symbol(of: label.id, at: index)) }
      }
    } else {
      survey?.symbols.map { ($0.name, .offset($0.offset)) } ?? []
    }

  /// What one walk through the style finds.
  private(set) lazy var survey = style.map { StyleSurvey(of: $0.document) }

  /// Returns where the style first names a part of its label; else where its body is.
  func place(of part: LabelPart) -> ItemPlace {
    .offset((part == .title ? survey?.title : survey?.icon) ?? survey?.body)
  }

  /// The style as it is drawn, or why it cannot be; no face where it cannot be read.
  private(set) lazy var drawing = Result<[StyleFace], any Error> {
    guard let style, let survey else { return [] }
    return try StyleFace.all(of: style, survey: survey, in: run.content, target: run.target)
  }

  /// The faces of a style that can be drawn.
  var faces: [StyleFace] { (try? drawing.get()) ?? [] }

  /// The faces that show the icon alone.
  private(set) lazy var iconFaces = faces.filter(\.isIconOnly)
}
