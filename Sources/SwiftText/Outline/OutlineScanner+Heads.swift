import Diagnostics

extension OutlineScanner {
  /// Reads the head of a declaration; of a type, its children too.
  mutating func head(_ item: inout OutlineItem, _ keyword: Word) throws(SyntaxError) {
    reader.advance()
    item.nameOffset = Int(reader.token.start)
    switch keyword {
    case .struct, .enum, .class, .actor, .extension, .protocol:
      typeHead(&item, keyword)
      try body(&item)
    case .import:
      while !reader.token.lineBreakBefore, [.identifier, .dot].contains(reader.token.kind) {
        let text = reader.takeText()
        item.name +=
          item.name.isEmpty || text == "." || item.name.hasSuffix(".") ? text : " " + text
      }
    case .func:
      item.name = reader.takeText()
    case .let, .var, .typealias, .associatedtype, .case, .macro:
      if reader.token.kind == .identifier { item.name = reader.takeText() }
    default: break
    }
  }

  private mutating func typeHead(_ item: inout OutlineItem, _ keyword: Word) {
    let start = reader.index
    do {
      if keyword == .extension {
        try reader.type(into: &item.name)
      } else {
        item.name = try reader.name("a name")
        try reader.genericArguments(into: &item.generics)
      }
      if reader.take(.colon) {
        repeat {
          var name = ""
          try reader.type(into: &name)
          item.inherits.append(name)
        } while reader.take(.comma)
      }
      if reader.take(.where) { item.requirements = try reader.requirements() }
    } catch {
      // A head that the subset cannot read is skipped; the type keeps what was read of it.
      reader.index = max(reader.index, start)
    }
    reader.depth = 0
    reader.deepest = 0
  }

  /// Scans the children between the braces of a type, and goes behind them.
  private mutating func body(_ item: inout OutlineItem) throws(SyntaxError) {
    while ![.leftBrace, .rightBrace, .semicolon, .end].contains(reader.token.kind) {
      reader.advance()
    }
    guard reader.token.kind == .leftBrace else { return }
    guard nesting < Limits.depth else { throw Reader.tooDeep(Int(reader.token.start)) }
    let closer = reader.partner(of: reader.index)
    reader.advance()
    reader.hoisted = []
    nesting += 1
    defer { nesting -= 1 }
    let outer = conditions
    conditions = []
    item.children = try items()
    conditions = outer
    reader.index = min(closer + 1, reader.tokens.count - 1)
  }
}
