import SwiftText

extension RandomTree {
  /// The classes of operators that the trees are made of, loosest first.
  enum Level: Int {
    case ternary, disjunction, comparison, coalescing, range, addition, unary
  }

  mutating func expression(_ depth: Int) -> Expression { operand(.ternary, depth) }

  /// Makes an expression that binds at least as tight as a level.
  mutating func operand(_ level: Level, _ depth: Int) -> Expression {
    guard depth > 0, chance(40), let next = Level(rawValue: number(level.rawValue...6)) else {
      return unary(depth)
    }
    switch next {
    case .ternary:
      if chance(30) {
        return Expression(.prefix(pick(["try", "try?", "await"]), expression(depth - 1)))
      }
      if chance(30) {
        return Expression(
          .cast(operand(.coalescing, depth - 1), pick(["as", "as?", "is"]), "Foo<T>"))
      }
      return Expression(
        .ternary(
          operand(.disjunction, depth - 1), expression(depth - 1), expression(depth - 1)))
    case .disjunction: return binary(["||"], next, depth)
    case .comparison: return binary(["==", "<", ">="], next, depth)
    case .coalescing: return binary(["??"], next, depth)
    case .range: return binary(["...", "..<"], next, depth)
    case .addition: return binary(["+", "-", "&+"], next, depth)
    case .unary: return Expression(.prefix(pick(["-", "!", "&"]), postfix(depth - 1)))
    }
  }

  private mutating func binary(_ words: [String], _ level: Level, _ depth: Int) -> Expression {
    let tighter = Level(rawValue: level.rawValue + 1) ?? .unary
    return Expression(
      .binary(pick(words), operand(tighter, depth - 1), operand(tighter, depth - 1)))
  }

  private mutating func unary(_ depth: Int) -> Expression {
    if depth > 0, allowsClosures, chance(4) { return Expression(.closure(closure(depth - 1))) }
    if chance(8) { return Expression(.keyPath(pick(["\\.font", "\\Foo.bar?.baz", "\\.self"]))) }
    return postfix(depth)
  }

  private mutating func postfix(_ depth: Int) -> Expression {
    let root = root(depth)
    guard depth > 0, chance(65) else { return root }
    var links: [Link] = []
    for _ in 0..<number(1...4) { links += step(depth - 1) }
    return Expression(.chain(root, links))
  }

  private mutating func root(_ depth: Int) -> Expression {
    switch number(0...(depth > 0 ? 11 : 7)) {
    case 0: return Expression(.number(pick(["14.0", "0x1F", "1_000", "1e-5"])))
    case 1:
      let literals = ["\"a \\(n, specifier: \"%.1f\")\"", "#\"raw\"#", "\"\"\"\n  a\n\n b\n\"\"\""]
      return Expression(.string(pick(nestsLines ? literals : Array(literals.prefix(2)))))
    case 2: return Expression(.implicitMember(pick(["leading", "init", "`default`"])))
    case 8: return Expression(.tuple(arguments(depth - 1, 0...2)))
    case 9: return Expression(.array(bracketed { $0.many(0...2) { $0.expression(depth - 1) } }))
    case 10:
      let pairs = bracketed { $0.many(0...2) { ($0.expression(depth - 1), $0.expression(0)) } }
      return Expression(.dictionary(pairs.map { (key: $0, value: $1) }))
    default:
      return Expression(
        .name(pick(["x", "color", "configuration", "self", "Text", "HStack", "$0", "`if`"])))
    }
  }

  /// Makes something between brackets, where closures are allowed again.
  private mutating func bracketed<Result>(_ make: (inout RandomTree) -> Result) -> Result {
    let outer = allowsClosures
    allowsClosures = nestsLines
    defer { allowsClosures = outer }
    return make(&self)
  }

  private mutating func arguments(_ depth: Int, _ range: ClosedRange<Int>) -> [Argument] {
    bracketed { tree in
      tree.many(range) { tree in
        Argument(
          label: tree.chance(40) ? tree.pick(["in", "a"]) : nil,
          value: tree.chance(4) ? Expression(.operatorName("+")) : tree.expression(max(depth, 0)))
      }
    }
  }

  private mutating func step(_ depth: Int) -> [Link] {
    switch number(0...9) {
    case 0: return [Link(.subscript(arguments(depth, 1...1)))]
    case 1: return [Link(.postfix(pick(["?", "!"])))]
    case 2: return [member(), Link(.generic(["Int", "[Foo<T>]"])), Link(.call(call(depth)))]
    case 3: return [member()]
    case 4 where depth > 0 && nestsLines && chance(40):
      return [
        Link(.conditional(clauses { $0.modifiers(depth - 1) }), comments: comments()), member(),
      ]
    default: return modifiers(depth)
    }
  }

  private mutating func modifiers(_ depth: Int) -> [Link] {
    many(1...2) { tree in [tree.member(), Link(.call(tree.call(depth)))] }.flatMap { $0 }
  }

  private mutating func member() -> Link {
    Link(.member(pick(["padding", "icon", "if", "x"])), comments: comments(nestsLines ? 6 : 0))
  }

  private mutating func call(_ depth: Int) -> Call {
    var call = Call(arguments: arguments(depth, 0...2))
    if allowsClosures, chance(25) {
      if chance(40) { call.arguments = nil }
      call.trailing = [TrailingClosure(closure: closure(depth))]
      if chance(30) {
        call.trailing.append(TrailingClosure(label: "icon", closure: closure(depth)))
      }
    }
    return call
  }

  private mutating func closure(_ depth: Int) -> Closure {
    let body = block(max(depth, 0))
    guard chance(30) else { return Closure(body: body) }
    let (signature, names) = pick([
      ("d", ["d"]), ("[weak self] a, _", ["a", "_"]), ("(a: Int, b) -> Int", ["a", "b"]),
    ])
    return Closure(signature: signature, parameters: names, body: body)
  }
}
