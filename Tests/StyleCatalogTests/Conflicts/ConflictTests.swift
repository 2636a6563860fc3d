import StyleModel
import Testing

@testable import StyleCatalog

/// What an item in conflict is to each side.
@Suite struct ConflictTests {
  /// Both change one tint, each in another way.
  private func divergingTint() throws -> Teammates {
    let both = try Teammates { try $0.add(["brand.json": tint("#111111")]) }
    try both.ada.replace("brand.json", tint("#222222"))
    try both.bo.replace("brand.json", tint("#333333"))
    try both.merge()
    return both
  }

  @Test func sidesAreThoseOfTheMerge() throws {
    let both = try divergingTint()
    let conflict = try #require(try both.conflict())
    #expect(conflict.sides.map(\.origin) == [.ours, .theirs])
    #expect(text(conflict.base) == "#111111")
    #expect(text(conflict.side(.ours)?.content) == "#222222")
    #expect(text(conflict.side(.theirs)?.content) == "#333333")
    #expect(conflict.places.count == 1)
    #expect(try both.ada.catalog.verify() == [])
  }

  @Test func undoingWhatSettledItKeepsTheSides() throws {
    let both = try divergingTint()
    let before = try #require(try both.conflict())
    try both.resolve("brand", with: .theirs)
    try takeBack(before, in: both.ada)
    let after = try #require(try both.conflict())
    #expect(after.sides == before.sides)
  }

  @Test func thirdPersonJoinsTheirs() throws {
    let both = try divergingTint()
    let cy = try SampleCatalog(copying: both.bo)
    try cy.catalog.rename(
      ItemReference("brand"), to: "accent", by: Authorship(author: "Cy", time: 9))
    try both.bo.replace("brand.json", tint("#444444"))
    let ada = both.ada
    try both.merge()
    try ada.catalog.merge(from: cy.path, by: ada.author())
    let conflict = try #require(try both.conflict())
    #expect(conflict.heads.count == 3)
    #expect(text(conflict.side(.ours)?.content) == "#222222")
    #expect(conflict.side(.theirs)?.heads.count == 2)
    #expect(try ada.catalog.verify() == [])
  }

  @Test func bothSidesThatCameInAreNobodysOwn() throws {
    let both = try divergingTint()
    let cy = try SampleCatalog()
    try cy.catalog.merge(from: both.ada.path, by: cy.author())
    let conflict = try #require(try cy.catalog.conflicts().first)
    #expect(conflict.sides.map(\.origin) == [nil, nil])
    #expect(conflict.sides.map(\.title) == conflict.heads.map(\.version.short))
    #expect(conflict.sides.map { text($0.content) }.contains("#222222"))
    #expect(text(conflict.base) == "#111111")
    let heads = conflict.heads.map(\.version.short)
    #expect(throws: CatalogError.noSide("brand", side: "ours", heads: heads)) {
      try cy.catalog.resolve([ItemReference("brand")], with: .ours, by: cy.author())
    }
  }

  @Test func addedTwiceHasNoBase() throws {
    let both = try Teammates { _ in }
    try both.ada.add(["brand.json": tint("#222222")])
    try both.bo.add(["brand.json": tint("#333333")])
    try both.merge()
    let conflict = try #require(try both.conflict())
    #expect(conflict.base == nil)
    #expect(text(conflict.side(.ours)?.content) == "#222222")
    #expect(text(conflict.side(.theirs)?.content) == "#333333")
  }

  @Test func removalIsASideWithoutADocument() throws {
    let both = try Teammates { try $0.add(["brand.json": tint("#111111")]) }
    try both.ada.remove("brand")
    try both.bo.replace("brand.json", tint("#333333"))
    try both.merge()
    let conflict = try #require(try both.conflict())
    #expect(conflict.item.isRemoved == false)
    let ours = try #require(conflict.side(.ours)?.content)
    #expect(ours.document == nil)
    #expect(try both.ada.names() == ["tint:brand"])
  }

  @Test func everyNameOfAConflictLeadsToTheOneItem() throws {
    let both = try Teammates { try $0.add(["brand.json": tint("#111111")]) }
    try both.ada.rename("brand", to: "accent")
    try both.bo.rename("brand", to: "signal")
    try both.merge()
    let names = ["brand", "accent", "signal"]
    let items = try names.map { try both.ada.catalog.item(ItemReference($0)) }
    #expect(Set(items).count == 1)
    #expect(items[0].isConflicted)
    #expect(throws: CatalogError.conflicted(items[0].name)) {
      try both.ada.rename("signal", to: "other")
    }
  }

  /// Puts the heads of a conflict back, as undoing what settled it does.
  private func takeBack(_ conflict: Conflict, in sample: SampleCatalog) throws {
    let item = try sample.catalog.item(ItemReference(conflict.item.name))
    try sample.catalog.store.write { rows in
      let heads = try conflict.heads.map {
        (hash: $0.version, record: try rows.reading.version($0.version))
      }
      try rows.setHeads(kind: item.kind, key: item.key, to: heads)
      let name = try ItemName(item.key, for: item.kind)
      try rows.append(
        Operation(
          author: "Ada", time: 0, command: "undo",
          moves: [
            .init(
              kind: item.kind, key: name, name: name, from: [item.version],
              to: heads.map(\.hash))
          ], previous: rows.reading.latestOperation()))
    }
  }

  /// The value of a tint.
  private func text(_ content: ItemContent?) -> String? {
    guard case .tint(let tint)? = content?.document else { return nil }
    return tint.values[.any]?.text
  }
}
