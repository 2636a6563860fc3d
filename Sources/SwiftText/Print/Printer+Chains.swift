extension Printer {
  /// Writes a chain.
  mutating func chain(_ root: Expression, _ links: [Link], top: Bool) {
    let layout = ChainLayout(root, links, top: top)
    let outer = level
    defer { level = outer }
    expression(root)
    for index in links.indices {
      if index == layout.first, layout.isBroken, output.last != UInt8(ascii: "}") {
        level = outer + 1
      }
      let breaks = layout.breaks(links, before: index)
      step(links[index], breaks: breaks, keepsComments: breaks && top)
    }
  }

  /// Writes one link, on a line of its own where the layout breaks before it.
  private mutating func step(_ link: Link, breaks: Bool, keepsComments: Bool) {
    if keepsComments, !link.comments.isEmpty {
      endLine()
      comments(link.comments)
      beginLine()
    } else {
      hoisted += link.comments
      if breaks { breakLine() }
    }
    switch link.kind {
    case .member(let name): write("." + name)
    case .call(let call): self.call(call)
    case .subscript(let arguments):
      write("[")
      self.arguments(arguments)
      write("]")
    case .generic(let types): write("<" + types.joined(separator: ", ") + ">")
    case .postfix(let word): write(word)
    case .conditional(let clauses): conditionalLinks(clauses)
    }
  }

  private mutating func call(_ call: Call) {
    if let arguments = call.arguments {
      write("(")
      self.arguments(arguments)
      write(")")
    }
    for closure in call.trailing {
      write(closure.label.map { " \($0): " } ?? " ")
      self.closure(closure.closure)
    }
  }

  private mutating func conditionalLinks(_ clauses: [ConditionalClause<Link>]) {
    let layout = ChainLayout(clause: ())
    for (number, clause) in clauses.enumerated() {
      if number > 0 { beginLine() }
      write(clause.directive)
      if let condition = clause.condition { write(" " + condition) }
      for index in clause.content.indices {
        let breaks = index == 0 || layout.breaks(clause.content, before: index)
        step(clause.content[index], breaks: breaks, keepsComments: breaks)
      }
      endLine()
      comments(clause.trailingComments)
    }
    beginLine()
    write("#endif")
    needsLineBreak = true
  }
}
