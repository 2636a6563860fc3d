import StyleModel
import Testing

@testable import StyleCatalog

/// An item with two heads, as two people make it who change one version apart.
@Suite struct HeadTests {
  /// Gives an item several heads over its present one, each with the document that it has.
  private func split(_ name: String, of sample: SampleCatalog, messages: [String]) throws
    -> [ContentHash]
  {
    let catalog = sample.catalog
    let item = try catalog.item(ItemReference(name))
    return try catalog.store.write { rows in
      let heads = try Self.versions(of: item, messages: messages)
      for (hash, record) in heads {
        try rows.insertVersion(record, hash: hash, record: record.record)
      }
      try rows.setHeads(kind: item.kind, key: item.key, to: heads)
      return heads.map(\.hash)
    }
  }

  private static func versions(
    of item: Item, messages: [String]
  ) throws -> [(hash: ContentHash, record: Version)] {
    let name = try ItemName(item.name, for: item.kind)
    return messages.map { message in
      let record = Version(
        kind: item.kind, key: name, name: name, document: item.document, parents: [item.version],
        author: "Bo", time: 1000, message: message)
      return (record.hash, record)
    }
  }

  @Test func conflictedItemCanBeUsedButNotChanged() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "soft.json": alias("brand")])
    let heads = try split("brand", of: sample, messages: ["mine", "yours"]).sorted()
    let item = try sample.catalog.item(ItemReference("brand"))
    #expect(item.isConflicted)
    #expect(item.version == heads[0])
    #expect(try sample.names() == ["tint:brand", "tint:soft"])
    #expect(try sample.show("brand").contains("#FF0000"))
    #expect(try sample.show("brand@\(heads[1].hex.prefix(12))").contains("#FF0000"))
    #expect(try sample.catalog.history(of: ItemReference("brand")).compactMap(\.number) == [2, 1])
    let conflict = CatalogError.conflicted("brand")
    #expect(throws: conflict) { try sample.replace("brand.json", tint("#00FF00")) }
    #expect(throws: conflict) { try sample.rename("brand", to: "signal") }
    #expect(throws: conflict) { try sample.remove("brand", force: true) }
    try sample.replace("soft.json", ##"{"any": "#000000", "dark": {"alias": "brand"}}"##)
  }

  @Test func digitsThatBeginTwoHashesAreAmbiguous() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    let item = try sample.catalog.item(ItemReference("brand"))
    // Among so many messages two give hashes that begin with the same six digits.
    var seen: [String: String] = [:]
    var twins: (first: String, second: String, digits: String)?
    for number in 0..<40_000 {
      guard twins == nil else { break }
      let message = "\(number)"
      guard let version = try Self.versions(of: item, messages: [message]).first else { continue }
      let digits = String(version.hash.hex.prefix(6))
      if let first = seen[digits], digits.contains(where: { $0.isLetter }) {
        twins = (first, message, digits)
      }
      seen[digits] = message
    }
    let (first, second, digits) = try #require(twins)
    let heads = try split("brand", of: sample, messages: [first, second])
    #expect(throws: CatalogError.ambiguousVersion(item: "brand", version: digits)) {
      try sample.show("brand@\(digits)")
    }
    for head in heads {
      #expect(try sample.catalog.item(ItemReference("brand@\(head.hex)")).version == head)
    }
  }
}
