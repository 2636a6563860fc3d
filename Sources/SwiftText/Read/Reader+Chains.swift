import Diagnostics

extension Reader {
  /// Reads what is applied to a root: members, calls, subscripts, `?`, `!`, closures, `#if`.
  mutating func postfix(_ root: Expression, top: Bool) throws(Failure) -> Expression {
    var links: [Link] = []
    if top { chainComments = [] }
    while true {
      let comments = top && continuesChain ? takeComments() : 0..<0
      guard let kind = try link(root, links) else { break }
      let offset = kind.offset
      if !comments.isEmpty {
        chainComments.append(LinkComments(link: links.count, comments: comments))
      }
      if case .call(let call) = kind.link, !call.trailing.isEmpty, call.arguments == nil,
        let last = links.last, case .call(var before) = last.kind, before.trailing.isEmpty
      {
        before.trailing = call.trailing
        links[links.count - 1].kind = .call(before)
      } else {
        links.append(Link(kind.link, offset: offset))
      }
      guard links.count <= Limits.links else {
        throw .syntax(
          SyntaxError(offset: offset, message: "a chain of more than \(Limits.links) steps"))
      }
    }
    return links.isEmpty ? root : Expression(.chain(root, links), offset: root.offset)
  }

  private var continuesChain: Bool {
    token.kind == .dot || (token.word == .hashIf && isPostfixConditional)
  }

  /// Reads the next link, or returns nil at the end of the chain.
  private mutating func link(
    _ root: Expression, _ links: [Link]
  ) throws(Failure) -> (link: Link.Kind, offset: Int)? {
    let offset = Int(token.start)
    switch token.kind {
    case .dot:
      advance()
      return (.member(try memberName()), offset)
    case .leftParenthesis where !token.lineBreakBefore:
      if let labels = argumentLabels() { return (.postfix(labels), offset) }
      let owner = Self.owner(root, links)
      return (.call(Call(arguments: try arguments("the arguments of \(owner)"))), offset)
    case .leftBracket where !token.lineBreakBefore:
      return (.subscript(try arguments("the subscript")), offset)
    case .operator:
      return try postfixOperator(root, links).map { ($0, offset) }
    case .leftAngle:
      return try generics(root, links).map { ($0, offset) }
    case .leftBrace where allowsTrailingClosures && takesTrailingClosure(root, links):
      return (.call(Call(trailing: try trailingClosures())), offset)
    case .hash where token.word == .hashIf && isPostfixConditional:
      return (.conditional(try conditionalLinks()), offset)
    default: return nil
    }
  }

  private mutating func postfixOperator(
    _ root: Expression, _ links: [Link]
  ) throws(Failure) -> Link.Kind? {
    if token.spaceBefore { return nil }
    if isOperator("?") || isOperator("!") { return .postfix(takeText()) }
    if isOperator("..."), token.leftBound, !token.rightBound {
      return .postfix(takeText())
    }
    return nil
  }

  /// Reads the labels that make a function's full name, as in `frame(width:height:)`; nil where
  /// the parentheses hold anything else.
  private mutating func argumentLabels() -> String? {
    let closer = partner(of: index)
    guard (closer - index) % 2 == 1, closer > index + 1 else { return nil }
    var labels = ""
    for label in stride(from: index + 1, to: closer, by: 2) {
      guard tokens[label].kind == .identifier, tokens[label + 1].kind == .colon else { return nil }
      labels += text(at: label) + ":"
    }
    while index < closer { advance() }
    advance()
    return "(\(labels))"
  }

  private mutating func generics(
    _ root: Expression, _ links: [Link]
  ) throws(Failure) -> Link.Kind? {
    switch links.last?.kind {
    case nil:
      switch root.kind {
      case .name, .implicitMember: break
      default: return nil
      }
    case .member: break
    default: return nil
    }
    return .generic(try genericArguments())
  }

  /// How errors name the function that is called.
  private static func owner(_ root: Expression, _ links: [Link]) -> String {
    for link in links.reversed() {
      if case .member(let name) = link.kind { return "'\(name)'" }
      if case .call = link.kind { return "this call" }
    }
    switch root.kind {
    case .name(let name), .implicitMember(let name): return "'\(name)'"
    default: return "this call"
    }
  }

  private func takesTrailingClosure(_ root: Expression, _ links: [Link]) -> Bool {
    if beginsAccessors { return false }
    switch links.last?.kind {
    case nil:
      switch root.kind {
      case .name(let name): return !["nil", "true", "false", "break", "continue"].contains(name)
      case .implicitMember: return true
      default: return false
      }
    case .call(let call): return call.trailing.isEmpty
    case .conditional: return false
    default: return true
    }
  }

  /// Whether the `{` that comes next begins accessors or observers.
  private var beginsAccessors: Bool {
    switch peek().word {
    case .get, .set, .willSet, .didSet:
      peek(2).kind == .leftBrace
        || (peek().word != .get && peek(2).kind == .leftParenthesis
          && peek(5).kind == .leftBrace)
    default: false
    }
  }

  /// Reads a closure and the labelled ones that follow it.
  private mutating func trailingClosures() throws(Failure) -> [TrailingClosure] {
    var closures = [TrailingClosure(closure: try closure())]
    while token.kind == .identifier, token.word != .default, peek().kind == .colon,
      peek(2).kind == .leftBrace
    {
      let label = takeText()
      advance()
      closures.append(TrailingClosure(label: label, closure: try closure()))
    }
    return closures
  }
}
