import StyleModel
import StyleStore

extension Lookup {
  /// What the heads of an item in conflict make of it.
  func conflict(of item: Item) throws -> Conflict {
    let heads = try rows.heads(kind: item.kind, key: item.key).map { Item($0, isConflicted: true) }
    let graph = VersionGraph(try rows.nodes(kind: item.kind, key: item.key))
    var join = HeadJoin(graph, content: content)
    let sides = try sides(heads, of: item, in: graph, &join)
    var conflict = Conflict(item: item, sides: sides, places: [])
    guard sides.count == 2, let ours = sides[0].content, let theirs = sides[1].content else {
      return conflict
    }
    let known = try CatalogError.ifReadable {
      try join.base(of: sides[0].heads.map(\.version), and: sides[1].heads.map(\.version))
    }
    let base = known ?? .empty
    conflict.base = base.content
    if case .conflict(let places) = Merge.merge(base: base, ours: ours, theirs: theirs) {
      conflict.places = try shownPlaces(of: sides, in: graph) ?? places
    }
    return conflict
  }

  /// The places that two sides changed in different ways, with the names that others have now; nil
  /// where no names have changed, or that alone is what the sides differ in.
  private func shownPlaces(of sides: [Conflict.Side], in graph: VersionGraph) throws
    -> [MergeConflict]?
  {
    guard try rows.hasOtherNames(), let ours = sides[0].content, let theirs = sides[1].content
    else { return nil }
    var join = HeadJoin(graph) { try shown(content(of: $0)) }
    let base = try join.base(
      of: sides[0].heads.map(\.version), and: sides[1].heads.map(\.version))
    let merge = try Merge.merge(base: base, ours: shown(ours), theirs: shown(theirs))
    if case .conflict(let places) = merge { return places }
    return nil
  }

  /// What is said of an item, with the names that others have now.
  private func shown(_ content: ItemContent) throws -> ItemContent {
    ItemContent(name: content.name, document: try content.document.map { try shownForm(of: $0) })
  }

  private func sides(
    _ heads: [Item], of item: Item, in graph: VersionGraph, _ join: inout HeadJoin
  ) throws -> [Conflict.Side] {
    let own = try ownVersion(of: item, heads: heads.map(\.version), in: graph)
    let ours = heads.filter { head in own.map { graph.covers([$0], head.version) } ?? false }
    let groups: [(Conflict.Origin?, [Item])] =
      ours.isEmpty
      ? heads.map { (nil, [$0]) } : [(.ours, ours), (.theirs, heads.filter { !ours.contains($0) })]
    return try groups.map { origin, heads in
      let content: ItemContent? = try CatalogError.ifReadable {
        switch try join.join(heads.map(\.version)) {
        case .one(let version): try self.content(of: version)
        case .merge(parents: _, let content): content
        case .conflict, .tooMany: nil
        }
      }
      return Conflict.Side(origin: origin, heads: heads, content: content)
    }
  }

  /// The version that an item was at here before it came into conflict, by the log.
  ///
  /// Undoing what settled a conflict brings the heads back, too, but from a version that follows
  /// them all; what made the conflict is further back.
  private func ownVersion(
    of item: Item, heads: [ContentHash], in graph: VersionGraph
  ) throws -> ContentHash? {
    var latest: (number: Int, version: ContentHash)?
    for head in heads {
      for operation in try rows.operations(naming: head) {
        guard
          let move = operation.record.moves.first(where: {
            $0.kind == item.kind && $0.key.text == item.key
          }), move.to.count > 1, move.from.count == 1, let version = move.from.first,
          heads.contains(where: { !graph.covers([version], $0) })
        else { continue }
        if operation.number > latest?.number ?? 0 { latest = (operation.number, version) }
        break
      }
    }
    return latest?.version
  }
}

extension HeadJoin {
  /// Returns what two sides of some heads each began with.
  ///
  /// Where both have several, the first of theirs stands for them.
  fileprivate mutating func base(
    of ours: [ContentHash], and theirs: [ContentHash]
  ) throws -> Merge.Base {
    if ours.count == 1, let head = ours.first { return try base(of: theirs, and: head) }
    guard let head = theirs.first else { return .empty }
    return try base(of: ours, and: head)
  }
}
