import SwiftText

/// A structure or an enumeration that a style declares, its extensions added.
final class DeclaredType {
  /// The name without the types around it.
  let name: String

  /// The file that declares it.
  let module: String

  /// `struct`, `enum` or `class`.
  let keyword: String

  /// The generic parameters as they are written, with their angle brackets; empty if none.
  var generics = ""

  /// The types that it conforms to.
  var inherits: [String] = []

  /// The stored properties of an instance in order.
  private(set) var stored: [StoredProperty] = []

  private var storedPlaces: [String: Int] = [:]

  /// The computed properties of an instance.
  var computed: [String: PropertyDeclaration] = [:]

  /// The functions of an instance.
  var functions: [String: [FunctionDeclaration]] = [:]

  /// The properties of the type.
  var staticProperties: [String: PropertyDeclaration] = [:]

  /// The functions of the type.
  var staticFunctions: [String: [FunctionDeclaration]] = [:]

  /// The initializers that are written out.
  var initializers: [FunctionDeclaration] = []

  /// The cases of an enumeration in order.
  var cases: [CaseDeclaration] = []

  /// The type around it.
  weak var outer: DeclaredType?

  /// Creates a type without members.
  init(name: String, module: String, keyword: String, outer: DeclaredType? = nil) {
    self.name = name
    self.module = module
    self.keyword = keyword
    self.outer = outer
  }

  /// Returns the stored property of a name.
  func storedProperty(_ name: String) -> StoredProperty? {
    storedPlaces[name].map { stored[$0] }
  }

  /// Adds a stored property; of two of a name the first one counts.
  func add(_ property: StoredProperty) {
    if storedPlaces[property.name] == nil { storedPlaces[property.name] = stored.count }
    stored.append(property)
  }
}

/// A stored property of a structure.
struct StoredProperty {
  /// Where its value comes from.
  enum Source {
    /// An initializer.
    case initializer

    /// The environment under a key.
    case environment(String)

    /// An object that the app provides and the preview does not have.
    case foreign

    /// A number that follows the size of text; nil is body.
    case scaledMetric(relativeTo: String?)
  }

  /// The name.
  var name: String

  /// The type, canonical.
  var type: String?

  /// The default.
  var value: Expression?

  /// Whether it is declared with `let`.
  var isConstant: Bool

  /// Where its value comes from.
  var source: Source

  /// Whether `nil` is its default for want of another.
  var isOptionalVariable: Bool { !isConstant && (type?.hasSuffix("?") ?? false) }
}
