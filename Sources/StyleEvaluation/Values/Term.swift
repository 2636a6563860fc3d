/// A name with members and calls that the interpreter keeps as they are: `Color.blue.opacity(0.2)`.
///
/// Views, shapes, colours and fonts are all terms; the place where one stands says what it means.
struct Term {
  /// What a term starts with.
  indirect enum Root {
    /// A name: `HStack`, `DesignTokens`.
    case name(String)

    /// A member of the type that the context gives: `.leading`.
    case implicit(String)

    /// The title or the icon of a label.
    case part(LabelPart, LabelConfiguration)

    /// A value that is given members it does not declare, such as a view with modifiers.
    case value(Value)
  }

  /// A member or a call of a member.
  struct Step {
    /// The name; `callAsFunction` where a value is called.
    var name: String

    /// The arguments, trailing closures last; nil where it is not called.
    var arguments: [EvaluatedArgument]?
  }

  /// What it starts with.
  var root: Root

  /// The arguments that the root is called with; nil where it is not called.
  var arguments: [EvaluatedArgument]?

  /// The members and calls in order.
  var steps: [Step] = []

  /// The module that wrote an implicit member, where it holds styles at versions.
  var holder: StyleModule?

  /// The name of a term that is one implicit member: `leading` for `.leading`.
  var implicitName: String? {
    guard case .implicit(let name) = root, steps.isEmpty else { return nil }
    return name
  }

  /// The last name of a term without calls: `leading` for `.leading` and `Alignment.leading`.
  var memberName: String? {
    guard arguments == nil, steps.allSatisfy({ $0.arguments == nil }) else { return nil }
    switch root {
    case .name(let name), .implicit(let name): return steps.last?.name ?? name
    case .part, .value: return nil
    }
  }

  /// The name of the root, where it has one.
  var rootName: String? {
    switch root {
    case .name(let name), .implicit(let name): name
    case .part, .value: nil
    }
  }

  /// Whether the root is a member of the type that the context gives.
  var isImplicit: Bool {
    if case .implicit = root { true } else { false }
  }

  /// The names joined by dots, where nothing is called and the root is a name: `IterSpace.lg`.
  var path: String? {
    guard case .name(let name) = root, arguments == nil else { return nil }
    return steps.reduce(name as String?) { path, step in
      path.flatMap { step.arguments == nil ? $0 + "." + step.name : nil }
    }
  }

  /// The term as a person names it in a message: its names, `(…)` where they are called.
  var spelling: String {
    let start =
      switch root {
      case .name(let name): name
      case .implicit(let name): "." + name
      case .part(let part, _): "configuration." + part.rawValue
      case .value: "a value"
      }
    return steps.prefix(8).reduce(start + (arguments == nil ? "" : "(…)")) { text, step in
      text + "." + step.name + (step.arguments == nil ? "" : "(…)")
    }
  }

  /// The term with another root in the place of its root and its first step.
  func replacingRoot(_ name: String, _ arguments: [EvaluatedArgument]) -> Term {
    var term = Term(name, arguments)
    term.steps = Array(steps.dropFirst())
    return term
  }

  /// Creates a term of a name.
  init(_ name: String, _ arguments: [EvaluatedArgument]? = nil) {
    self.init(.name(name), arguments)
  }

  /// Creates a term.
  init(_ root: Root, _ arguments: [EvaluatedArgument]? = nil) {
    self.root = root
    self.arguments = arguments
  }
}

/// The two parts of a label; the raw values are the members of `LabelStyleConfiguration`.
package enum LabelPart: String {
  case title
  case icon
}
