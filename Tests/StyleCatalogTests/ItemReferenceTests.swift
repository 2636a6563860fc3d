import Testing

@testable import StyleCatalog

@Suite struct ItemReferenceTests {
  @Test(arguments: [
    ("DayLabelStyle", ItemReference(name: "DayLabelStyle")),
    ("tint:brand", ItemReference(kind: .tint, name: "brand")),
    ("labels:week@2", ItemReference(kind: .labels, name: "week", version: .number(2))),
    ("week@00012", ItemReference(name: "week", version: .number(12))),
    ("week@123456", ItemReference(name: "week", version: .hash("123456"))),
    ("week@1F0C9A", ItemReference(name: "week", version: .hash("1f0c9a"))),
    ("week@1f0c9", ItemReference(name: "week", version: .release("1f0c9"))),
    ("week@2.0", ItemReference(name: "week", version: .release("2.0"))),
    ("a b.c@1", ItemReference(name: "a b.c", version: .number(1))),
  ])
  func referencesAreRead(_ text: String, expected: ItemReference) throws {
    #expect(try ItemReference(text) == expected)
    #expect(try ItemReference("\(expected)") == expected)
  }

  @Test(arguments: [
    ("", "it has no name"), ("@1", "it has no name"), ("tint:", "it has no name"),
    ("week@", "nothing stands after '@'"),
    ("icon:week", "'icon' is no kind; the kinds are style, tint and labels"),
  ])
  func otherTextIsRefused(_ text: String, reason: String) {
    #expect(throws: CatalogError.badReference(text, reason: reason)) { try ItemReference(text) }
  }

  @Test func referenceToAVersionCannotBeChanged() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    #expect(throws: CatalogError.self) { try sample.rename("brand@1", to: "signal") }
    #expect(throws: CatalogError.self) { try sample.remove("brand@1") }
  }

  @Test func wantedKindSettlesWhatTwoKindsAreCalled() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.json": tint("#FF0000")])
    try sample.catalog.add(
      Intake([Intake.File(path: "a.json", bytes: Array(#"["Monday"]"#.utf8))]).drafts,
      by: sample.author())
    let reference = try ItemReference("A")
    #expect(throws: CatalogError.ambiguous("A", kinds: ["tint", "labels"])) {
      try sample.catalog.item(reference)
    }
    #expect(try sample.catalog.item(reference, preferring: .labels).kind == .labels)
    // What is there goes before what was removed.
    try sample.remove("tint:a")
    #expect(try sample.catalog.item(reference).kind == .labels)
  }
}
