extension Printer {
  /// Writes a closure: one that gives a plain value on one line, a body of views on lines of its own.
  mutating func closure(
    _ closure: Closure, isTrailing: Bool, isAlone: Bool = true, tail: Int = 0
  ) {
    let signature = closure.signature
    if !isTrailing || isAlone,
      writeShort(closure.body, signature: signature, takesViews: !isTrailing, tail: tail)
    {
      return
    }
    block(closure.body, signature: signature, isFollowed: isTrailing && !isAlone)
  }

  /// Writes a body on one line, if it is one expression that fits there; returns whether it did.
  mutating func writeShort(
    _ body: Block, signature: String? = nil, takesViews: Bool = false, tail: Int = 0
  ) -> Bool {
    guard layout.joinsShortLines, let value = body.onlyExpression,
      takesViews || Self.isPlainValue(value)
    else { return false }
    return writeIfFits(tail: tail) { printer in
      printer.write("{ ")
      if let signature { printer.write(signature.isEmpty ? "in " : "\(signature) in ") }
      printer.expression(value)
      printer.write(" }")
    }
  }

  /// Writes `{`, what stands in a block, and `}`.
  mutating func block(_ block: Block, signature: String? = nil, isFollowed: Bool = false) {
    write("{")
    if block.statements.isEmpty, block.trailingComments.isEmpty, signature == nil {
      if isFollowed, layout.breaksEmptyBraces { breakLine() }
      return write("}")
    }
    if let signature { write(signature.isEmpty ? " in" : " \(signature) in") }
    endLine()
    indented { $0.statements(block) }
    beginLine()
    write("}")
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

extension Block {
  /// The one statement of the block, where no comment stands in it.
  var onlyStatement: Statement? {
    guard statements.count == 1, trailingComments.isEmpty, statements[0].comments.isEmpty else {
      return nil
    }
    return statements[0]
  }

  /// The expression that is all there is in the block.
  var onlyExpression: Expression? {
    if case .expression(let value)? = onlyStatement?.kind { value } else { nil }
  }
}
