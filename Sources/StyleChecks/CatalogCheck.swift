import Diagnostics
import StyleEvaluation
import StylePreview
import SwiftText

/// One run of all rules over items of a catalog.
package struct CatalogCheck {
  private let content: CheckedContent
  private let severities: RuleSeverities
  private let target: PreviewTarget
  private let symbols: SymbolRules

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - content: Everything that the catalog holds.
  ///   - severities: How much the rules matter.
  ///   - target: The system that the app runs on at least; without a version, nothing is too new.
  ///   - symbols: The symbols that are known.
  package init(
    _ content: CheckedContent, severities: RuleSeverities = RuleSeverities(),
    target: PreviewTarget = PreviewTarget(), symbols: SymbolCheck = SymbolCheck()
  ) {
    self.content = content
    self.severities = severities
    self.target = target
    self.symbols = SymbolRules(symbols)
  }

  /// Returns what is found in some items, item by item in their order; nil for all but those that
  /// nobody wrote.
  package func findings(in indices: [Int]? = nil) -> [RuleFinding] {
    let chosen = indices ?? ownItems
    let names = GeneratedNames(content)
    let rings = AliasRings(content)
    let used = severities.isOn(.unused) ? usedItems() : []
    let tints = Set(content.names(of: .tint))
    return chosen.flatMap { index in
      var report = ItemReport(on: content.items[index], severities: severities)
      check(index, names: names, tints: tints, &report)
      report.checkRings(of: index, in: rings)
      if severities.isOn(.unused), !used.contains(index) { report.checkUnused() }
      return report.findings
    }
  }

  /// Returns how many items are looked at.
  package func count(of indices: [Int]?) -> Int { (indices ?? ownItems).count }

  /// The items that somebody wrote.
  private var ownItems: [Int] { content.items.indices.filter { !content.items[$0].isBuiltIn } }

  /// The items that other items name.
  private func usedItems() -> Set<Int> {
    var used: Set<Int> = []
    for index in content.items.indices {
      used.formUnion(content.uses(of: index).compactMap(\.item).filter { $0 != index })
    }
    return used
  }

  private func check(
    _ index: Int, names: GeneratedNames, tints: Set<String>, _ report: inout ItemReport
  ) {
    let item = content.items[index]
    if item.isConflicted {
      report.find(
        .conflict, "is in conflict, and what is checked is one of its sides",
        hint: "stylectl conflicts")
    }
    report.checkName(in: names)
    report.checkUses(content.uses(of: index), in: content)
    switch item.document {
    case .tint: break
    case .labels(let set): report.checkLabels(set, symbols: symbols, target: target)
    case .style:
      switch content.source(at: index) {
      case .success(let source)?:
        report.checkSwift(source, tints: tints, target: target)
        report.checkSymbols(in: source, symbols: symbols, target: target)
        report.checkDrawing(of: source, in: content, target: target)
      case .failure(let error)?:
        report.find(.drawing, offset: error.offset, "cannot be read: " + error.message)
      case nil: break
      }
    }
  }
}

extension ItemReport {
  /// Tells that nothing uses the item, where others of its kind are there to be used by items.
  fileprivate mutating func checkUnused() {
    if item.document.extras.deprecated != nil {
      find(
        .unused, "is deprecated, and nothing in the catalog uses it any more",
        hint: "stylectl remove \(typed(item.reference))")
    } else if item.kind == .tint {
      find(.unused, "is used by no style and no tint")
    }
  }
}
