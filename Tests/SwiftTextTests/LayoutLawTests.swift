import SwiftText
import TestSupport
import Testing

/// What holds between the layouts, whatever is printed.
@Suite struct LayoutLawTests {
  private let layouts: [Printer.Layout] = [.canonical, .export]

  private func printed(_ document: Document, _ layout: Printer.Layout, width: Int?) -> String {
    var layout = layout
    layout.width = width
    return Printer.print(document, layout: layout)
  }

  /// With one set of rules, lines that wrap at no column are lines that never wrap.
  ///
  /// What takes several lines wherever it stands is left out: a group around it breaks only where
  /// lines wrap.
  @Test(arguments: 0..<20) func endlessLinesAreThoseThatNeverWrap(_ block: UInt64) {
    for seed in (block * 50)..<(block * 50 + 50) {
      var tree = RandomTree(seed: seed)
      tree.nestsLines = false
      let document = tree.document()
      for layout in layouts {
        let plain = printed(document, layout, width: nil)
        let endless = printed(document, layout, width: Int.max)
        if let difference = firstDifference(plain, endless) {
          Issue.record("seed \(seed): \(difference)")
          return
        }
      }
    }
  }

  /// However narrow the lines are, the text has the tree that it was printed from.
  @Test(arguments: [1, 20, 50, 100, Int.max]) func everyWidthIsReadBackAlike(_ width: Int) throws {
    for seed in UInt64(0)..<150 {
      var tree = RandomTree(seed: seed)
      tree.hasOpaque = false
      let canonical = Printer.print(tree.document())
      let document = try Reader.document(canonical)
      for layout in layouts {
        let again = Printer.print(try Reader.document(printed(document, layout, width: width)))
        if let difference = firstDifference(canonical, again) {
          Issue.record("seed \(seed): \(difference)")
          return
        }
      }
    }
  }
}
