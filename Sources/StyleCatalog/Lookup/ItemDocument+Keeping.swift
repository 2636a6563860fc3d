import StyleModel
import StyleSyntax

extension ItemDocument {
  /// Returns the document with an id for each of its labels.
  func givingLabelIDs() -> ItemDocument {
    guard case .labels(let set) = self else { return self }
    return .labels(set.givingIDs())
  }

  /// Returns the document with what it takes over from the one that it replaces: the ids of labels,
  /// what belongs to a style but does not stand in its Swift, and what it carries.
  ///
  /// What a style carries never stands in its Swift, and stays by any rule.
  func keepingWhatIsNotWritten(
    in old: ItemDocument, extras rule: ExtrasRule = .kept
  ) -> ItemDocument {
    var document = keepingContent(of: old)
    guard document.kind == old.kind else { return document }
    let rule = document.kind == .style ? .kept : rule
    document.extras = rule.extras(of: document.extras, over: old.extras)
    return document
  }

  private func keepingContent(of old: ItemDocument) -> ItemDocument {
    switch (self, old) {
    case (.labels(let set), .labels(let older)):
      return .labels(set.keepingIDs(of: older))
    case (.style(var style), .style(let older)):
      style.samples.merge(older.samples) { new, _ in new }
      style.pins.merge(older.pins) { new, _ in new }
      return .style(style)
    default:
      return self
    }
  }
}
