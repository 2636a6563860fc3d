extension ExportPrinter {
  /// Writes a chain: broken before each called member unless it is to stay on its line.
  mutating func chain(_ root: Expression, _ links: [Link], tail: Int) {
    if isFlat {
      expression(root)
      for link in links { flat(link) }
      return
    }
    let layout = ChainLayout(root, links, top: true)
    let outer = level
    let start = output.count
    defer { level = outer }
    expression(root)
    for index in links.indices {
      if index == layout.first, layout.isBroken,
        !output[start...].contains(UInt8(ascii: "\n"))
      {
        level = outer + 1
      }
      let breaks = layout.breaks(links, before: index)
      step(links, index, breaks: breaks, tail: index == links.count - 1 ? tail : 0)
    }
  }

  private mutating func flat(_ link: Link) {
    if !link.comments.isEmpty { hasFailed = true }
    switch link.kind {
    case .member(let name): write("." + name)
    case .call(let call): self.call(call, tail: 0)
    case .subscript(let arguments): self.arguments(arguments, "[", "]")
    case .generic(let types): write("<" + types.joined(separator: ", ") + ">")
    case .postfix(let word): write(word)
    case .conditional: hasFailed = true
    }
  }

  /// Writes one link, on a line of its own where the layout breaks before it.
  private mutating func step(_ links: [Link], _ index: Int, breaks: Bool, tail: Int) {
    let link = links[index]
    if !link.comments.isEmpty {
      endLine()
      comments(link.comments)
      beginLine()
    } else if breaks {
      breakLine()
    }
    switch link.kind {
    case .call(let call): self.call(call, tail: tail)
    case .subscript(let arguments): self.arguments(arguments, "[", "]", tail: tail)
    case .conditional(let clauses): conditionalLinks(clauses)
    case .member, .generic, .postfix: flat(Link(link.kind))
    }
  }

  private mutating func call(_ call: Call, tail: Int) {
    let closure = call.trailing.first
    let opening = closure.map { 2 + ($0.closure.signature.map { $0.count + 4 } ?? 0) } ?? 0
    if let arguments = call.arguments {
      self.arguments(arguments, "(", ")", tail: closure == nil ? tail : opening)
    }
    for closure in call.trailing {
      write(closure.label.map { " \($0): " } ?? " ")
      self.closure(closure.closure, isTrailing: true, isAlone: call.trailing.count == 1)
    }
  }

  private mutating func conditionalLinks(_ clauses: [ConditionalClause<Link>]) {
    let layout = ChainLayout(clause: ())
    for (number, clause) in clauses.enumerated() {
      if number > 0 { beginLine() }
      write(clause.directive)
      if let condition = clause.condition { write(" " + condition) }
      indented { printer in
        for index in clause.content.indices {
          let breaks = index == 0 || layout.breaks(clause.content, before: index)
          printer.step(clause.content, index, breaks: breaks, tail: 0)
        }
        printer.endLine()
        printer.comments(clause.trailingComments)
      }
    }
    beginLine()
    write("#endif")
    needsLineBreak = true
  }

  /// Writes arguments in their brackets: on one line where they fit, else one a line.
  mutating func arguments(
    _ arguments: [Argument], _ opener: String, _ closer: String, tail: Int = 0,
    isCollection: Bool = false
  ) {
    let hasLastComma = isCollection && arguments.count > 1
    let isFitting = writeFlat(tail: tail) { printer in
      printer.write(opener)
      for (index, argument) in arguments.enumerated() {
        if index > 0 { printer.write(", ") }
        printer.argument(argument)
      }
      printer.write(closer)
      if hasLastComma { printer.possibleCommas += 1 }
    }
    if isFitting { return }
    write(opener)
    if arguments.isEmpty {
      write(closer)
    } else if arguments.count == 1, Self.isCompact(arguments[0].value) {
      argument(arguments[0], tail: closer.count + tail)
      write(closer)
    } else {
      spread(arguments.count) { printer, index in
        let isLast = index == arguments.count - 1 && !hasLastComma
        printer.argument(arguments[index], tail: isLast ? 0 : 1)
        if !isLast { printer.write(",") }
      }
      write(closer)
    }
  }

  /// Writes elements one a line, indented, between brackets that are written by the caller.
  mutating func spread(_ count: Int, _ body: (inout ExportPrinter, Int) -> Void) {
    indented { printer in
      for index in 0..<count {
        printer.breakLine()
        body(&printer, index)
      }
    }
    breakLine()
  }

  private mutating func argument(_ argument: Argument, tail: Int = 0) {
    guard let label = argument.label else { return expression(argument.value, tail: tail) }
    write(label + ":")
    if startsBeside(argument.value, tail: tail) {
      write(" ")
      return expression(argument.value, tail: tail)
    }
    indented { printer in
      printer.breakLine()
      printer.expression(argument.value, tail: tail, isIndented: true)
    }
  }

  /// Whether the first name or literal of a value fits on the line of its label.
  private mutating func startsBeside(_ value: Expression, tail: Int) -> Bool {
    if isFlat { return true }
    var first = value
    while true {
      switch first.kind {
      case .binary(_, let left, _): first = left
      case .ternary(let condition, _, _): first = condition
      case .name, .number, .implicitMember, .keyPath:
        let start = output.count
        let fits = writeFlat(tail: 1 + tail) { $0.expression(first) }
        output.removeSubrange(start...)
        return fits
      default: return true
      }
    }
  }

  /// Whether a value that is the only argument stays behind the bracket and breaks inside.
  private static func isCompact(_ value: Expression) -> Bool {
    switch value.kind {
    case .closure, .array, .dictionary: true
    default: false
    }
  }

  /// Writes a dictionary.
  mutating func dictionary(_ pairs: [(key: Expression, value: Expression)], tail: Int = 0) {
    guard !pairs.isEmpty else { return write("[:]") }
    let isFitting = writeFlat(tail: tail) { printer in
      printer.write("[")
      for (index, pair) in pairs.enumerated() {
        if index > 0 { printer.write(", ") }
        printer.expression(pair.key)
        printer.write(": ")
        printer.expression(pair.value)
      }
      printer.write("]")
      if pairs.count > 1 { printer.possibleCommas += 1 }
    }
    if isFitting { return }
    write("[")
    spread(pairs.count) { printer, index in
      printer.expression(pairs[index].key, tail: 1)
      printer.write(": ")
      let hasComma = pairs.count > 1
      printer.expression(pairs[index].value, tail: hasComma ? 1 : 0)
      if hasComma { printer.write(",") }
    }
    write("]")
  }

  /// Writes a closure: one that gives a plain value on one line, a body of views on lines of its own.
  mutating func closure(
    _ closure: Closure, isTrailing: Bool, isAlone: Bool = true, tail: Int = 0
  ) {
    if closure.body.statements.isEmpty, closure.body.trailingComments.isEmpty,
      closure.signature == nil
    {
      return block(closure.body, isFollowed: isTrailing && !isAlone)
    }
    if closure.body.statements.count == 1, closure.body.trailingComments.isEmpty,
      closure.body.statements[0].comments.isEmpty,
      case .expression(let value) = closure.body.statements[0].kind,
      !isTrailing || isAlone && Self.isPlainValue(value),
      writeFlat(
        tail: tail,
        { printer in
          printer.write("{ ")
          if let signature = closure.signature {
            printer.write(signature.isEmpty ? "in " : "\(signature) in ")
          }
          printer.expression(value)
          printer.write(" }")
        })
    {
      return
    }
    if isFlat {
      hasFailed = true
      return
    }
    block(closure.body, signature: closure.signature)
  }

  /// Whether an expression is no view that a builder takes: `$0[.leading]`, `isOn.toggle()`.
  static func isPlainValue(_ value: Expression) -> Bool {
    switch value.kind {
    case .chain(let root, _):
      if case .implicitMember = root.kind { return true }
      guard case .name(let name) = root.kind, name != "configuration" else { return false }
      return name.utf8.first.map { $0 == UInt8(ascii: "$") || $0 >= UInt8(ascii: "a") } ?? false
    case .name(let name): return name != "configuration"
    case .number, .string, .binary, .implicitMember: return true
    default: return false
    }
  }
}
