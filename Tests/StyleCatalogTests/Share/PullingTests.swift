import StyleModel
import StyleStore
import TestSupport
import Testing

@testable import StyleCatalog

/// Three to six whole catalogs that write at random and pull from each other in any order.
@Suite struct PullingTests {
  @Test(arguments: UInt64(1)...16)
  func allEndAlikeAndNothingIsLost(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 3...5, using: &random)
    let isSeeded = Int.random(in: 0..<6, using: &random) == 0
    let catalogs = try (0..<count).map { _ in
      isSeeded ? try Catalog.seed() : Catalog(path: nil, store: try StyleStore.inMemory())
    }
    var clock = 0
    for _ in 0..<Int.random(in: 6...16, using: &random) {
      clock += 1
      let index = Int.random(in: catalogs.indices, using: &random)
      let author = Authorship(author: "P\(index)", time: clock)
      if Int.random(in: 0..<3, using: &random) == 0 {
        let other = Int.random(in: catalogs.indices, using: &random)
        try catalogs[index].pull(catalogs[other], author)
      } else {
        try catalogs[index].writeSomething(author, &random)
      }
    }
    let written = try catalogs.reduce(into: Set<ContentHash>()) { try $0.formUnion($1.written()) }
    for _ in 0..<count {
      for index in catalogs.indices.shuffled(using: &random) {
        for other in catalogs.indices.shuffled(using: &random) where other != index {
          try catalogs[index].pull(catalogs[other], Authorship(author: "P", time: clock))
        }
      }
    }
    let heads = try catalogs.map { try $0.heads() }
    #expect(Set(heads).count == 1)
    let generations = try catalogs.map { try $0.generation() }
    for (index, catalog) in catalogs.enumerated() {
      for other in catalogs.indices.shuffled(using: &random) where other != index {
        try catalog.pull(catalogs[other], Authorship(author: "P", time: clock))
      }
      #expect(try catalog.verify().isEmpty)
      #expect(try catalog.written() == written, "nothing is lost")
    }
    #expect(
      try catalogs.map { try $0.generation() } == generations, "one more round is nothing new")
  }
}

extension Catalog {
  /// Takes over what another catalog in memory holds.
  fileprivate func pull(_ other: Catalog, _ author: Authorship) throws {
    let foreign = try ForeignCatalog(other.store, problem: ItemDocument.problem)
    _ = try merge(foreign, command: "pull", by: author)
  }

  /// Adds, changes, renames or removes an item, or settles one in conflict.
  fileprivate func writeSomething(_ author: Authorship, _ random: inout SplitMix64) throws {
    let names = ["sea", "sky", "sand"]
    let name = names.randomElement(using: &random) ?? "sea"
    let items = try list(ListFilter(kind: .tint, includesRemoved: true))
    if let item = items.first(where: \.isConflicted) { return try settle(item, author) }
    let reference = ItemReference(kind: .tint, name: name)
    let isThere = items.contains { $0.name == name && !$0.isRemoved }
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where isThere: try remove([reference], force: true, by: author)
    case 1 where isThere:
      let new = names.randomElement(using: &random) ?? "sky"
      // A name that another item has or had is refused.
      _ = try? rename(reference, to: new, by: author)
    default:
      let values = (0..<2).map { _ in "#00000\(Int.random(in: 0...2, using: &random))" }
      let text = #"{"any": "\#(values[0])", "dark": "\#(values[1])"}"#
      let intake = Intake([Intake.File(path: "\(name).json", bytes: Array(text.utf8))])
      _ = try? add(intake.drafts, options: AddOptions(replaces: true), by: author)
    }
  }

  private func settle(_ item: Item, _ author: Authorship) throws {
    try write("resolve", by: author) { transaction in
      let heads = try transaction.lookup.rows.heads(kind: item.kind, key: item.key).map(\.version)
      let record = try transaction.lookup.rows.version(item.version)
      let version = Version(
        kind: item.kind, key: record.key, name: record.name, document: item.document,
        parents: heads, author: author.author, time: author.time)
      try transaction.rows.insertVersion(version, hash: version.hash, record: version.record)
      try transaction.move([(version.hash, version)], from: heads)
    }
  }

  fileprivate func heads() throws -> [ContentHash] {
    try store.read { try $0.heads(kind: nil).map(\.version) }
  }

  fileprivate func generation() throws -> Int { try store.read { try $0.generation() } }

  /// All that somebody wrote, in whatever item.
  fileprivate func written() throws -> Set<ContentHash> {
    try store.read { rows in
      var written: Set<ContentHash> = []
      for (kind, key) in Set(try rows.heads(kind: nil).map(\.identity)).map({ ($0.kind, $0.key) }) {
        for version in try rows.versions(kind: kind, key: key) where !version.record.isMerge {
          written.insert(version.hash)
        }
      }
      return written
    }
  }
}
