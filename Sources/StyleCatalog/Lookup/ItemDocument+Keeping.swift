import StyleModel

extension ItemDocument {
  /// Returns the document with an id for each of its labels.
  func givingLabelIDs() -> ItemDocument {
    guard case .labels(let set) = self else { return self }
    return .labels(set.givingIDs())
  }

  /// Returns the document with what it takes over from the one that it replaces: the ids of labels,
  /// what belongs to a style but does not stand in its Swift, and what it carries.
  ///
  /// Where extras are not kept, those of a tint or a label set are all that there are to be.
  func keepingWhatIsNotWritten(in old: ItemDocument, keepsExtras: Bool = true) -> ItemDocument {
    var document = keepingContent(of: old)
    guard document.kind == old.kind, keepsExtras || document.kind == .style else {
      return document
    }
    document.extras = document.extras.keeping(old.extras)
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
