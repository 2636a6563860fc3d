import Diagnostics

/// The declarations of a whole project file, found without a judgement on their bodies.
///
/// Any Swift passes whose brackets match; what is skipped is bounded by brackets and lines.
package struct Outline: Sendable {
  /// The declarations at the top level, those under `#if` among them.
  package var items: [OutlineItem]

  /// Finds the declarations of a text.
  package init(_ tokens: Tokens) throws(SyntaxError) {
    var scanner = OutlineScanner(reader: Reader(tokens))
    items = try scanner.items()
  }
}

/// Walks over the tokens of a file from declaration to declaration.
struct OutlineScanner {
  var reader: Reader

  /// The conditions of `#if` around the present place.
  var conditions: [String] = []

  /// How many types the present place is nested in.
  var nesting = 0

  /// How many declarations were found so far.
  private var count = 0

  init(reader: Reader) {
    self.reader = reader
  }

  /// Scans declarations up to a closing bracket or the end.
  mutating func items() throws(SyntaxError) -> [OutlineItem] {
    var items: [OutlineItem] = []
    while reader.token.kind != .end, !reader.token.kind.isCloser {
      if reader.token.kind == .semicolon {
        reader.advance()
      } else if try !directive() {
        items.append(try item())
      }
    }
    return items
  }

  /// Takes a line of `#if`, `#elseif`, `#else` or `#endif`.
  private mutating func directive() throws(SyntaxError) -> Bool {
    let word = reader.token.word
    guard word == .hashIf || reader.token.isDirective else { return false }
    let first = reader.advance()
    var last = first
    while !reader.token.lineBreakBefore, reader.token.kind != .end { last = reader.advance() }
    if word != .hashIf, conditions.isEmpty {
      throw SyntaxError(
        offset: Int(reader.tokens[first].start), message: "'\(word.rawValue)' without '#if'")
    }
    if word != .hashIf { conditions.removeLast() }
    if word == .hashEndif { return true }
    guard conditions.count < Limits.depth else {
      throw Reader.tooDeep(Int(reader.tokens[first].start))
    }
    let range = Int(reader.tokens[first].start)..<Int(reader.tokens[last].end)
    conditions.append(reader.source.text(range))
    return true
  }

  private mutating func item() throws(SyntaxError) -> OutlineItem {
    count += 1
    guard count <= Limits.declarations else {
      throw SyntaxError(
        offset: Int(reader.token.start),
        message: "the file has more than \(Limits.declarations) declarations",
        hint: "split the file, if it is Swift")
    }
    var item = OutlineItem()
    let first = reader.index
    item.conditions = conditions
    item.comments = reader.text(reader.takeComments())
    item.offset = Int(reader.token.start)
    if let keyword = reader.declarationKeyword() {
      item.attributes = attributes()
      item.keyword = keyword.rawValue
      try head(&item, keyword)
    } else if reader.token.kind == .hash {
      item.keyword = reader.text(at: reader.index)
    }
    if !endsBehindBody(first) { reader.index = reader.runEnd(from: max(first, reader.index - 1)) }
    reader.commentCursor = Int(reader.tokens[max(reader.index - 1, 0)].commentEnd)
    reader.hoisted = []
    item.tokens = first..<reader.index
    return item
  }

  /// Whether the scan has gone behind the braces of a type.
  private func endsBehindBody(_ first: Int) -> Bool {
    reader.index > first && reader.tokens[reader.index - 1].kind == .rightBrace
  }

  /// Reads the attributes, each as the reader spells it, or as written where it cannot.
  private mutating func attributes() -> [String] {
    var attributes: [String] = []
    while reader.token.kind == .at || reader.isModifier(reader.index) {
      let start = reader.index
      do {
        attributes.append(try reader.attributeOrModifier())
      } catch {
        reader.index = start
        attributes.append(reader.joined(upTo: reader.afterAttribute(start)))
      }
    }
    return attributes
  }
}
