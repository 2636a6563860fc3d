extension Printer {
  /// Writes a chain, with line breaks where its layout says.
  mutating func chain(
    _ root: Expression, _ links: [Link], _ breaks: ChainLayout, isStatement: Bool = false,
    tail: Int = 0
  ) {
    let outer = level
    defer { level = outer }
    let start = output.count
    expression(root)
    for index in links.indices {
      if index == breaks.first, breaks.isBroken, !alignsSteps(start) { level = outer + 1 }
      let breaksLine = breaks.breaks(links, before: index)
      step(
        links[index], breaks: breaksLine,
        keepsComments: breaksLine && isStatement || layout.width != nil,
        tail: index == links.count - 1 ? tail : 0)
    }
  }

  /// Whether the steps stand below the root that was written from a place on.
  private func alignsSteps(_ start: Int) -> Bool {
    layout.alignsBelowLines
      ? output[start...].contains(UInt8(ascii: "\n")) : output.last == UInt8(ascii: "}")
  }

  /// Writes one link, on a line of its own where the layout breaks before it.
  private mutating func step(_ link: Link, breaks: Bool, keepsComments: Bool, tail: Int) {
    if keepsComments, !link.comments.isEmpty {
      endLine()
      comments(link.comments)
      beginLine()
    } else {
      if !link.comments.isEmpty { hoisted += link.comments }
      if breaks { breakLine() }
    }
    switch link.kind {
    case .member(let name):
      write(".")
      write(name)
    case .call(let call): self.call(call, tail: tail)
    case .subscript(let arguments): self.arguments(arguments, "[", "]", tail: tail)
    case .generic(let types): write("<" + types.joined(separator: ", ") + ">")
    case .postfix(let word): write(word)
    case .conditional(let clauses): conditionalLinks(clauses)
    }
  }

  private mutating func call(_ call: Call, tail: Int) {
    if let arguments = call.arguments {
      let tail = call.trailing.first.map { opening(of: $0.closure) } ?? tail
      self.arguments(arguments, "(", ")", tail: tail)
    }
    for closure in call.trailing {
      write(" ")
      if let label = closure.label {
        write(label)
        write(": ")
      }
      self.closure(closure.closure, isTrailing: true, isAlone: call.trailing.count == 1)
    }
  }

  /// The columns of what opens a trailing closure.
  private func opening(of closure: Closure) -> Int {
    if isFlat { return 0 }
    return 2 + (closure.signature.map { $0.count + 4 } ?? 0)
  }

  private mutating func conditionalLinks(_ clauses: [ConditionalClause<Link>]) {
    let layout = ChainLayout(clause: ())
    for (number, clause) in clauses.enumerated() {
      if number > 0 { beginLine() }
      self.clause(clause) { printer in
        for index in clause.content.indices {
          let breaks = index == 0 || layout.breaks(clause.content, before: index)
          printer.step(clause.content[index], breaks: breaks, keepsComments: breaks, tail: 0)
        }
        printer.endLine()
      }
    }
    beginLine()
    write("#endif")
    needsLineBreak = true
  }
}
