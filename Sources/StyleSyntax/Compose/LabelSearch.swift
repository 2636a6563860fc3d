import JSON
import SwiftText
import Vocabulary

/// Looks for a label in the Swift of a style that asks the styles around it.
struct LabelSearch {
  /// What is known of other styles.
  var reach: StyleReach

  private let document: Document
  private let names: DeclaredNames
  private var isFound = false
  private var depth = 0

  /// Creates a search.
  init(of source: StyleSource, reach: StyleReach) {
    self.reach = reach
    document = source.document
    names = DeclaredNames(of: source.document)
  }

  /// Returns whether there is such a label; where the Swift cannot be looked into, there is.
  mutating func findsOpenLabel() -> Bool {
    for declaration in document.declarations { visit(declaration) }
    return isFound
  }

  private mutating func visit(_ declaration: Declaration) {
    switch declaration.kind {
    case .type(let type):
      for member in type.members { visit(member) }
    case .property(let property):
      property.value.map { visit($0, isClosed: false) }
      property.body.map { visit($0, isClosed: false) }
    case .function(let function): function.body.map { visit($0, isClosed: false) }
    case .conditional(let clauses):
      for member in clauses.flatMap(\.content) { visit(member) }
    case .opaque(let text): isFound = isFound || text.contains("Label")
    case .case, .line: break
    }
  }

  private mutating func visit(_ block: Block, isClosed: Bool) {
    for statement in block.statements where !isFound { visit(statement, isClosed: isClosed) }
  }

  private mutating func visit(_ statement: Statement, isClosed: Bool) {
    switch statement.kind {
    case .expression(let value): visit(value, isClosed: isClosed)
    case .return(let value): value.map { visit($0, isClosed: isClosed) }
    case .if(let branch): visit(branch, isClosed: isClosed)
    case .guard(_, let block): visit(block, isClosed: isClosed)
    case .switch(_, let cases):
      for item in cases { visit(item.body, isClosed: isClosed) }
    case .declaration(let declaration): visit(declaration)
    case .conditional(let clauses):
      for inner in clauses.flatMap(\.content) { visit(inner, isClosed: isClosed) }
    case .opaque(let text): isFound = isFound || text.contains("Label")
    }
  }

  private mutating func visit(_ branch: If, isClosed: Bool) {
    var next: If? = branch
    while let present = next {
      next = nil
      visit(present.then, isClosed: isClosed)
      switch present.otherwise {
      case .block(let block): visit(block, isClosed: isClosed)
      case .if(let other): next = other
      case nil: break
      }
    }
  }

  private mutating func visit(_ expression: Expression, isClosed: Bool) {
    guard depth < 256, !isFound else { return }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .chain(let root, let links): visit(root, links, isClosed: isClosed)
    case .closure(let closure): visit(closure.body, isClosed: isClosed)
    case .statement(let statement): visit(statement, isClosed: isClosed)
    case .tuple(let elements):
      for element in elements { visit(element.value, isClosed: isClosed) }
    case .array(let elements):
      for element in elements { visit(element, isClosed: isClosed) }
    case .ternary(_, let first, let second):
      visit(first, isClosed: isClosed)
      visit(second, isClosed: isClosed)
    case .binary(_, let left, let right):
      visit(left, isClosed: isClosed)
      visit(right, isClosed: isClosed)
    case .prefix(_, let value), .cast(let value, _, _): visit(value, isClosed: isClosed)
    case .number, .string, .name, .implicitMember, .keyPath, .dictionary, .operatorName: break
    }
  }
}

// MARK: Chains

extension LabelSearch {
  /// Visits a chain from its outer end, so that a style set on it closes what stands before.
  private mutating func visit(_ root: Expression, _ links: [Link], isClosed: Bool) {
    var isClosed = isClosed
    for (index, link) in links.enumerated().reversed() {
      switch link.kind {
      case .call(let call):
        let name = index > 0 ? links[index - 1].memberName : nil
        if name == "labelStyle", let style = call.arguments?.first?.value {
          isClosed = isClosed || !reach.asksOuterStyle(givenBy: style)
        } else if name == "makeBody", let style = root.typeName {
          if !isClosed, reach.asksOuterStyle(ofType: style) { isFound = true }
        } else {
          visit(call, isClosed: isClosed)
        }
      case .subscript(let elements):
        for element in elements { visit(element.value, isClosed: isClosed) }
      case .conditional(let clauses):
        for call in clauses.flatMap(\.content).compactMap(\.call) {
          visit(call, isClosed: isClosed)
        }
      case .member, .generic, .postfix: break
      }
    }
    guard !isClosed, case .name(let name) = root.kind, let call = links.first?.call else {
      return visit(root, isClosed: isClosed)
    }
    if name == "Label" || isForeign(name) && call.namesConfiguration { isFound = true }
  }

  private mutating func visit(_ call: Call, isClosed: Bool) {
    for argument in call.arguments ?? [] { visit(argument.value, isClosed: isClosed) }
    for trailing in call.trailing { visit(trailing.closure.body, isClosed: isClosed) }
  }

  /// Whether a name is the app's own, so that what it does with a label cannot be told.
  private func isForeign(_ name: String) -> Bool {
    !Vocabulary.isType(name) && !names.all.contains(name) && !names.typeNames.contains(name)
  }
}

extension Link {
  /// The name of a member.
  fileprivate var memberName: String? {
    if case .member(let name) = kind { name } else { nil }
  }

  /// The call.
  fileprivate var call: Call? {
    if case .call(let call) = kind { call } else { nil }
  }
}

extension Expression {
  /// The name of a type that the expression is.
  fileprivate var typeName: String? {
    if case .name(let name) = kind, name.isTypeName { name } else { nil }
  }
}

extension Call {
  /// Whether the configuration of a label is given on.
  fileprivate var namesConfiguration: Bool {
    let values = (arguments ?? []).map(\.value)
    let closures = trailing.map { Expression(.closure($0.closure)) }
    return (values + closures).contains { value in
      FreeNames.first(in: value) { $0 == "configuration" } != nil
    }
  }
}
