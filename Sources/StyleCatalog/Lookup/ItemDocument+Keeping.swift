import StyleModel

extension ItemDocument {
  /// Returns the document with an id for each of its labels.
  func givingLabelIDs() -> ItemDocument {
    guard case .labels(let set) = self else { return self }
    return .labels(set.givingIDs())
  }

  /// Returns the document with what it takes over from the one that it replaces: the ids of labels,
  /// and what belongs to a style but does not stand in its Swift.
  func keepingWhatIsNotWritten(in old: ItemDocument) -> ItemDocument {
    switch (self, old) {
    case (.labels(let set), .labels(let older)):
      return .labels(set.keepingIDs(of: older))
    case (.style(var style), .style(let older)):
      style.samples.merge(older.samples) { new, _ in new }
      style.pins.merge(older.pins) { new, _ in new }
      if style.extras == DocumentExtras() { style.extras = older.extras }
      return .style(style)
    default:
      return self
    }
  }
}
