/// What SwiftUI offers to a label style, by name: types, initializers, modifiers, values and keys of the
/// environment.
///
/// A name that is not here is the app's own. Each is read when it is asked for, without the rest.
package enum Vocabulary {
  // MARK: Types

  /// Returns a type by its name, `Font.Weight` for one in another; nil for an unknown one.
  package static func type(_ name: String) -> KnownType? { Entry.at(withoutGenerics(name))?.type }

  /// Whether a name is a type of SwiftUI or of the standard library that styles write.
  ///
  /// It is one that is made or has members of its own: a `Layout` that an app declares is the app's.
  package static func isType(_ name: String) -> Bool {
    type(name) != nil && (!initializers(of: name).isEmpty || Entry.at(name + ".") != nil)
  }

  /// Whether a type is another, or conforms to it: a `Circle` to `Shape` and to `View`.
  package static func conforms(_ name: String, to other: String) -> Bool {
    if name == other { return true }
    return type(name)?.conformances.contains { conforms($0, to: other) } ?? false
  }

  /// Returns a type and all that it conforms to, nearest first.
  package static func lineage(of name: String) -> [String] {
    var names = [withoutGenerics(name)]
    var next = 0
    while next < names.count, names.count < 16 {
      for one in type(names[next])?.conformances ?? [] where !names.contains(one) {
        names.append(one)
      }
      next += 1
    }
    return names
  }

  // MARK: Calls

  /// Returns the ways to make a value of a type; empty for an unknown one.
  package static func initializers(of name: String) -> [Signature] {
    Entry.at("\(withoutGenerics(name)).init")?.signatures ?? []
  }

  /// Returns the ways to call a member of a type, its own first and then those of what it conforms to;
  /// empty where it has none.
  package static func calls(of member: String, on type: String) -> [Signature] {
    lineage(of: type).flatMap { own(member, of: $0) }
  }

  /// The ways to call a member that a type itself has; those of `*` where it takes any name.
  private static func own(_ member: String, of type: String) -> [Signature] {
    (Entry.at("\(type).\(member)") ?? Entry.at("\(type).*"))?.signatures ?? []
  }

  /// Returns the ways to call a function by its plain name; nil for an unknown one.
  package static func function(_ name: String) -> [Signature]? {
    guard let signatures = Entry.at(name)?.signatures, !signatures.isEmpty else { return nil }
    return signatures
  }

  /// Returns a value or property of a type, or of what it conforms to.
  package static func property(_ member: String, of type: String) -> KnownProperty? {
    if let own = Entry.at("\(type).\(member)")?.properties.first { return own }
    for other in self.type(type)?.conformances ?? [] {
      if let found = property(member, of: other) { return found }
    }
    return nil
  }

  /// Returns the types that have a member of a name.
  package static func owners(of member: String) -> [String] { Entry.at("." + member)?.words ?? [] }

  // MARK: Kinds of views and values

  /// Returns the ways to call a modifier of any kind of view, those of all views first; nil for an
  /// unknown name.
  package static func modifier(_ name: String) -> [Signature]? {
    guard let signatures = Entry.at("." + name)?.signatures, !signatures.isEmpty else { return nil }
    return signatures
  }

  /// Returns the ways to make a view, a shape or a layout; nil for an unknown name.
  package static func view(_ name: String) -> [Signature]? {
    guard conforms(name, to: "View") || conforms(name, to: "Layout") else { return nil }
    let signatures = initializers(of: name)
    return signatures.isEmpty ? nil : signatures
  }

  /// Whether a name is a shape, which can be filled and stroked.
  package static func isShape(_ name: String) -> Bool {
    conforms(name, to: "Shape") && view(name) != nil
  }

  /// Returns the ways to make a value that is no view, such as `StrokeStyle`; nil for an unknown name.
  package static func value(_ name: String) -> [Signature]? {
    guard isType(name), !conforms(name, to: "View"), !conforms(name, to: "Layout") else {
      return nil
    }
    let signatures = initializers(of: name)
    return signatures.isEmpty ? nil : signatures
  }

  /// Returns the ways to call a method or static function of a value type, such as `opacity` of
  /// `color`; nil for an unknown name, and for the modifiers of views.
  package static func method(_ name: String, of type: ValueType) -> [Signature]? {
    method(name, of: typeName(type))
  }

  private static func method(_ name: String, of type: String) -> [Signature]? {
    guard !type.isEmpty, type != "View" else { return nil }
    let signatures = own(name, of: type)
    if !signatures.isEmpty { return signatures }
    for other in self.type(type)?.conformances ?? [] {
      if let found = method(name, of: other) { return found }
    }
    return nil
  }

  /// Returns the names that may follow a dot where a value of a type is wanted; empty where the
  /// vocabulary lists none.
  package static func members(of type: ValueType) -> [String] {
    Entry.at(typeName(type) + ".")?.words ?? []
  }

  /// Whether a name may follow a dot where a value of a type is wanted.
  package static func isMember(_ name: String, of type: ValueType) -> Bool {
    guard let entry = Entry.at("\(typeName(type)).\(name)") else { return false }
    return entry.properties.contains(where: \.isStatic)
      || entry.signatures.contains { $0.receiver == .type(typeName(type)) }
  }

  // MARK: The environment

  /// Returns a key of the environment; nil for an unknown name.
  package static func environmentKey(_ name: String) -> EnvironmentKey? {
    Entry.at("\\" + name)?.environmentKey
  }

  /// The name of a type in the vocabulary.
  package static func typeName(_ type: ValueType) -> String {
    switch type {
    case .length: "CGFloat"
    case .number: "Double"
    case .integer: "Int"
    case .bool: "Bool"
    case .string, .localizedText: "String"
    case .color: "Color"
    case .shapeStyle: "ShapeStyle"
    case .font: "Font"
    case .shape: "Shape"
    case .view: "View"
    case .labelStyle: "LabelStyle"
    case .array: "Array"
    case .named(let name): withoutGenerics(name)
    case .function, .any: ""
    }
  }

  private static func withoutGenerics(_ name: String) -> String {
    guard let open = name.utf8.firstIndex(of: UInt8(ascii: "<")) else { return name }
    return String(name[..<open])
  }
}
