import SwiftText

extension PartBuilder {
  /// Makes the part of an expression: a view with its modifiers where it calls something, a closure
  /// with its statements, else one text.
  ///
  /// A name that is a statement is a view as well, as modifiers may follow it in another version.
  mutating func value(_ expression: Expression, isStatement: Bool = false) -> Part {
    switch expression.kind {
    case .chain(let root, let links):
      if isStatement || links.contains(where: \.isCalled) { return view(root, links) }
    case .name, .implicitMember: if isStatement { return view(expression, []) }
    case .closure(let closure): return self.closure(closure)
    case .statement(let statement): return core(of: statement)
    default: break
    }
    return table.text(Printer.print(expression))
  }

  private mutating func view(_ root: Expression, _ links: [Link]) -> Part {
    let first = ChainLayout.rootEnd(root, links)
    var head = links[..<first]
    var call = table.absent()
    if case .call(let last)? = head.last?.kind {
      head = head.dropLast()
      call = self.call(last)
    }
    let callee =
      head.isEmpty ? Printer.print(root) : Printer.print(Expression(.chain(root, Array(head))))
    let comments = comments(links[..<first].flatMap(\.comments))
    let parts = [comments, table.text(callee), call]
    let rootPart = table.fields(.root, parts, key: callee)
    return table.fields(.view, [rootPart, modifiers(links[first...])], key: callee)
  }

  /// Makes the part of the links behind a root: each member with what is applied to it.
  private mutating func modifiers(_ links: ArraySlice<Link>) -> Part {
    var parts: [Part] = []
    var rest = links
    while let first = rest.first {
      var end = rest.startIndex + 1
      if case .conditional(let clauses) = first.kind {
        let clauses = compilation(clauses) { builder, content in builder.modifiers(content[...]) }
        let comments = comments(first.comments)
        parts.append(
          table.fields(
            .modifier, [comments, clauses, table.text("\n")], key: clauses.key, name: clauses.name))
      } else {
        while end < rest.endIndex, !rest[end].beginsModifier { end += 1 }
        parts.append(modifier(rest[..<end]))
      }
      rest = rest[end...]
    }
    return table.list(.modifiers, parts)
  }

  private mutating func modifier(_ links: ArraySlice<Link>) -> Part {
    let comments = comments(links.flatMap(\.comments))
    let called = links.firstIndex { if case .call = $0.kind { true } else { false } }
    let head = Self.text(of: links[..<(called ?? links.endIndex)])
    guard let called, case .call(let call) = links[called].kind else {
      return table.fields(
        .modifier, [comments, table.text(head), table.absent(), table.absent()], key: head)
    }
    let tail = optional(Self.text(of: links[(called + 1)...]))
    return table.fields(
      .modifier, [comments, table.text(head), self.call(call), tail],
      key: head + Self.key(of: call), name: head)
  }

  /// The labels of the arguments, and the first unlabelled one where it is a member such as
  /// `.horizontal`.
  private static func key(of call: Call) -> String {
    let arguments = call.arguments ?? []
    var key = arguments.map { ($0.label ?? "_") + ":" }.joined()
    if let first = arguments.first(where: { $0.label == nil }),
      case .implicitMember(let name) = first.value.kind
    {
      key += ".\(name)"
    }
    return "(\(key))" + call.trailing.compactMap { $0.label }.map { "\($0):" }.joined()
  }

  private static func text(of links: ArraySlice<Link>) -> String {
    guard !links.isEmpty else { return "" }
    let plain = links.map { Link($0.kind) }
    return String(Printer.print(Expression(.chain(Expression(.name("x")), plain))).dropFirst())
  }

  private mutating func call(_ call: Call) -> Part {
    var unlabelled = 0
    let arguments = (call.arguments ?? []).map { argument in
      let value = value(argument.value)
      if argument.label == nil { unlabelled += 1 }
      return table.fields(
        .argument, [optional(argument.label.map { "\($0): " } ?? ""), value],
        key: argument.label ?? "\(unlabelled)")
    }
    let closures = call.trailing.map { trailing in
      let label = trailing.label.map { " \($0):" } ?? ""
      let body = closure(trailing.closure)
      return table.fields(
        .trailing, [optional(label), table.text(" "), body], key: trailing.label ?? "{}")
    }
    return table.fields(
      .call,
      [
        optional(call.arguments?.isEmpty == true ? "()" : ""), table.list(.arguments, arguments),
        table.list(.closures, closures),
      ])
  }

  private mutating func closure(_ closure: Closure) -> Part {
    let signature = closure.signature.map { $0.isEmpty ? "in\n" : "\($0) in\n" } ?? ""
    return table.fields(
      .closure,
      [
        table.text("{ "), optional(signature), statements(closure.body.statements),
        comments(closure.body.trailingComments), table.text("}"),
      ],
      key: "closure")
  }
}

extension Link {
  /// Whether the link is a call, or holds modifiers.
  fileprivate var isCalled: Bool {
    switch kind {
    case .call, .conditional: true
    default: false
    }
  }

  /// Whether a modifier begins with the link.
  fileprivate var beginsModifier: Bool {
    switch kind {
    case .member, .conditional: true
    default: false
    }
  }
}
