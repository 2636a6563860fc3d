/// An expression of the subset: what stands on the right of `=`, in an argument or alone on a line.
package struct Expression: Sendable {
  /// What the expression is made of.
  package var kind: Kind

  /// The byte offset of its first token in the source that it was read from; 0 where it was made.
  package var offset: Int

  /// Creates an expression.
  package init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// The shapes an expression can have.
  ///
  /// Spellings of literals and operators are kept as written.
  package indirect enum Kind: Sendable {
    /// A number as it is spelled: `14.0`, `0x1F`, `1_000`.
    case number(String)

    /// A string literal as it is spelled, quotes and `#` included; a `"""` one with its lines.
    case string(String)

    /// A plain name: `x`, `self`, `Self`, `nil`, `true`, `$0`, `` `default` ``, `#file`.
    case name(String)

    /// A member of the type that the context gives: `.leading`, spelled without the dot.
    case implicitMember(String)

    /// A key path as it is spelled: `\.font`, `\Type.path`.
    case keyPath(String)

    /// Parentheses: `(a)`, `(a, label: b)`, `()`.
    case tuple([Argument])

    /// An array literal: `[a, b]`.
    case array([Expression])

    /// A dictionary literal: `[k: v]`, `[:]` when empty.
    case dictionary([(key: Expression, value: Expression)])

    /// A closure that stands as a value.
    case closure(Closure)

    /// A root and everything that is applied to it in turn; never empty, and the root is no chain.
    ///
    /// `HStack(spacing: 8) { … }.padding()` is the root `HStack` with a call, a member and a call.
    case chain(Expression, [Link])

    /// A prefix operator or word: `-`, `!`, `&`, `+`, `~`, `...`, `try`, `try?`, `await`.
    case prefix(String, Expression)

    /// A binary operator with its two sides; grouping is in the tree, parentheses are tuples.
    case binary(String, Expression, Expression)

    /// A conditional: condition, value where true, value where false.
    case ternary(Expression, Expression, Expression)

    /// A cast or test: expression, one of `is`, `as`, `as?`, `as!`, and the canonical type.
    case cast(Expression, String, String)

    /// An operator that stands as an argument: `+` in `reduce(0, +)`.
    case operatorName(String)

    /// An `if` or `switch` that gives a value.
    case statement(Statement)
  }
}

/// One step of a chain.
package struct Link: Sendable {
  /// What the step does.
  package var kind: Kind

  /// The comments that stand before the step on lines of their own, as written.
  package var comments: [String]

  /// The byte offset of its first token in the source.
  package var offset: Int

  /// Creates a step.
  package init(_ kind: Kind, comments: [String] = [], offset: Int = 0) {
    self.kind = kind
    self.comments = comments
    self.offset = offset
  }

  /// The shapes of a step.
  package enum Kind: Sendable {
    /// A member: `.padding`, spelled without the dot; the call is the next step.
    case member(String)

    /// A call with what stands in its parentheses and its trailing closures.
    case call(Call)

    /// A subscript: `[.leading]`.
    case `subscript`([Argument])

    /// Generic arguments, each a canonical type: `<Int, String>`.
    case generic([String])

    /// A postfix operator, `?`, `!`, `...`, or the labels of a function's name, `(width:height:)`.
    case postfix(String)

    /// Modifiers under `#if`; each clause holds steps.
    case conditional([ConditionalClause<Link>])
  }
}

/// The arguments of a call.
package struct Call: Sendable {
  /// What stands in the parentheses; nil where there are none, empty for `()`.
  package var arguments: [Argument]?

  /// The trailing closures; only the first may be without a label.
  package var trailing: [TrailingClosure]

  /// Creates a call.
  package init(arguments: [Argument]? = nil, trailing: [TrailingClosure] = []) {
    self.arguments = arguments
    self.trailing = trailing
  }
}

/// An argument of a call, a subscript or a tuple.
package struct Argument: Sendable {
  /// The label, without its colon.
  package var label: String?

  /// The value.
  package var value: Expression

  /// The byte offset of the label, or of the value where there is none.
  package var offset: Int

  /// Creates an argument.
  package init(label: String? = nil, value: Expression, offset: Int = 0) {
    self.label = label
    self.value = value
    self.offset = offset
  }
}

/// A closure that follows a call.
package struct TrailingClosure: Sendable {
  /// The label, without its colon; nil for the first one.
  package var label: String?

  /// The closure.
  package var closure: Closure

  /// Creates a trailing closure.
  package init(label: String? = nil, closure: Closure) {
    self.label = label
    self.closure = closure
  }
}

/// A closure: its signature and its statements.
package struct Closure: Sendable {
  /// What stands before `in`, canonical: `d`, `[weak self] (a: Int) -> Int`; nil where there is none.
  package var signature: String?

  /// The names of its parameters in order, `_` included.
  package var parameters: [String]

  /// The statements.
  package var body: Block

  /// Creates a closure.
  package init(signature: String? = nil, parameters: [String] = [], body: Block) {
    self.signature = signature
    self.parameters = parameters
    self.body = body
  }
}
