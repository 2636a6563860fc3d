/// A name of an item as the documents that use it hold it.
///
/// `brand` is the item that was first added under that name. Where it has another name by now and a
/// second item was added as `brand`, that one's key is `brand·2`, which documents hold for it;
/// `brand·1` says the first one where the bare name would be misread.
package struct StoredName: Hashable, Sendable {
  /// The name that the item was first added under.
  package var stem: String

  /// Which of the items that were first added under it; nil where only the name is said.
  package var number: Int?

  /// What stands before the number; Swift takes it as a part of identifiers.
  private static let mark: Unicode.Scalar = "\u{B7}"

  /// More digits are no number: no name is taken a billion times.
  private static let digitLimit = 9

  /// Creates a name with a number or without.
  package init(_ stem: String, number: Int? = nil) {
    self.stem = stem
    self.number = number
  }

  /// Reads a name as it stands in a document.
  package init(stored text: String) {
    self.init(text)
    let scalars = text.unicodeScalars
    guard scalars.last.map(Self.isDigit) ?? false,
      let place = scalars.lastIndex(of: Self.mark), place != scalars.startIndex
    else { return }
    let digits = scalars[scalars.index(after: place)...]
    guard digits.count <= Self.digitLimit, digits.allSatisfy(Self.isDigit), digits.first != "0"
    else { return }
    self.init(String(scalars[..<place]), number: Int(String(digits)))
  }

  /// The name as a document holds it.
  package var text: String { number.map { "\(stem)\(Self.mark)\($0)" } ?? stem }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { 0x30...0x39 ~= scalar.value }
}
