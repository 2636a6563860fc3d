import SwiftText
import Vocabulary

/// A parameter of a style: a value that its user gives, in an initializer or as a stored property.
package struct StyleParameter: Sendable {
  /// The label that a caller writes; nil for none.
  package var label: String?

  /// The name that `--set` takes: the stored property or the name inside of the initializer.
  package var name: String

  /// The type, canonical; empty where only the default tells it.
  package var type: String

  /// The default value; nil where the caller must give one.
  package var defaultValue: Expression?

  /// Whether the stored property behind it is private.
  package var isPrivate: Bool

  /// Whether a property wrapper stands between what is given and what is stored.
  package var isWrapped = false

  /// Creates a parameter.
  package init(
    label: String?, name: String, type: String, defaultValue: Expression? = nil,
    isPrivate: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isPrivate = isPrivate
  }

  /// Whether a caller must give a value: it has no default and `nil` cannot stand for it.
  package var isRequired: Bool { defaultValue == nil }

  /// The type as the vocabulary tells types apart.
  package var valueType: ValueType { ValueType(swift: type) }
}

extension StyleParameter {
  /// Reads a parameter of an initializer or a function.
  init(_ parameter: Parameter) {
    self.init(
      label: parameter.label == "_" ? nil : parameter.label,
      name: parameter.name ?? parameter.label, type: parameter.type,
      defaultValue: parameter.value)
  }

  /// Reads a stored property as the memberwise initializer takes it; nil where it takes none.
  ///
  /// Swift: a computed, static or environment property, and a constant with a value, are left out;
  /// an optional variable without a value has the default `nil`. One without a type and a value
  /// gets it from a wrapper of the app's own.
  init?(_ declaration: Declaration) {
    guard case .property(let property) = declaration.kind,
      !declaration.attributes.contains(where: Self.isNotGiven),
      property.keyword != "let" || property.value == nil,
      property.type != nil || property.value != nil,
      property.body.map(Self.holdsObservers) ?? true,
      !property.name.hasPrefix("(")
    else { return nil }
    let isOptionalVariable = property.keyword == "var" && property.type?.hasSuffix("?") == true
    self.init(
      label: property.name, name: property.name, type: property.type ?? "",
      defaultValue: property.value ?? (isOptionalVariable ? Expression(.name("nil")) : nil),
      isPrivate: declaration.isPrivate)
    isWrapped = declaration.attributes.contains { $0.hasPrefix("@") }
  }

  private static func isNotGiven(_ attribute: String) -> Bool {
    if attribute == "static" || attribute == "class" || attribute == "lazy" { return true }
    let wrappers = ["@Environment", "@FocusState", "@FocusedValue", "@Namespace", "@AppStorage"]
    return wrappers.contains { attribute.hasPrefix($0) }
  }

  private static func holdsObservers(_ body: Block) -> Bool {
    guard case .expression(let first)? = body.statements.first?.kind,
      case .chain(let root, _) = first.kind, case .name(let name) = root.kind
    else { return false }
    return name == "didSet" || name == "willSet"
  }
}

extension Declaration {
  /// Whether other files cannot name what is declared.
  var isPrivate: Bool { attributes.contains { $0 == "private" || $0 == "fileprivate" } }
}
