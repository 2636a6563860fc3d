/// A type that the vocabulary knows.
package struct KnownType: Hashable, Sendable {
  /// The name, `Font.Weight` for one that stands in another.
  package var name: String

  /// What declares it: `struct`, `enum` or `protocol`.
  package var keyword: String

  /// What it conforms to of what the vocabulary knows.
  package var conformances: [String]

  /// Whether the vocabulary knows only part of it, so that what it has not is no mistake.
  package var isPartlyKnown: Bool

  /// Since when it is there.
  package var availability: Availability

  /// Reads `[partial ]struct: View, Equatable @13`.
  init?(declaration: Substring, name: String) {
    var text = declaration
    self.name = name
    isPartlyKnown = text.takePartial()
    guard let availability = Availability(takenFrom: &text) else { return nil }
    self.availability = availability
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    keyword = String(text[..<(colon ?? text.endIndex)])
    let listed = colon.map { text[$0...].dropFirst().split(separator: ",") } ?? []
    conformances = listed.map { String($0.drop { $0 == " " }) }
  }
}

extension Substring {
  /// Takes the word `partial ` off the front, if it is there.
  mutating func takePartial() -> Bool {
    guard hasPrefix("partial ") else { return false }
    removeFirst("partial ".count)
    return true
  }
}
