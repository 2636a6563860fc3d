import StyleModel
import StyleSyntax
import SwiftText

/// The declarations of one style's Swift, found by name, for one target.
final class StyleModule {
  /// The name of the style.
  let name: String

  /// What the interpreter knows it by: the name, with a number where there are several of it.
  let key: String

  /// The Swift, for places in messages.
  let text: String

  /// The versions that the styles which its code names are held at, by their names.
  let pins: [String: ContentHash]

  /// The types by name, also under `Outer.Inner`.
  private(set) var types: [String: DeclaredType] = [:]

  /// The members that extensions of SwiftUI's types add: `View`, `Color`, `LabelStyle`.
  private(set) var extensions: [String: DeclaredType] = [:]

  /// The types that members of `extension LabelStyle where Self == X` give, by member.
  private(set) var labelStyleTypes: [String: String] = [:]

  /// Functions outside of types.
  private(set) var functions: [String: [FunctionDeclaration]] = [:]

  /// Constants outside of types.
  private(set) var properties: [String: PropertyDeclaration] = [:]

  /// Other names of types.
  private(set) var aliases: [String: String] = [:]

  private let target: PreviewTarget

  /// Reads the declarations of a style.
  ///
  /// The pins are those of the style itself where none are given.
  init(
    _ source: StyleSource, target: PreviewTarget, key: String? = nil,
    pins: [String: ContentHash]? = nil
  ) {
    name = source.name
    self.key = key ?? source.name
    text = source.text
    self.pins = pins ?? source.pins
    self.target = target
    // Types first: an extension may stand before the type that it extends.
    declareTypes(source.document.declarations, outer: nil, depth: 0)
    collect(source.document.declarations, into: nil, requirements: nil, depth: 0)
  }

  /// Returns the type of a name as it is spelled in the file, optional marks and `any` left off.
  func type(named spelling: String) -> DeclaredType? {
    if let type = types[spelling] { return type }
    if let alias = aliases[spelling], alias != spelling { return types[alias] }
    return nil
  }

  /// Returns what a generic parameter of the style conforms to; nil for other names and for anything.
  func constraint(ofGeneric name: String) -> String? {
    let parameters = type(named: self.name)?.generics.dropFirst().dropLast().split(separator: ", ")
    let prefix = name + ": "
    return parameters?.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  private func declareTypes(_ list: [Declaration], outer: DeclaredType?, depth: Int) {
    guard depth < 32 else { return }
    for declaration in list {
      switch declaration.kind {
      case .type(let type) where type.keyword != "extension":
        let declared = DeclaredType(
          name: type.name, module: key, keyword: type.keyword, outer: outer)
        declared.generics = type.generics
        if let outer { types[outer.name + "." + type.name] = declared }
        if types[type.name] == nil { types[type.name] = declared }
        declareTypes(type.members, outer: declared, depth: depth + 1)
      case .type(let type):
        declareTypes(type.members, outer: self.type(named: type.name), depth: depth + 1)
      case .conditional(let clauses):
        declareTypes(target.chosen(clauses), outer: outer, depth: depth + 1)
      default: break
      }
    }
  }

  private func collect(
    _ list: [Declaration], into type: DeclaredType?, requirements: String?, depth: Int
  ) {
    guard depth < 32 else { return }
    for declaration in list {
      switch declaration.kind {
      case .type(let nested): collect(nested, outer: type, depth: depth)
      case .case(let item): type?.cases.append(item)
      case .property(let property):
        add(property, declaration.attributes, to: type, requirements: requirements)
      case .function(let function):
        add(function, declaration.attributes, to: type, requirements: requirements)
      case .line(let line): addAlias(line)
      case .conditional(let clauses):
        collect(
          target.chosen(clauses), into: type, requirements: requirements, depth: depth + 1)
      case .opaque: break
      }
    }
  }

  private func collect(_ nested: TypeDeclaration, outer: DeclaredType?, depth: Int) {
    let declared: DeclaredType?
    if nested.keyword == "extension" {
      declared = self.type(named: nested.name) ?? extensionType(nested.name)
    } else {
      declared =
        outer.flatMap { types[$0.name + "." + nested.name] } ?? types[nested.name]
    }
    declared?.inherits += nested.inherits
    collect(
      nested.members, into: declared, requirements: nested.requirements, depth: depth + 1)
  }

  private func extensionType(_ spelling: String) -> DeclaredType {
    let prefix = "SwiftUI."
    let name = spelling.hasPrefix(prefix) ? String(spelling.dropFirst(prefix.count)) : spelling
    if let known = extensions[name] { return known }
    let type = DeclaredType(name: name, module: key, keyword: "extension")
    extensions[name] = type
    return type
  }

  private func addAlias(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count == 4, words[0] == "typealias", words[2] == "=" else { return }
    aliases[String(words[1])] = String(words[3])
  }

  private func add(
    _ property: PropertyDeclaration, _ attributes: [String], to type: DeclaredType?,
    requirements: String?
  ) {
    guard let type else { return properties[property.name] = property }
    if attributes.contains("static") || attributes.contains("class") {
      type.staticProperties[property.name] = property
      note(member: property.name, of: type, requirements: requirements)
    } else if property.body != nil, property.value == nil {
      type.computed[property.name] = property
    } else if type.keyword != "extension" {
      type.add(
        StoredProperty(
          name: property.name, type: property.type, value: property.value,
          isConstant: property.keyword == "let", source: Self.source(of: property, attributes)))
    }
  }

  private func add(
    _ function: FunctionDeclaration, _ attributes: [String], to type: DeclaredType?,
    requirements: String?
  ) {
    guard let type else { return functions[function.name, default: []].append(function) }
    if function.keyword.hasPrefix("init") {
      type.initializers.append(function)
    } else if attributes.contains("static") || attributes.contains("class") {
      type.staticFunctions[function.name, default: []].append(function)
      note(member: function.name, of: type, requirements: requirements)
    } else {
      type.functions[function.name, default: []].append(function)
    }
  }

  private func note(member: String, of type: DeclaredType, requirements: String?) {
    let prefix = "Self == "
    guard type.name == "LabelStyle", let requirements, requirements.hasPrefix(prefix) else {
      return
    }
    labelStyleTypes[member] = String(requirements.dropFirst(prefix.count))
  }

  private static func source(of property: PropertyDeclaration, _ attributes: [String])
    -> StoredProperty.Source
  {
    // Without a type and a value, only a wrapper of the app's own knows what it holds.
    if property.type == nil, property.value == nil, !attributes.contains(where: isEnvironment) {
      return .foreign
    }
    for attribute in attributes {
      if isEnvironment(attribute) {
        return .environment(String(attribute.drop { $0 != "." }.dropFirst().prefix { $0 != ")" }))
      }
      if attribute.hasPrefix("@Environment") || attribute.hasPrefix("@ObservedObject") {
        return .foreign
      }
      if attribute.hasPrefix("@ScaledMetric") {
        let style = attribute.split(separator: "relativeTo: .").dropFirst().first
        return .scaledMetric(relativeTo: style.map { String($0.prefix { $0 != ")" && $0 != "," }) })
      }
    }
    return .initializer
  }

  private static func isEnvironment(_ attribute: String) -> Bool {
    attribute.hasPrefix("@Environment(\\")
  }
}
