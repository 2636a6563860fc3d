import JSON

/// Joins the heads of one item, so that everybody who has the same versions has the same heads.
///
/// What comes out depends only on what somebody wrote, and neither on the merges that were made on
/// the way nor on their order.
package struct HeadJoin {
  /// What heads are joined to.
  package enum Result: Hashable, Sendable {
    /// One version that somebody wrote follows all others.
    case one(ContentHash)

    /// A merge of all that was written; its parents are sorted.
    case merge(parents: [ContentHash], ItemContent)

    /// All that was written and not followed stays, sorted; the first places that are in conflict.
    case conflict(heads: [ContentHash], places: [MergeConflict])

    /// More was written apart than is merged; all of it stays, sorted.
    case tooMany(heads: [ContentHash])
  }

  /// Heads beyond these are not merged; each is compared with all that were written apart.
  static let headLimit = 64

  /// Bases that are themselves merges are made up to this number; others are taken as empty.
  static let baseLimit = 256

  private let graph: VersionGraph
  private let read: (ContentHash) throws -> ItemContent
  private var bases: [[ContentHash]: Merge.Base] = [[]: .empty]
  private var steps: [[ContentHash]: [[ContentHash]]] = [:]
  private var contents: [ContentHash: ItemContent] = [:]

  /// Creates a join over the versions of an item.
  ///
  /// - Parameters:
  ///   - graph: The versions.
  ///   - content: Reads what a version says.
  package init(
    _ graph: VersionGraph, content: @escaping (ContentHash) throws -> ItemContent
  ) {
    self.graph = graph
    read = content
  }

  /// Joins heads; the closure's errors are handed on.
  package mutating func join(_ heads: some Sequence<ContentHash>) throws -> Result {
    let written = graph.maximalAuthoredAncestors(of: heads)
    guard let first = written.first else { return .conflict(heads: heads.sorted(), places: []) }
    if written.count == 1 { return .one(first) }
    if written.count > Self.headLimit { return .tooMany(heads: written) }
    var joined = try content(first)
    for index in 1..<written.count {
      let base = try base(of: written[..<index], and: written[index])
      switch Merge.merge(base: base, ours: joined, theirs: try content(written[index])) {
      case .clean(let content): joined = content
      case .conflict(let places): return .conflict(heads: written, places: places)
      }
    }
    guard joined.isStorable else { return .conflict(heads: written, places: []) }
    return .merge(parents: written, joined)
  }

  /// Returns what some versions together and another one began with.
  package mutating func base(
    of versions: some Sequence<ContentHash>, and other: ContentHash
  ) throws -> Merge.Base {
    try base(of: graph.bestCommonAncestors(of: versions, and: other))
  }

  /// Joins best common ancestors, those of each step before the step.
  private mutating func base(of ancestors: [ContentHash]) throws -> Merge.Base {
    if ancestors.count > Self.headLimit { return .empty }
    var waiting = [ancestors]
    while let set = waiting.last {
      let steps = steps(to: set)
      if let missing = steps.first(where: { bases[$0] == nil }) {
        if bases.count < Self.baseLimit, missing.count <= Self.headLimit {
          waiting.append(missing)
        } else {
          bases[missing] = .empty
        }
        continue
      }
      if bases[set] == nil { bases[set] = try joined(set, steps: steps) }
      waiting.removeLast()
    }
    return bases[ancestors] ?? .empty
  }

  /// The best common ancestors of each version of a set and all before it.
  private mutating func steps(to set: [ContentHash]) -> [[ContentHash]] {
    if bases[set] != nil { return [] }
    if let known = steps[set] { return known }
    let found = set.indices.dropFirst().map {
      graph.bestCommonAncestors(of: set[..<$0], and: set[$0])
    }
    steps[set] = found
    return found
  }

  private mutating func joined(_ set: [ContentHash], steps: [[ContentHash]]) throws -> Merge.Base {
    guard let first = set.first else { return .empty }
    var joined = Merge.Base(try content(first))
    for (version, step) in zip(set.dropFirst(), steps) {
      joined = Merge.virtualBase(
        bases[step] ?? .empty, joined, Merge.Base(try content(version)))
    }
    return joined
  }

  private mutating func content(_ version: ContentHash) throws -> ItemContent {
    if let known = contents[version] { return known }
    let content = try read(version)
    contents[version] = content
    return content
  }
}

extension ItemContent {
  /// Whether what is stored of it is read back as the same; a merge can grow beyond a limit.
  fileprivate var isStorable: Bool {
    guard let document else { return true }
    return (try? ItemDocument(stored: document.canonical, kind: document.kind)) == document
  }
}
