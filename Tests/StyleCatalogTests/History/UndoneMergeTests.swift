import Testing

@testable import StyleCatalog

/// Merges, pulls and releases, and what was written around them, are taken back and done again.
@Suite struct UndoneMergeTests {
  @Test func pullIsUndoneByPuttingHeadsBack() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    let before = try sample.catalog.list()
    let state = try sample.state()
    try sample.pull("brand", ["#00FF00"])
    let pulled = try sample.catalog.list()
    #expect(try sample.undo().changes.map(\.outcome) == [.returned])
    #expect(try sample.catalog.list() == before)
    #expect(try sample.state() == state)
    #expect(try sample.catalog.verify() == [])
    try sample.redo()
    #expect(try sample.catalog.list() == pulled)
    #expect(try sample.catalog.verify() == [])
  }

  @Test(arguments: ["merge", "pull", "git merge"])
  func everyCommandThatMergesIsUndoneByPuttingHeadsBack(command: String) throws {
    let (sample, other) = (try SampleCatalog(), try SampleCatalog())
    try sample.put("brand", "#FF0000")
    try other.catalog.merge(from: sample.path, by: other.author())
    try other.put("brand", "#00FF00")
    let state = try sample.state()
    try sample.catalog.merge(from: other.path, command: command, by: sample.author())
    #expect(try sample.undo().changes.map(\.outcome) == [.returned])
    #expect(try sample.state() == state)
  }

  @Test func pullOfANewItemAndOfAConflictAreUndone() throws {
    let sample = try SampleCatalog()
    try sample.pull("brand", ["#00FF00"])
    #expect(try sample.undo().changes.map(\.outcome) == [.removed])
    #expect(try sample.names() == [])
    #expect(try sample.catalog.verify() == [])
    try sample.redo()
    try sample.pull("brand", ["#000001", "#000002"])
    #expect(try sample.state() == ["tint:brand in conflict"])
    try sample.undo()
    #expect(try sample.show("brand").contains("#00FF00"))
    try sample.redo()
    #expect(try sample.state() == ["tint:brand in conflict"])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func pullThatWasPushedOrBuiltUponStays() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    try sample.pull("brand", ["#00FF00"])
    let pull = try sample.catalog.operations(limit: 1)[0].hash
    try sample.put("brand", "#0000FF", by: "Bo")
    #expect(throws: HistoryError.movedOn(["brand"])) { try sample.undo() }
    try sample.undo("3")
    try sample.push()
    #expect(throws: HistoryError.pushed(command: "pull", operation: pull.short)) {
      try sample.undo()
    }
    // What was written goes on to be undone, as that is a new version.
    try sample.put("other", "#123456")
    try sample.push()
    #expect(try sample.undo().changes.map(\.name) == ["other"])
  }

  @Test func releaseThatWasPushedStays() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    try sample.release("1.0")
    let release = try sample.catalog.operations(limit: 1)[0].hash
    try sample.push()
    #expect(
      throws: HistoryError.pushed(command: "release create", operation: release.short)
    ) { try sample.undo() }
  }

  /// Ada and Bo, who has changed what Ada's catalog has.
  private static func apart(_ changes: (SampleCatalog) throws -> Void) throws -> Teammates {
    let both = try Teammates { try $0.put("a", "#111111") }
    try changes(both.bo)
    return both
  }

  @Test func mergeIsUndoneAfterWhatCameUponIt() throws {
    let both = try Self.apart { try $0.put("a", "#222222") }
    let sample = both.ada
    let edits: [() throws -> Void] = [
      { try sample.put("a", "#333333") }, { try sample.rename("a", to: "b") },
      { try sample.remove("a", force: true) },
    ]
    for edit in edits {
      let before = try sample.heads()
      try both.merge()
      let merged = try sample.heads()
      try edit()
      let edited = try sample.heads()
      for _ in 0..<2 {
        try sample.undo()
        #expect(try sample.heads() == merged)
        try sample.undo()
        #expect(try sample.heads() == before)
        try sample.redo()
        #expect(try sample.heads() == merged)
        try sample.redo()
        #expect(try sample.heads() == edited)
      }
      try sample.undo()
      try sample.undo()
    }
    #expect(try sample.catalog.verify() == [])
  }

  @Test func mergeIsRedoneAfterWhatWasBeforeIt() throws {
    let both = try Self.apart {
      try $0.put("a", "#222222")
      try $0.put("n", "#222222")
    }
    let sample = both.ada
    let before = try sample.heads()
    try sample.put("a", "#333333")
    try both.merge()
    let conflicted = try sample.heads()
    #expect(try sample.state().contains("tint:a in conflict"))
    try both.resolve("a", with: .theirs)
    let resolved = try sample.heads()
    for _ in 0..<2 {
      for _ in 0..<3 { try sample.undo() }
      #expect(try sample.heads() == before)
      try sample.redo()
      try sample.redo()
      #expect(try sample.heads() == conflicted)
      try sample.redo()
      #expect(try sample.heads() == resolved)
    }
    #expect(try sample.catalog.verify() == [])
  }

  @Test func whatAnotherWroteUponAMergeKeepsItFromBeingUndone() throws {
    let both = try Self.apart { try $0.put("a", "#222222") }
    try both.merge()
    try both.ada.put("a", "#333333", by: "Bo")
    #expect(throws: HistoryError.movedOn(["a"])) { try both.ada.undo() }
    try both.ada.put("a", "#222222", by: "Bo")
    try both.ada.undo()
    #expect(try both.ada.show("a").contains("#111111"))
  }

  @Test(arguments: 0..<8)
  func nameOfOneSideOfAConflictIsGivenBack(number: Int) throws {
    let both = try Teammates {
      try $0.put("c", "#111111")
      try $0.put("b", "#111111")
    }
    try both.ada.put("c", "#22222\(number)")
    try both.ada.rename("b", to: "a")
    try both.bo.put("c", "#33333\(number)")
    try both.bo.rename("c", to: "a")
    try both.merge()
    let merged = try both.ada.heads()
    do { try both.ada.remove("a", force: true) } catch CatalogError.sharedName { return }
    try both.ada.undo()
    #expect(try both.ada.heads() == merged)
    try both.ada.redo()
    try both.ada.undo()
    #expect(try both.ada.heads() == merged)
  }

  @Test func mergeThatGivesATakenNameBackIsNotUndone() throws {
    let both = try Self.apart { try $0.rename("a", to: "b") }
    try both.merge()
    try both.ada.put("a", "#333333", by: "Cy")
    #expect(throws: HistoryError.nameTaken(kind: "tint", name: "a", item: "b")) {
      try both.ada.undo()
    }
    try both.ada.rename("a", to: "other")
    try both.ada.undo("2")
    #expect(try both.ada.names() == ["tint:a", "tint:other"])
  }
}
