/// What stands between braces: statements, and the comments after the last one.
package struct Block: Sendable {
  /// The statements in order.
  package var statements: [Statement]

  /// The comments that stand after the last statement.
  package var trailingComments: [String]

  /// Creates a block.
  package init(_ statements: [Statement] = [], trailingComments: [String] = []) {
    self.statements = statements
    self.trailingComments = trailingComments
  }
}

/// A statement of a body or a view builder.
package struct Statement: Sendable {
  /// What the statement is.
  package var kind: Kind

  /// The comments before it, as written, each on a line of its own.
  package var comments: [String]

  /// The byte offset of its first token in the source.
  package var offset: Int

  /// Creates a statement.
  package init(_ kind: Kind, comments: [String] = [], offset: Int = 0) {
    self.kind = kind
    self.comments = comments
    self.offset = offset
  }

  /// The shapes of a statement.
  package indirect enum Kind: Sendable {
    /// An expression that stands alone: in a view builder, a view.
    case expression(Expression)

    /// A conditional.
    case `if`(If)

    /// A guard: its conditions and what is done where one fails.
    case `guard`([Condition], Block)

    /// A switch: its subject and its cases.
    case `switch`(Expression, [SwitchCase])

    /// A return, with or without a value.
    case `return`(Expression?)

    /// A declaration inside a body: `let`, `var`, a nested function or type.
    case declaration(Declaration)

    /// Statements under `#if`.
    case conditional([ConditionalClause<Statement>])

    /// A construct that the subset leaves out, kept as its tokens were written.
    case opaque(String)
  }
}

/// An `if` with its conditions, its block and what follows `else`.
package struct If: Sendable {
  /// The conditions, all of which must hold.
  package var conditions: [Condition]

  /// What is done where they hold.
  package var then: Block

  /// What is done where they do not.
  package var otherwise: Otherwise?

  /// Creates an `if`.
  package init(conditions: [Condition], then: Block, otherwise: Otherwise? = nil) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }

  /// What follows `else`.
  package indirect enum Otherwise: Sendable {
    /// `else { … }`
    case block(Block)

    /// `else if … { … }`
    case `if`(If)
  }
}

/// One condition of an `if` or a `guard`.
package enum Condition: Sendable {
  /// A Boolean expression.
  case expression(Expression)

  /// An optional binding: keyword (`let` or `var`), name, canonical type, value (nil in `if let x`).
  case binding(keyword: String, name: String, type: String?, value: Expression?)

  /// `case pattern = value`
  case pattern(Expression, Expression)

  /// `#available(…)` or `#unavailable(…)`: the word with its `#`, and what stands in parentheses.
  case availability(String, [String])
}

/// One `case` or `default` of a switch.
package struct SwitchCase: Sendable {
  /// The patterns; empty for `default`.
  package var patterns: [Pattern]

  /// The statements.
  package var body: Block

  /// An attribute before it, such as `@unknown`.
  package var attribute: String?

  /// The comments before it.
  package var comments: [String]

  /// The byte offset of its first token in the source.
  package var offset: Int

  /// Creates a case.
  package init(
    patterns: [Pattern], body: Block, attribute: String? = nil, comments: [String] = [],
    offset: Int = 0
  ) {
    self.patterns = patterns
    self.body = body
    self.attribute = attribute
    self.comments = comments
    self.offset = offset
  }

  /// A pattern and the condition after `where`.
  package struct Pattern: Sendable {
    /// The pattern; `let x` is the prefix `let` of a name, `.a(let x)` a call of an implicit member.
    package var value: Expression

    /// The condition after `where`.
    package var condition: Expression?

    /// Creates a pattern.
    package init(_ value: Expression, where condition: Expression? = nil) {
      self.value = value
      self.condition = condition
    }
  }
}

/// One clause of `#if`, with what it holds.
package struct ConditionalClause<Content: Sendable>: Sendable {
  /// `#if`, `#elseif` or `#else`.
  package var directive: String

  /// The condition as written, blanks made one; nil for `#else`.
  package var condition: String?

  /// What the clause holds.
  package var content: [Content]

  /// The comments after the last element of the clause.
  package var trailingComments: [String]

  /// Creates a clause.
  package init(
    directive: String, condition: String?, content: [Content], trailingComments: [String] = []
  ) {
    self.directive = directive
    self.condition = condition
    self.content = content
    self.trailingComments = trailingComments
  }
}
