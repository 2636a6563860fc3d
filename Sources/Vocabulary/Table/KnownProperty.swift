/// A value or property that the vocabulary knows: `Color.red`, the `gradient` of a colour.
package struct KnownProperty: Hashable, Sendable {
  /// The name.
  package var name: String

  /// The type that has it.
  package var owner: String

  /// The type of its value.
  package var type: ValueType

  /// Whether it belongs to the type: `Color.red`, the case of an enumeration.
  package var isStatic: Bool

  /// Since when it is there.
  package var availability: Availability

  /// Reads `static let: Color @13` or `var: AnyGradient @16`.
  init?(declaration: Substring, name: String, owner: String) {
    var text = declaration
    _ = text.takePartial()
    isStatic = text.hasPrefix("static let: ")
    guard isStatic || text.hasPrefix("var: "), let availability = Availability(takenFrom: &text)
    else { return nil }
    self.availability = availability
    type = ValueType(swift: text.drop { $0 != " " }.dropFirst(isStatic ? "let: ".count + 1 : 1))
    self.name = name
    self.owner = owner
  }
}
