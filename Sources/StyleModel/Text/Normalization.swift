@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode's normalization form C.
  package var nfc: String {
    isASCII ? self : String(_nfc.map(Character.init))
  }

  /// The scalars of the text in Unicode's normalization form D.
  package var nfd: [Unicode.Scalar] {
    utf8.allSatisfy { $0 < 0x80 } ? Array(unicodeScalars) : Array(_nfd)
  }

  /// What two names are compared by: normalization form C in lower case.
  package var folded: String { isASCII ? lowercased() : nfc.lowercased().nfc }

  /// Whether all bytes are ASCII; asked for every name of a list, so of a buffer and not of a view.
  private var isASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 < 0x80 } } ?? false
  }
}
