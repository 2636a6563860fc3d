import SwiftText
import Vocabulary

/// A call that a walk came by, with what is known of it.
struct CallSite {
  /// What is called.
  enum Kind: Equatable {
    /// A member of a view or a shape: `.padding(8)`.
    case modifier

    /// A type or a function by its plain name: `HStack { }`, `row(configuration)`.
    case plain

    /// A method or a static function of a value type: `Font.system(size: 12)`,
    /// `.blue.opacity(0.5)`.
    case method(of: ValueType)

    /// A member of something that the vocabulary knows nothing about.
    case unknown
  }

  /// What is called.
  var kind: Kind

  /// The name.
  var name: String

  /// The byte offset of the name or of the dot before it.
  var offset: Int

  /// The arguments.
  var call: Call

  /// The ways to call it; nil where the name is known neither to SwiftUI nor to the document.
  var signatures: [Signature]?

  /// The best of these ways; nil where none fits.
  var match: SignatureMatch?

  /// The type that is wanted where the whole chain stands.
  var wanted: ValueType
}

/// A pass over a document that is told what type is wanted at each place.
protocol TypedVisitor {
  /// Sees an expression before what it is made of.
  mutating func visit(_ expression: Expression, wanted: ValueType)

  /// Sees a call before its arguments.
  mutating func visit(_ site: CallSite)

  /// Sees an uncalled member of a value or a type that the vocabulary knows: `Color.brand`.
  mutating func visit(member: String, of type: ValueType, offset: Int)

  /// Sees a declaration before its members.
  mutating func visit(_ declaration: Declaration)

  /// Sees a statement that the reader kept without looking into it.
  mutating func visit(opaque text: String, offset: Int)

  /// Sees that what follows stands behind `#available`.
  mutating func beginGuarded()

  /// Sees the end of what stands behind `#available`.
  mutating func endGuarded()
}

extension TypedVisitor {
  mutating func visit(_ expression: Expression, wanted: ValueType) {}
  mutating func visit(_ site: CallSite) {}
  mutating func visit(member: String, of type: ValueType, offset: Int) {}
  mutating func visit(_ declaration: Declaration) {}
  mutating func visit(opaque text: String, offset: Int) {}
  mutating func beginGuarded() {}
  mutating func endGuarded() {}
}

/// Walks a document and tells a visitor what it comes by, with the type that is wanted there.
///
/// Types come from the vocabulary's signatures and from what the document declares; where neither
/// tells, `any` is wanted. Depth is bounded: what lies deeper than 256 levels is not visited.
struct TypedWalk<Visitor: TypedVisitor> {
  /// The visitor, with what it has gathered.
  var visitor: Visitor

  /// What the document declares.
  let names: DeclaredNames

  /// The type that `Self` stands for, in the type that is being walked.
  var selfType: ValueType = .any

  /// The types of what the closures around a place are given, by name.
  var locals: [String: ValueType] = [:]

  private var depth = 0

  /// Creates a walk.
  init(_ visitor: Visitor, names: DeclaredNames) {
    self.visitor = visitor
    self.names = names
  }

  /// Walks a whole document and returns the visitor.
  static func run(_ visitor: Visitor, over document: Document, names: DeclaredNames) -> Visitor {
    var walk = TypedWalk(visitor, names: names)
    walk.declarations(document.declarations)
    return walk.visitor
  }

  /// Does something one level deeper, unless that is too deep.
  mutating func deeper(_ work: (inout TypedWalk) -> Void) {
    guard depth < 256 else { return }
    depth += 1
    work(&self)
    depth -= 1
  }

  private mutating func declarations(_ declarations: [Declaration]) {
    for declaration in declarations { self.declaration(declaration) }
  }

  /// Walks a declaration.
  mutating func declaration(_ declaration: Declaration) {
    visitor.visit(declaration)
    deeper { walk in
      switch declaration.kind {
      case .type(let type):
        let outer = walk.selfType
        walk.selfType = .named(type.labelStyleTarget ?? type.name)
        walk.declarations(type.members)
        walk.selfType = outer
      case .property(let property): walk.property(property)
      case .function(let function):
        for parameter in function.parameters {
          if let value = parameter.value {
            walk.expression(value, wanted: walk.type(parameter.type))
          }
        }
        if let body = function.body { walk.block(body, result: walk.type(function.result)) }
      case .case(let enumerationCase):
        if let value = enumerationCase.rawValue { walk.expression(value, wanted: .any) }
      case .conditional(let clauses):
        for clause in clauses { walk.declarations(clause.content) }
      case .line, .opaque: break
      }
    }
  }

  private mutating func property(_ property: PropertyDeclaration) {
    let type = type(property.type)
    if let value = property.value { expression(value, wanted: type) }
    if let body = property.body { block(body, result: type) }
  }

  /// The type of a spelling; what `Self` stands for where it is that.
  private func type(_ spelling: String?) -> ValueType {
    guard let spelling else { return .any }
    if spelling == "Self" { return selfType }
    return ValueType(swift: spelling)
  }
}
