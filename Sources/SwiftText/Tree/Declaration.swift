/// A declaration: a type, a case, a property, a function, or a line such as `typealias`.
package struct Declaration: Sendable {
  /// What is declared.
  package var kind: Kind

  /// Attributes and modifiers in order, canonical: `@Environment(\.font)`, `private`, `static`.
  package var attributes: [String]

  /// The comments before it, as written; lines that begin with `///` are its description.
  package var comments: [String]

  /// The byte offset of its first token in the source.
  package var offset: Int

  /// Creates a declaration.
  package init(
    _ kind: Kind, attributes: [String] = [], comments: [String] = [], offset: Int = 0
  ) {
    self.kind = kind
    self.attributes = attributes
    self.comments = comments
    self.offset = offset
  }

  /// The shapes of a declaration.
  package indirect enum Kind: Sendable {
    /// A `struct`, `enum`, `class`, `actor`, `protocol` or `extension`.
    case type(TypeDeclaration)

    /// A case of an enumeration.
    case `case`(CaseDeclaration)

    /// A `let` or `var`.
    case property(PropertyDeclaration)

    /// A `func`, `init` or `subscript`.
    case function(FunctionDeclaration)

    /// An `import`, `typealias` or `associatedtype`, canonical: `typealias Body = Text`.
    case line(String)

    /// Declarations under `#if`.
    case conditional([ConditionalClause<Declaration>])

    /// A construct that the subset leaves out, kept as its tokens were written.
    case opaque(String)
  }
}

/// A type or an extension.
package struct TypeDeclaration: Sendable {
  /// `struct`, `enum`, `class`, `actor`, `protocol` or `extension`.
  package var keyword: String

  /// The name without generic parameters; the extended type for an extension.
  package var name: String

  /// The generic parameters, canonical with their angle brackets: `<Content: View>`; empty if none.
  package var generics: String

  /// The types after the colon, each canonical.
  package var inherits: [String]

  /// The requirements after `where`, canonical: `Self == PillLabelStyle`.
  package var requirements: String?

  /// The members in order.
  package var members: [Declaration]

  /// The comments after the last member.
  package var trailingComments: [String]

  /// Creates a type.
  package init(
    keyword: String, name: String, generics: String = "", inherits: [String] = [],
    requirements: String? = nil, members: [Declaration] = [], trailingComments: [String] = []
  ) {
    self.keyword = keyword
    self.name = name
    self.generics = generics
    self.inherits = inherits
    self.requirements = requirements
    self.members = members
    self.trailingComments = trailingComments
  }
}

/// One case of an enumeration; `case a, b` is read as two.
package struct CaseDeclaration: Sendable {
  /// The name.
  package var name: String

  /// The associated values, canonical with their parentheses: `(Int, label: String)`; nil if none.
  package var associated: String?

  /// The raw value.
  package var rawValue: Expression?

  /// Creates a case.
  package init(name: String, associated: String? = nil, rawValue: Expression? = nil) {
    self.name = name
    self.associated = associated
    self.rawValue = rawValue
  }
}

/// A stored or computed property, or a constant or variable in a body.
package struct PropertyDeclaration: Sendable {
  /// `let` or `var`.
  package var keyword: String

  /// The name, or a tuple pattern as written.
  package var name: String

  /// The type, canonical.
  package var type: String?

  /// The initial value.
  package var value: Expression?

  /// The body of a computed property, or its observers.
  package var body: Block?

  /// Creates a property.
  package init(
    keyword: String, name: String, type: String? = nil, value: Expression? = nil, body: Block? = nil
  ) {
    self.keyword = keyword
    self.name = name
    self.type = type
    self.value = value
    self.body = body
  }
}

/// A function, an initializer or a subscript.
package struct FunctionDeclaration: Sendable {
  /// `func`, `init`, `init?`, `init!` or `subscript`.
  package var keyword: String

  /// The name of a `func`; empty otherwise.
  package var name: String

  /// The generic parameters, canonical with their angle brackets; empty if none.
  package var generics: String

  /// The parameters.
  package var parameters: [Parameter]

  /// The words before the arrow: `async`, `throws`, `rethrows`.
  package var effects: [String]

  /// The result type, canonical.
  package var result: String?

  /// The requirements after `where`, canonical.
  package var requirements: String?

  /// The body; nil in a protocol.
  package var body: Block?

  /// Creates a function.
  package init(
    keyword: String, name: String = "", generics: String = "", parameters: [Parameter] = [],
    effects: [String] = [], result: String? = nil, requirements: String? = nil, body: Block? = nil
  ) {
    self.keyword = keyword
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.requirements = requirements
    self.body = body
  }
}

/// A parameter of a function.
package struct Parameter: Sendable {
  /// Attributes before it, canonical: `@ViewBuilder`.
  package var attributes: [String]

  /// The label that a caller writes; `_` for none.
  package var label: String

  /// The name inside the body; nil where it is the label.
  package var name: String?

  /// The type, canonical.
  package var type: String

  /// The default value.
  package var value: Expression?

  /// Creates a parameter.
  package init(
    attributes: [String] = [], label: String, name: String? = nil, type: String,
    value: Expression? = nil
  ) {
    self.attributes = attributes
    self.label = label
    self.name = name
    self.type = type
    self.value = value
  }
}

/// A document of the subset: declarations in order, and the comments after the last one.
package struct Document: Sendable {
  /// The declarations; imports come first.
  package var declarations: [Declaration]

  /// The comments after the last declaration.
  package var trailingComments: [String]

  /// Creates a document.
  package init(_ declarations: [Declaration] = [], trailingComments: [String] = []) {
    self.declarations = declarations
    self.trailingComments = trailingComments
  }
}
