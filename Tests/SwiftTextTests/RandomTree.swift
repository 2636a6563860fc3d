import SwiftText
import TestSupport

/// Makes random trees of the subset: what a reader could have read, and comments anywhere.
struct RandomTree {
  var random: SplitMix64
  /// Whether trailing closures may stand at the present place.
  var allowsClosures = true
  /// Whether what takes several lines may stand inside an expression: closures, literals, comments.
  var nestsLines = true {
    didSet { allowsClosures = nestsLines }
  }
  /// Whether constructs that the subset leaves out are among the members and statements.
  var hasOpaque = true

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func many<Element>(
    _ range: ClosedRange<Int>, _ make: (inout RandomTree) -> Element
  ) -> [Element] {
    (0..<number(range)).map { _ in make(&self) }
  }

  mutating func comments(_ percent: Int = 10) -> [String] {
    guard chance(percent) else { return [] }
    return many(1...2) { $0.pick(["// why", "/// What.", "/* a\n   b */", "// it's \"so\" {"]) }
  }

  mutating func document() -> Document {
    Document(many(1...4) { $0.declaration(2) }, trailingComments: comments())
  }

  mutating func condition() -> String { pick(["os(iOS)", "DEBUG && !os(macOS)", "swift(>=5.9)"]) }

  mutating func clauses<Content>(
    _ content: (inout RandomTree) -> [Content]
  ) -> [ConditionalClause<Content>] {
    var clauses = [
      ConditionalClause(
        directive: "#if", condition: condition(), content: content(&self),
        trailingComments: comments())
    ]
    if chance(30) {
      clauses.append(
        ConditionalClause(directive: "#elseif", condition: condition(), content: content(&self)))
    }
    if chance(50) {
      clauses.append(
        ConditionalClause(
          directive: "#else", condition: nil, content: content(&self), trailingComments: comments())
      )
    }
    return clauses
  }

  mutating func type() -> String {
    pick([
      "Int", "some View", "String?", "[String: [Int]]", "Array<Array<Int>>", "(Int, b: X) -> Void",
      "@escaping () async throws -> Self", "A & B", "any P", "Foo.Bar<T>.Type", "CGFloat...",
      "Set<X?>?", "inout Int",
    ])
  }
}
