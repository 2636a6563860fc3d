extension Reader {
  /// Moves the comments before the links of the present chain above the statement.
  mutating func hoistChainComments() {
    for entry in chainComments { hoisted.append(contentsOf: entry.comments) }
    chainComments = []
  }

  /// Gives the links of a statement's chain the comments before them, where a line breaks there.
  mutating func settleChainComments(_ expression: inout Expression) {
    guard !chainComments.isEmpty else { return }
    guard case .chain(let root, var links) = expression.kind else { return hoistChainComments() }
    settle(&links, chainComments, ChainLayout(root, links, top: true))
    chainComments = []
    expression.kind = .chain(root, links)
  }

  /// Gives links the comments before them, where a line breaks there.
  mutating func settle(_ links: inout [Link], _ comments: [LinkComments], _ layout: ChainLayout) {
    for entry in comments {
      guard entry.link < links.count, layout.breaks(links, before: entry.link) || entry.link == 0,
        layout.isBroken
      else {
        hoisted.append(contentsOf: entry.comments)
        continue
      }
      links[entry.link].comments = text(entry.comments)
    }
  }

  /// Whether the `#if` that comes next holds modifiers of the chain before it.
  var isPostfixConditional: Bool {
    var ahead = index
    while tokens[ahead].word == .hashIf {
      ahead += 1
      while !tokens[ahead].lineBreakBefore, tokens[ahead].kind != .end { ahead += 1 }
    }
    return tokens[ahead].kind == .dot
  }

  /// Reads modifiers under `#if`.
  mutating func conditionalLinks() throws(Failure) -> [ConditionalClause<Link>] {
    let pending = chainComments
    defer { chainComments = pending }
    return try conditionalClauses { reader throws(Failure) in
      var links: [Link] = []
      var comments: [LinkComments] = []
      // Each turn takes the links that one `.` or nested `#if` begins.
      while reader.token.kind == .dot || reader.token.word == .hashIf {
        guard case .chain(_, let more) = try reader.postfix(Self.hole, top: true).kind else {
          throw reader.expected("'.' and a modifier")
        }
        comments += reader.chainComments.map {
          LinkComments(link: $0.link + links.count, comments: $0.comments)
        }
        links += more
      }
      guard reader.token.kind == .hash else { throw reader.expected("'.' and a modifier") }
      reader.settle(&links, comments, ChainLayout(clause: ()))
      return links
    }
  }

  /// What stands for the chain before `#if` while a clause is read.
  private static let hole = Expression(.tuple([]))
}
