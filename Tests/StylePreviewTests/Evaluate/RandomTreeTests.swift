import SwiftText
import TestSupport
import Testing

@testable import StyleEvaluation
@testable import StylePreview
@testable import StyleSyntax

/// Trees that no person would write: whatever stands in one, the evaluation ends in a view with
/// finite lengths, or in an error.
struct RandomTreeTests {
  @Test(arguments: 0..<400)
  func randomTreesNeverTrap(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed))
    let document = trees.document()
    let source = StyleSource(name: "Test", text: "", document: document)
    do {
      let evaluator = StyleEvaluator(library: TestLibrary(styles: ["Test": source]))
      let view = try evaluator.resolve([StyleUse(.source(source))], sampling: true).view
      #expect(!describe(view).contains("nan"))
    } catch is EvaluationError {}
  }

  @Test func manyRandomTreesAreDrawn() throws {
    let drawn = (0..<200).count { seed in
      var trees = RandomTrees(seed: UInt64(seed))
      let source = StyleSource(name: "Test", text: "", document: trees.document())
      let evaluator = StyleEvaluator(library: TestLibrary())
      return (try? evaluator.resolve([StyleUse(.source(source))], sampling: true)) != nil
    }
    // The law above would hold of trees that are all refused; these are not.
    #expect(drawn > 50)
  }
}

/// Makes syntax trees from names that the evaluation knows, in places where they may not belong.
private struct RandomTrees {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private static let names = [
    "configuration", "HStack", "VStack", "ZStack", "Label", "Text", "Image", "Color", "Circle",
    "RoundedRectangle", "ForEach", "Group", "ViewThatFits", "Spacer", "self", "Self", "nil", "true",
    "Test", "x", "$0", "Order", "CGFloat", "max", "EdgeInsets", "AnyLayout", "Label", "Int",
    "String",
  ]

  private static let members = [
    "icon", "title", "padding", "frame", "background", "overlay", "foregroundStyle", "font", "tint",
    "labelStyle", "opacity", "blue", "infinity", "leading", "horizontal", "init", "map", "count",
    "fill", "stroke", "inset", "environment", "symbolVariant", "makeBody", "modifier", "body", "0",
    "x", "first", "secondary", "gradient", "clipShape", "callAsFunction", "reduce", "rawValue",
  ]

  private static let labels = [
    "spacing", "alignment", "width", "height", "maxWidth", "in", "configuration", "title", "icon",
    "systemImage", "cornerRadius", "red", "green", "blue", "lineWidth", "style", "dash", "x",
  ]

  private static let numbers = [
    "0", "1", "-1", "8", "0.5", "1e308", "9223372036854775807", "9999999999999999999", "0x10",
    "1_0",
  ]

  private mutating func pick(_ list: [String]) -> String {
    list.randomElement(using: &random) ?? ""
  }

  private mutating func count(_ limit: Int) -> Int {
    Int.random(in: 0...limit, using: &random)
  }

  mutating func document() -> Document {
    let parameter = Parameter(label: "configuration", type: "Configuration")
    let body = FunctionDeclaration(
      keyword: "func", name: "makeBody", parameters: [parameter], result: "some View",
      body: block(4))
    let property = PropertyDeclaration(keyword: "var", name: "x", value: expression(2))
    let order = TypeDeclaration(
      keyword: "enum", name: "Order", inherits: ["String"],
      members: [
        Declaration(.case(CaseDeclaration(name: "first", rawValue: expression(1)))),
        Declaration(.case(CaseDeclaration(name: "second", associated: "(Int)"))),
      ])
    let style = TypeDeclaration(
      keyword: "struct", name: "Test", inherits: ["LabelStyle"],
      members: [
        Declaration(.property(property)), Declaration(.function(body)),
        Declaration(
          .function(
            FunctionDeclaration(
              keyword: "func", name: "body",
              parameters: [Parameter(label: "content", type: "Content")],
              body: block(2)))),
      ])
    return Document([Declaration(.type(style)), Declaration(.type(order))])
  }

  private mutating func block(_ depth: Int) -> Block {
    Block((0..<(1 + count(2))).map { _ in statement(depth) })
  }

  private mutating func statement(_ depth: Int) -> Statement {
    guard depth > 0 else { return Statement(.expression(expression(0))) }
    switch count(9) {
    case 0: return Statement(.if(branch(depth - 1)))
    case 1: return Statement(.guard([.expression(expression(1))], block(depth - 1)))
    case 2:
      let cases = [
        SwitchCase(
          patterns: [SwitchCase.Pattern(expression(2), where: expression(1))],
          body: block(depth - 1)),
        SwitchCase(patterns: [], body: block(depth - 1)),
      ]
      return Statement(.switch(expression(1), cases))
    case 3: return Statement(.return(expression(depth - 1)))
    case 4:
      return Statement(
        .declaration(
          Declaration(
            .property(
              PropertyDeclaration(
                keyword: "let", name: "x", type: count(1) == 0 ? "CGFloat?" : "Order",
                value: expression(depth - 1))))))
    case 5:
      return Statement(.expression(Expression(.binary("=", expression(1), expression(depth - 1)))))
    default: return Statement(.expression(view(depth - 1)))
    }
  }

  private mutating func branch(_ depth: Int) -> If {
    let condition: Condition =
      switch count(2) {
      case 0: .binding(keyword: "let", name: "x", type: nil, value: expression(1))
      case 1: .pattern(expression(1), expression(1))
      default: .expression(expression(2))
      }
    return If(conditions: [condition], then: block(depth), otherwise: .block(block(depth)))
  }

  private mutating func view(_ depth: Int) -> Expression {
    var links: [Link] = []
    if count(3) > 0 { links.append(Link(.call(call(depth)))) }
    for _ in 0..<count(4) {
      links.append(Link(.member(pick(Self.members))))
      if count(4) > 0 { links.append(Link(.call(call(depth - 1)))) }
      if count(9) == 0 { links.append(Link(.postfix("?"))) }
      if count(9) == 0 { links.append(Link(.subscript([Argument(value: expression(0))]))) }
    }
    let root = Expression(.name(pick(Self.names)))
    return links.isEmpty ? root : Expression(.chain(root, links))
  }

  private mutating func call(_ depth: Int) -> Call {
    let arguments = (0..<count(2)).map { _ in
      Argument(label: count(2) == 0 ? pick(Self.labels) : nil, value: expression(depth - 1))
    }
    guard depth > 0, count(2) == 0 else { return Call(arguments: arguments) }
    let closure = Closure(parameters: count(1) == 0 ? ["x"] : [], body: block(depth - 1))
    return Call(arguments: arguments, trailing: [TrailingClosure(closure: closure)])
  }

  private mutating func expression(_ depth: Int) -> Expression {
    guard depth > 0 else {
      switch count(4) {
      case 0: return Expression(.number(pick(Self.numbers)))
      case 1: return Expression(.string("\"a\\(x)\""))
      case 2: return Expression(.name(pick(Self.names)))
      case 3: return Expression(.keyPath("\\." + pick(Self.members)))
      default: return Expression(.implicitMember(pick(Self.members)))
      }
    }
    switch count(9) {
    case 0:
      let words = ["+", "-", "*", "/", "%", "==", "<", "&&", "??", "..<", "...", "+=", "~="]
      return Expression(.binary(pick(words), expression(depth - 1), expression(depth - 1)))
    case 1: return Expression(.prefix(pick(["-", "!", "let", "..."]), expression(depth - 1)))
    case 2:
      return Expression(
        .ternary(expression(depth - 1), expression(depth - 1), expression(depth - 1)))
    case 3: return Expression(.array((0..<count(3)).map { _ in expression(depth - 1) }))
    case 4:
      return Expression(.tuple((0..<count(2)).map { _ in Argument(value: expression(depth - 1)) }))
    case 5: return Expression(.dictionary([(key: expression(0), value: expression(depth - 1))]))
    case 6:
      return Expression(.cast(expression(depth - 1), pick(["is", "as", "as?"]), "CGFloat"))
    case 7: return Expression(.closure(Closure(body: block(depth - 1))))
    default: return view(depth - 1)
    }
  }
}
