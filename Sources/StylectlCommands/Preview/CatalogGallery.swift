import Diagnostics
import StyleCatalog
import StyleEvaluation
import StyleModel
import StylePreview
import SwiftText

/// Shows every item of a catalog.
struct CatalogGallery {
  /// The options.
  var options: PreviewOptions

  /// The catalog.
  var catalog: Catalog

  /// Where the pictures go.
  var context: Context

  /// Draws every item under its reference, which can be copied into another command.
  ///
  /// A style that cannot be drawn does not hide the others; its problem is told at the end.
  func drawText() throws {
    let items = try catalog.list()
    if items.isEmpty { return context.tell("There is nothing to show.") }
    let swatches = try swatches(of: items)
    var preview = ItemPreview(options: options, catalog: catalog, context: context)
    var problems: [Diagnostic] = []
    for (number, item) in items.enumerated() {
      let reference = ItemReference(kind: item.kind, name: item.name)
      let heading = item.kind == .style ? item.name : reference.description
      try context.output.write((number > 0 ? "\n" : "") + safe(heading + item.mark) + "\n")
      preview.options = item.kind == .tint ? options.forTints : options
      do {
        try preview.draw(reference, swatches: swatches[item.key])
      } catch let error as EvaluationError {
        problems += error.failure.diagnostics
      } catch let error as CatalogError {
        guard case .unreadable = error else { throw error }
        context.leaveOut(error)
      }
    }
    if !problems.isEmpty { throw CommandFailure(.badInput, problems) }
  }

  /// The swatches of all tints by their keys; what aliases lead to is looked up once for all of them.
  private func swatches(of items: [Item]) throws -> [String: [TintSwatches.Swatch]] {
    try catalog.withLibrary { library in
      let aliases = TintAliases(find: library.tint(named:))
      var swatches: [String: [TintSwatches.Swatch]] = [:]
      for item in items where item.kind == .tint {
        let reference = ItemReference(kind: .tint, name: item.name)
        guard
          case .tint(let tint)? = try CatalogError.ifReadable({
            try library.shown(reference).document
          })
        else { continue }
        swatches[item.key] = tint.swatches(aliases)
      }
      return swatches
    }
  }

  /// Writes one page with every item on it, all at one moment.
  func writePage() throws {
    let undrawn = try catalog.withLibrary { library in
      let items = try library.all()
      let counts = ItemKind.allCases.map { kind in
        (kind: kind, count: items.count { $0.item.kind == kind })
      }
      let context = context
      var page = try Page(Page.Outline(title: title, counts: counts)) {
        try context.output.write($0)
      }
      let maker = PageItemMaker(options: options, library: library, context: context)
      for (item, document) in items { try page.add(maker.item(item, document)) }
      try page.finish()
      context.warn(ofConflictsIn: library)
      try context.warn(ofDeprecationsIn: library)
      return page.undrawnCount
    }
    guard undrawn > 0 else { return }
    context.report([
      Diagnostic(
        .note,
        message: "the page is full: \(counted(undrawn, "style")) on it "
          + "\(undrawn == 1 ? "is" : "are") not drawn")
    ])
  }

  /// What the catalog is called: its file without folders and ending.
  private var title: String {
    guard let name = catalog.path?.split(separator: "/").last else { return "Label styles" }
    return name.hasSuffix(CatalogPath.ending)
      ? String(name.dropLast(CatalogPath.ending.count)) : String(name)
  }
}
