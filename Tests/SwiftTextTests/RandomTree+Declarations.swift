import SwiftText

extension RandomTree {
  mutating func declaration(_ depth: Int) -> Declaration {
    var attributes: [String] = []
    if chance(30) {
      attributes = ["@Environment(\\.font)", pick(["private", "public"]), "static"]
      attributes.append("@available(iOS 17, *)")
      attributes.removeAll { _ in chance(60) }
    }
    return Declaration(kind(depth), attributes: attributes, comments: comments())
  }

  private mutating func kind(_ depth: Int) -> Declaration.Kind {
    guard depth > 0 else { return .property(property(0)) }
    switch number(0...9) {
    case 0, 1: return .type(type(depth - 1))
    case 2: return .line(pick(["typealias Body = Text", "typealias Pair<T> = (T, T)"]))
    case 3, 4, 5: return .property(property(depth))
    default: return .function(function(depth))
    }
  }

  /// A member, which may stand under `#if` or be left out by the subset.
  private mutating func member(_ depth: Int) -> Declaration {
    switch number(0...14) {
    case 0:
      return Declaration(
        .conditional(clauses { $0.many(0...2) { $0.declaration(depth) } }), comments: comments())
    case 1 where hasOpaque:
      return Declaration(.opaque("deinit {\n    a()\n}"), comments: comments())
    default: return declaration(depth)
    }
  }

  private mutating func type(_ depth: Int) -> TypeDeclaration {
    var type = TypeDeclaration(
      keyword: pick(["struct", "extension", "class", "enum"]), name: pick(["Pill", "Foo"]),
      inherits: many(0...2) { $0.pick(["LabelStyle", "SwiftUI.View", "@unchecked Sendable"]) },
      requirements: chance(20) ? "Self == Pill, T: View" : nil,
      members: many(0...4) { $0.member(depth) }, trailingComments: comments())
    if type.keyword == "enum" { type.members += many(1...3) { $0.enumCase() } }
    if type.keyword == "struct", chance(30) { type.generics = "<Content: View, T>" }
    return type
  }

  private mutating func enumCase() -> Declaration {
    let item = CaseDeclaration(
      name: pick(["a", "b", "`default`"]), associated: chance(30) ? "(Int, label: String)" : nil,
      rawValue: chance(20) ? Expression(.number("1")) : nil)
    return Declaration(.case(item), comments: comments())
  }

  mutating func property(_ depth: Int) -> PropertyDeclaration {
    var property = PropertyDeclaration(
      keyword: pick(["let", "var"]), name: pick(["x", "(a, b)", "`in`"]),
      type: chance(60) ? type() : nil)
    switch number(0...5) {
    case 0, 1, 2: property.value = expression(depth)
    case 3: property.body = block(depth)
    case 4:
      property.value = Expression(.number("1"))
      property.body = accessors(["willSet", "didSet"], depth)
    default: property.body = accessors(["get", "set"], depth)
    }
    return property
  }

  private mutating func accessors(_ names: [String], _ depth: Int) -> Block {
    Block(
      names.map { name in
        let call = Call(trailing: [TrailingClosure(closure: Closure(body: block(depth)))])
        return Statement(
          .expression(Expression(.chain(Expression(.name(name)), [Link(.call(call))]))),
          comments: comments())
      }, trailingComments: comments())
  }

  private mutating func function(_ depth: Int) -> FunctionDeclaration {
    var function = FunctionDeclaration(
      keyword: pick(["func", "func", "init", "init?", "subscript"]),
      generics: chance(20) ? "<V: View>" : "",
      parameters: many(0...2) { tree in
        Parameter(
          attributes: tree.chance(20) ? ["@ViewBuilder"] : [], label: tree.pick(["_", "x", "for"]),
          name: tree.chance(40) ? "y" : nil, type: tree.type(),
          value: tree.chance(30) ? tree.expression(1) : nil)
      },
      effects: chance(20) ? ["async", "throws"] : [], result: chance(50) ? type() : nil,
      requirements: chance(10) ? "V == Int" : nil, body: block(depth))
    if function.keyword == "func" { function.name = pick(["makeBody", "==", "x"]) }
    return function
  }
}
