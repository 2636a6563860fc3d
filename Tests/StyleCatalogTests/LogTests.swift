import Testing

@testable import StyleCatalog

@Suite struct LogTests {
  @Test func everyWriteIsOneOperation() throws {
    let sample = try SampleCatalog()
    let catalog = sample.catalog
    let files = [
      Intake.File(path: "brand.json", bytes: Array(tint("#FF0000").utf8)),
      Intake.File(path: "a.swift", bytes: Array(style("A", "configuration.title").utf8)),
    ]
    let ada = Authorship(author: "Ada", time: 1000, message: "The first")
    let added = try catalog.add(Intake(files).drafts, by: ada)
    try catalog.rename(
      ItemReference("brand"), to: "signal", by: Authorship(author: "Bo", time: 2000))
    try catalog.remove([ItemReference("A")], by: Authorship(author: "Cy", time: 3000))
    let operations = try catalog.operations(limit: 10)
    #expect(operations.map(\.record.command) == ["remove", "rename", "add"])
    #expect(operations.map(\.record.author) == ["Cy", "Bo", "Ada"])
    #expect(operations.map(\.record.time) == [3000, 2000, 1000])
    #expect(operations.map(\.record.message) == [nil, nil, "The first"])
    #expect(operations.map(\.record.previous) == [operations[1].hash, operations[2].hash, nil])
    #expect(try catalog.operations(limit: 1).map(\.hash) == [operations[0].hash])

    let first = operations[2].record.moves
    #expect(first.map(\.name.text) == ["A", "brand"])
    #expect(first.map(\.from) == [[], []])
    #expect(first.map(\.to) == [[added.changes[1].version], [added.changes[0].version]])
    let renaming = operations[1].record.moves
    #expect(renaming.map(\.key.text) == ["brand"])
    #expect(renaming.map(\.name.text) == ["signal"])
    #expect(renaming.map(\.from) == [[added.changes[0].version]])
    let present = try catalog.item(ItemReference("signal"))
    #expect(renaming.map(\.to) == [[present.version]])
    #expect(present.author == "Bo")
    #expect(present.time == 2000)
    #expect(operations[0].record.moves.map(\.from) == [[added.changes[1].version]])
  }

  @Test func whatWritesNothingIsNotLogged() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    try sample.replace("brand.json", tint("#FF0000"))
    try sample.rename("brand", to: "brand")
    try sample.add([:])
    try sample.remove()
    #expect(try sample.catalog.operations(limit: 10).map(\.record.command) == ["add"])
  }

  @Test func itemWrittenTwiceInOneOperationIsOneMove() throws {
    let sample = try SampleCatalog()
    let drafts = [tint("#FF0000"), tint("#00FF00")].flatMap {
      Intake([Intake.File(path: "brand.json", bytes: Array($0.utf8))]).drafts
    }
    let options = AddOptions(replaces: true)
    let changes = try sample.catalog.add(drafts, options: options, by: sample.author()).changes
    #expect(changes.map(\.outcome) == [.added, .replaced])
    let moves = try sample.catalog.operations(limit: 1)[0].record.moves
    #expect(moves.map(\.from) == [[]])
    #expect(moves.map(\.to) == [[changes[1].version]])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func editIsLoggedAsAnEdit() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000")])
    let edit = AddOptions(replaces: true, mustExist: true)
    try sample.add(["brand.json": tint("#00FF00")], options: edit)
    #expect(try sample.catalog.operations(limit: 1).map(\.record.command) == ["edit"])
    #expect(throws: CatalogError.notFound("other", nearest: nil)) {
      try sample.add(["other.json": tint("#00FF00")], options: edit)
    }
  }

  @Test func twoConnectionsSeeEachOthersWrites() throws {
    let sample = try SampleCatalog()
    let other = try Catalog.open(sample.path, for: .writing)
    let reader = try Catalog.open(sample.path, for: .reading)
    for round in 0..<8 {
      let catalog = round.isMultiple(of: 2) ? sample.catalog : other
      let intake = Intake([
        Intake.File(path: "brand.json", bytes: Array(tint("#00000\(round)").utf8)),
        Intake.File(path: "t\(round).json", bytes: Array(alias("brand").utf8)),
      ])
      let changes = try catalog.add(
        intake.drafts, options: AddOptions(replaces: true), by: sample.author()
      ).changes
      #expect(changes.map(\.number) == [round + 1, 1])
      #expect(try reader.users(of: ItemReference("brand")).count == round + 1)
      #expect(try reader.text(of: ItemReference("brand")).contains("#00000\(round)"))
    }
    #expect(try reader.operations(limit: 100).count == 8)
    #expect(try reader.verify() == [])
  }
}
