extension SymbolTable {
  /// Returns the glyph and its ASCII twin of a name that the table holds.
  ///
  /// The text is searched as it stands, so that nothing is built for the few names that a run needs.
  static func glyph(of name: [UInt8]) -> (glyph: Unicode.Scalar, ascii: UInt8)? {
    entries.withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count
      while low < high {
        let start = entryStart(at: (low + high) / 2, in: bytes, from: low)
        let end = bytes[start..<high].firstIndex(where: isBlank) ?? high
        let entry = bytes[start..<end]
        let stop = entry.firstIndex(of: separator) ?? end
        if entry[..<stop].elementsEqual(name) { return parts(entry[stop...]) }
        if entry[..<stop].lexicographicallyPrecedes(name) {
          low = bytes[end..<high].firstIndex { !isBlank($0) } ?? high
        } else {
          high = start
        }
      }
      return nil
    }
  }

  private static var separator: UInt8 { UInt8(ascii: "|") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  /// The first byte of the entry that a place lies in or after.
  private static func entryStart(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>, from low: Int
  ) -> Int {
    var start = place
    while start > low, isBlank(bytes[start]) { start -= 1 }
    while start > low, !isBlank(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Reads `|glyph|ASCII`.
  private static func parts(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> (Unicode.Scalar, UInt8)? {
    guard let ascii = rest.last,
      let glyph = String(decoding: rest.dropFirst().dropLast(2), as: UTF8.self).unicodeScalars.first
    else { return nil }
    return (glyph, ascii)
  }
}

extension SymbolTable {
  /// The names in their order.
  package static var names: [String] {
    entries.withUTF8Buffer { bytes in
      bytes.split(whereSeparator: isBlank).map { entry in
        String(decoding: entry.prefix { $0 != separator }, as: UTF8.self)
      }
    }
  }
}
