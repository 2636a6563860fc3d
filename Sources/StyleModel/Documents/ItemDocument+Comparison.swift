import JSON

extension Tint {
  /// The key of `extensions` for what a colour set of an asset catalog has beside the tint.
  package static let formKey = "colorset"

  /// The key of `extensions` for how a colour set spells what it has.
  package static let notationKey = "colorset-notation"
}

extension ItemDocument {
  /// What two documents of an item are compared by, where one is added over the other: all of the
  /// canonical bytes but for how an asset catalog spells a tint.
  ///
  /// So `0.196`, `50` and `0x32` are one colour, and adding it again in another notation changes
  /// nothing; the notation comes along with the next real change.
  package var compared: [UInt8] {
    guard case .tint(var tint) = self else { return canonical }
    tint.extras.extensions.removeAll { $0.key == Tint.notationKey }
    return ItemDocument.tint(tint).canonical
  }
}
