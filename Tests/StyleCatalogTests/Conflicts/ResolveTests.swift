import Testing

@testable import StyleCatalog

/// What settles a conflict.
@Suite struct ResolveTests {
  private func diverging() throws -> Teammates {
    let both = try Teammates {
      try $0.add(["brand.json": tint("#111111"), "other.json": tint("#111111")])
    }
    try both.ada.replace("brand.json", tint("#222222"))
    try both.bo.replace("brand.json", tint("#333333"))
    try both.bo.replace("other.json", tint("#333333"))
    try both.merge()
    return both
  }

  @Test func oursAndTheirsAreTakenWhole() throws {
    for (resolution, color) in [(Resolution.ours, "#222222"), (.theirs, "#333333")] {
      let both = try diverging()
      let heads = try #require(try both.conflict()).heads.map(\.version)
      let change = try both.resolve("brand", with: resolution)[0]
      #expect(change.outcome == .resolved)
      #expect(try both.ada.show("brand").contains(color))
      let version = try both.ada.catalog.history(of: ItemReference("brand"))[0]
      #expect(version.record.parents == heads)
      #expect(version.author == "Ada")
      let operation = try both.ada.catalog.operations(limit: 1)[0].record
      #expect(operation.command == "resolve")
      #expect(operation.moves.map(\.from) == [heads])
      #expect(operation.moves.map(\.to) == [[version.version]])
      #expect(try both.ada.catalog.clashes().isEmpty)
      #expect(try both.ada.catalog.verify() == [])
    }
  }

  @Test func headIsTakenByItsFirstDigits() throws {
    let both = try diverging()
    let heads = try #require(try both.conflict()).heads
    let digits = String(heads[1].version.hex.prefix(6)).uppercased()
    let shown = try both.ada.show("brand@\(heads[1].version.hex)")
    for wrong in ["", "zzzzzz"] {
      let error = CatalogError.noSuchHead(
        "brand", digits: wrong, heads: heads.map(\.version.short))
      #expect(throws: error) { try both.resolve("brand", with: .head(wrong)) }
    }
    try both.resolve("brand", with: .head(digits))
    #expect(try both.ada.show("brand") == shown)
  }

  @Test func newContentIsTakenUnderANameOfTheHeads() throws {
    let both = try diverging()
    try both.resolve("brand", with: .content(draft("brand.json", tint("#444444"))))
    #expect(try both.ada.show("brand").contains("#444444"))
    let again = try diverging()
    #expect(throws: CatalogError.otherName("brand", found: "signal")) {
      try again.resolve("brand", with: .content(draft("signal.json", tint("#444444"))))
    }
    #expect(throws: CatalogError.otherKind("brand", kind: "tint", found: "label set")) {
      try again.resolve("brand", with: .content(draft("brand.json", #"["One"]"#)))
    }
  }

  @Test func removalCanBeChosenAndUndone() throws {
    let both = try Teammates {
      try $0.add(["brand.json": tint("#111111"), "soft.json": alias("brand")])
    }
    try both.ada.remove("brand", force: true)
    try both.bo.replace("brand.json", tint("#333333"))
    try both.merge()
    let resolved = try both.ada.catalog.resolve(
      [ItemReference("brand")], with: .ours, by: both.ada.author())
    #expect(resolved.changes.map(\.outcome) == [.removed])
    #expect(resolved.warnings.map(\.message) == ["the tint 'brand' is still used by soft"])
    #expect(try both.ada.names() == ["tint:soft"])
  }

  @Test func whatIsNotInConflictIsRefusedAndNothingIsWritten() throws {
    let both = try diverging()
    let before = try both.ada.bytes
    #expect(throws: CatalogError.notConflicted("other")) {
      try both.resolve("brand", "other", with: .ours)
    }
    #expect(try both.ada.bytes == before)
    try both.resolve("brand", "tint:brand", with: .ours)
    #expect(throws: CatalogError.notConflicted("brand")) { try both.resolve("brand", with: .ours) }
  }

  @Test func allThatIsInConflictIsSettledTogether() throws {
    let both = try Teammates {
      try $0.add(["a.json": tint("#111111"), "b.json": tint("#111111")])
    }
    for name in ["a.json", "b.json"] {
      try both.ada.replace(name, tint("#222222"))
      try both.bo.replace(name, tint("#333333"))
    }
    try both.merge()
    let changes = try both.ada.catalog.resolve(nil, with: .theirs, by: both.ada.author()).changes
    #expect(changes.map(\.name) == ["a", "b"])
    #expect(try both.ada.show("b").contains("#333333"))
    #expect(try both.ada.catalog.resolve(nil, with: .theirs, by: both.ada.author()).changes == [])
  }

  @Test func choiceThatMakesARingIsRefused() throws {
    let both = try Teammates {
      try $0.add(["a.json": tint("#111111"), "b.json": tint("#111111")])
    }
    try both.ada.replace("a.json", tint("#222222"))
    try both.bo.replace("a.json", alias("b"))
    try both.ada.replace("b.json", alias("a"))
    try both.merge()
    #expect(throws: CatalogError.ring(["a", "b", "a"])) { try both.resolve("a", with: .theirs) }
    try both.resolve("a", with: .ours)
    #expect(try both.ada.catalog.clashes().isEmpty)
  }

  private func draft(_ file: String, _ text: String) throws -> Draft {
    try #require(Intake([Intake.File(path: file, bytes: Array(text.utf8))]).drafts.first)
  }
}
