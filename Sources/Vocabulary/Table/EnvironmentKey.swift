/// A key of the environment: what a style can read with `@Environment`.
package struct EnvironmentKey: Hashable, Sendable {
  /// The name after `\.`.
  package var name: String

  /// The type.
  package var type: ValueType

  /// Whether the value can be `nil`.
  package var isOptional: Bool

  /// The value where nothing sets it, as Swift.
  package var defaultValue: String

  /// Since when it is there.
  package var availability: Availability

  /// Reads `ColorScheme = .light @13`.
  init?(_ name: Substring, declaration: Substring) {
    var text = declaration
    guard let availability = Availability(takenFrom: &text),
      let parameter = Signature.Parameter("\(name): \(text)")
    else { return nil }
    self.name = String(name)
    type = parameter.type
    isOptional = parameter.isOptional
    defaultValue = parameter.defaultValue ?? "nil"
    self.availability = availability
  }
}
