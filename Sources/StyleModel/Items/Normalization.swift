@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode's normalization form C.
  package var nfc: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : String(_nfc.map(Character.init))
  }

  /// What two names are compared by: normalization form C in lower case.
  package var folded: String { nfc.lowercased().nfc }
}
