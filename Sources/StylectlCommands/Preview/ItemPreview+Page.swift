import StyleCatalog
import StyleModel
import StylePreview
import StyleSyntax
import SwiftText

extension ItemPreview {
  /// Writes an item of the catalog, or one of SwiftUI's own styles, as a page.
  func writePage(of reference: ItemReference) throws {
    try writePage(named: reference.name) { maker in
      if BuiltInLabelStyle(name: reference.name) != nil, reference.kind ?? .style == .style {
        let chain = [ChainStyle.item(reference)]
        return [
          try maker.item(chain, on: Self.samples, named: reference.name, sampling: true)
        ]
      }
      let (item, document) = try maker.library.shown(reference)
      if case .tint = document { try options.checkTint() }
      return [try maker.item(item, document, as: reference)]
    }
  }

  /// Writes the items of a file as a page.
  func writePage(of drafts: [Draft], in file: FileArgument) throws {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    try writePage(named: name) { maker in
      try drafts.sorted { $0.kind < $1.kind }.compactMap { try maker.item($0) }
    }
  }

  /// Writes labels in a chain of styles as a page.
  func writePage(of chain: [ChainStyle], on labels: LabelList, named name: String) throws {
    try writePage(named: name) { maker in
      [try maker.item(chain, on: labels, named: name, sampling: false)]
    }
  }

  private func writePage(named title: String, _ items: (PageItemMaker) throws -> [PageItem]) throws
  {
    try catalog.withLibrary { library in
      let maker = PageItemMaker(
        options: options, files: files, library: library, context: context)
      let items = try items(maker)
      let counts = ItemKind.allCases.map { kind in
        (kind: kind, count: items.count { $0.kind == kind })
      }
      let context = context
      let outline = Page.Outline(title: title, counts: items.count > 1 ? counts : [])
      var page = try Page(outline) { try context.output.write($0) }
      for item in items { try page.add(item) }
      try page.finish()
      context.warn(ofConflictsIn: library)
      try context.warn(ofDeprecationsIn: library)
    }
  }
}
