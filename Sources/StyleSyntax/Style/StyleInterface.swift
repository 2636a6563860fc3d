import SwiftText

/// What a style offers to its users: how it is made, and its entries on `LabelStyle`.
package struct StyleInterface: Sendable {
  /// A static member of `LabelStyle` that gives the style: `.iconTint(_:)`.
  package struct Entry: Sendable {
    /// The name after the dot.
    package var name: String

    /// The parameters; nil for a property.
    package var parameters: [StyleParameter]?

    /// The entry as it is used: `.iconTint(_:)`, `.pill`.
    package var spelling: String {
      guard let parameters else { return ".\(name)" }
      return ".\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }

  /// The initializers in the order of the source; the memberwise one where none is declared.
  package private(set) var initializers: [[StyleParameter]] = []

  /// The initializers that other types can call, in the order of the source.
  ///
  /// Swift: a private property makes the memberwise initializer private, but for one with a wrapper
  /// and a value, such as `@State private var isOn = false`, which only the style's own file can
  /// give; where all properties have values, the one without parameters stays. A failable one gives
  /// no style.
  package private(set) var openInitializers: [[StyleParameter]] = []

  /// Whether the only initializer is the memberwise one, which Swift writes.
  package private(set) var isMemberwise = false

  /// The static members of `LabelStyle` that give the style.
  package private(set) var entries: [Entry] = []

  private let name: String
  private var properties: [StyleParameter] = []

  /// Reads the interface of the type of a name in a document.
  package init(of name: String, in document: Document) {
    self.name = name
    collect(document.declarations, depth: 0)
    if initializers.isEmpty {
      initializers = [properties]
      isMemberwise = true
      let open = properties.filter { !($0.isPrivate && $0.isWrapped && !$0.isRequired) }
      if !open.contains(where: \.isPrivate) {
        openInitializers = [open]
      } else if properties.allSatisfy({ !$0.isRequired }) {
        openInitializers = [[]]
      }
    } else {
      markPrivate()
    }
  }

  /// Reads the interface of a style.
  package init(of style: StyleSource) {
    self.init(of: style.name, in: style.document)
  }

  /// The parameters of the first initializer.
  package var parameters: [StyleParameter] { initializers.first ?? [] }

  /// Returns the first initializer that takes every name given; nil where none does.
  package func initializer(taking names: [String]) -> [StyleParameter]? {
    initializers.first { parameters in
      names.allSatisfy { name in parameters.contains { $0.name == name || $0.label == name } }
    }
  }

  /// What its author can do so that other types can call an initializer.
  package var wayToOpen: String {
    let closed = properties.first { $0.isPrivate && !($0.isWrapped && !$0.isRequired) }
    guard isMemberwise, let closed else { return "declare an initializer that is not private" }
    return "the private '\(closed.name)' makes it so: declare an initializer in \(name)"
  }

  /// A call that makes the style, with the labels of the first initializer: `Pill(color:)`.
  package var spelling: String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  private mutating func collect(_ declarations: [Declaration], depth: Int) {
    guard depth < 32 else { return }
    for declaration in declarations {
      switch declaration.kind {
      case .type(let type) where type.keyword == "extension":
        if type.name == name {
          collectInitializers(type.members, depth: depth)
        } else if type.givesLabelStyle(name) {
          collectEntries(type.members, depth: depth)
        }
      case .type(let type) where type.name == name:
        collectMembers(type.members, depth: depth)
      case .conditional(let clauses):
        for clause in clauses { collect(clause.content, depth: depth + 1) }
      default: break
      }
    }
  }

  private mutating func collectMembers(_ members: [Declaration], depth: Int) {
    properties += members.compactMap { StyleParameter($0) }
    collectInitializers(members, depth: depth)
  }

  private mutating func collectInitializers(_ members: [Declaration], depth: Int) {
    guard depth < 32 else { return }
    for member in members {
      switch member.kind {
      case .function(let function) where function.keyword.hasPrefix("init"):
        let parameters = function.parameters.map { StyleParameter($0) }
        initializers.append(parameters)
        if function.keyword == "init", !member.isPrivate { openInitializers.append(parameters) }
      case .conditional(let clauses):
        for clause in clauses { collectInitializers(clause.content, depth: depth + 1) }
      default: break
      }
    }
  }

  private mutating func collectEntries(_ members: [Declaration], depth: Int) {
    guard depth < 32 else { return }
    for member in members {
      switch member.kind {
      case .property(let property): entries.append(Entry(name: property.name, parameters: nil))
      case .function(let function) where function.keyword == "func":
        entries.append(
          Entry(name: function.name, parameters: function.parameters.map { StyleParameter($0) }))
      case .conditional(let clauses):
        for clause in clauses { collectEntries(clause.content, depth: depth + 1) }
      default: break
      }
    }
  }

  /// Carries over which parameters of initializers stand for private properties.
  private mutating func markPrivate() {
    let hidden = Set(properties.filter(\.isPrivate).map(\.name))
    for index in initializers.indices {
      for place in initializers[index].indices {
        let name = initializers[index][place].name
        initializers[index][place].isPrivate = hidden.contains(name)
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether this is `extension LabelStyle where Self == NAME`.
  func givesLabelStyle(_ name: String) -> Bool {
    labelStyleTarget == name
  }

  /// The type that `extension LabelStyle where Self == X` is about; nil for anything else.
  ///
  /// It is the last component of the name, without generic arguments.
  var labelStyleTarget: String? {
    guard keyword == "extension", name == "LabelStyle" || name == "SwiftUI.LabelStyle",
      let requirements
    else { return nil }
    for requirement in requirements.split(separator: ",") {
      let sides = requirement.split(separator: " ", omittingEmptySubsequences: true)
      guard sides.count >= 3, sides[0] == "Self", sides[1] == "==" else { continue }
      let target = sides[2].prefix { $0 != "<" }
      return target.split(separator: ".").last.map(String.init)
    }
    return nil
  }
}
