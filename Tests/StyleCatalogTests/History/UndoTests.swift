import TestSupport
import Testing

@testable import StyleCatalog

@Suite struct UndoTests {
  /// Writes, undoes and redoes: the catalog is as it was, and then as it became.
  private func expectUndone(
    _ sample: SampleCatalog, _ outcome: Change.Outcome, _ body: () throws -> Void
  ) throws {
    let before = try sample.state()
    try body()
    let after = try sample.state()
    #expect(after != before)
    let undone = try sample.undo()
    #expect(undone.changes.map(\.outcome) == [outcome])
    #expect(try sample.state() == before)
    #expect(try sample.catalog.verify() == [])
    try sample.redo()
    #expect(try sample.state() == after)
    #expect(try sample.catalog.verify() == [])
    try sample.undo()
    #expect(try sample.state() == before)
  }

  @Test func everyKindOfWriteIsUndoneAndRedone() throws {
    let sample = try SampleCatalog()
    try expectUndone(sample, .removed) { try sample.put("brand", "#FF0000") }
    try sample.put("brand", "#00FF00")
    try expectUndone(sample, .replaced) { try sample.put("brand", "#0000FF") }
    try expectUndone(sample, .renamed) { try sample.rename("brand", to: "accent") }
    try expectUndone(sample, .restored) { try sample.remove("brand") }
    try sample.put("brand", "#123456")
    try expectUndone(sample, .replaced) {
      try sample.catalog.restore(ItemReference("brand@1"), by: sample.author())
    }
    try sample.remove("brand")
    try expectUndone(sample, .removed) {
      try sample.catalog.restore(ItemReference("brand"), by: sample.author())
    }
  }

  @Test func styleGetsItsFormerNameInItsSwift() throws {
    let sample = try SampleCatalog()
    try sample.add(["a.swift": style("A", "configuration.title")])
    let before = try sample.show("A")
    try expectUndone(sample, .renamed) { try sample.rename("A", to: "B") }
    #expect(try sample.show("A") == before)
  }

  @Test func severalItemsOfOneOperationGoBackTogether() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "soft.json": alias("brand")])
    let undone = try sample.undo()
    #expect(undone.changes.map(\.name) == ["brand", "soft"])
    #expect(undone.changes.map(\.outcome) == [.removed, .removed])
    #expect(undone.operation.record.command == "add")
    #expect(try sample.state() == [])
    try sample.redo()
    #expect(try sample.names() == ["tint:brand", "tint:soft"])
  }

  @Test func releasesAreTakenBackAndMadeAgain() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    let before = try sample.state()
    try sample.release("1.0")
    let released = try sample.state()
    try sample.catalog.renameRelease("1.0", to: "one", by: sample.author())
    try sample.undo()
    #expect(try sample.state() == released)
    try sample.undo()
    #expect(try sample.state() == before)
    #expect(try sample.catalog.verify() == [])
    try sample.redo()
    try sample.redo()
    #expect(try sample.catalog.releases().map(\.name) == ["one"])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func undoGoesFurtherBackEachTime() throws {
    let sample = try SampleCatalog()
    var generator = SplitMix64(seed: 11)
    for _ in 0..<12 {
      var states = [try sample.state()]
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        try write(to: sample, &generator)
        states.append(try sample.state())
      }
      let count = Int.random(in: 1..<states.count, using: &generator)
      for index in 1...count {
        try sample.undo()
        #expect(try sample.state() == states[states.count - 1 - index])
      }
      for index in (0..<count).reversed() {
        try sample.redo()
        #expect(try sample.state() == states[states.count - 1 - index])
      }
    }
    #expect(try sample.catalog.verify() == [])
  }

  /// Adds, replaces, renames or removes one of a few tints.
  private func write(to sample: SampleCatalog, _ generator: inout SplitMix64) throws {
    let name = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
    let number = Int.random(in: 100_000...999_999, using: &generator)
    let isThere = try sample.names().contains("tint:\(name)")
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where isThere: try sample.remove(name)
    case 1 where isThere: try sample.rename(name, to: "\(name)\(number)")
    default:
      do { try sample.put(name, "#\(number)") } catch CatalogError.formerName {
        try sample.put("x\(number)", "#\(number)")
      }
    }
  }
}

// MARK: - Whose and which

extension UndoTests {
  @Test func onlyOwnOperationsAreUndoneUnasked() throws {
    let sample = try SampleCatalog()
    try sample.put("mine", "#000001")
    try sample.put("theirs", "#000002", by: "Bo")
    #expect(try sample.undo().operation.record.author == "Ada")
    #expect(try sample.names() == ["tint:theirs"])
    #expect(throws: HistoryError.nothingToUndo(author: "Ada")) { try sample.undo() }
    #expect(throws: HistoryError.nothingToUndo(author: "Cy")) { try sample.undo(by: "Cy") }
    #expect(throws: HistoryError.nothingToRedo(author: "Bo")) { try sample.redo(by: "Bo") }
  }

  @Test func anyOperationIsUndoneByItsNumberOrHash() throws {
    let sample = try SampleCatalog()
    try sample.put("a", "#000001", by: "Bo")
    try sample.put("b", "#000002", by: "Bo")
    try sample.undo("1")
    #expect(try sample.names() == ["tint:b"])
    let hash = try sample.catalog.operations(limit: 2)[1].hash.hex
    try sample.undo(String(hash.prefix(7)).uppercased())
    #expect(try sample.names() == [])
    #expect(throws: HistoryError.undoneAlready("add \(hash.prefix(8))")) { try sample.undo(hash) }
    for text in ["9", "abcdef0", "0", "x"] {
      #expect(throws: HistoryError.noSuchOperation(text)) { try sample.undo(text) }
    }
    // The undo of an undo brings back what was undone.
    try sample.undo("3")
    #expect(try sample.names() == ["tint:a"])
    try sample.undo("1")
    #expect(try sample.names() == [])
    #expect(try sample.catalog.verify() == [])
  }

  @Test func redoEndsWhereSomethingWasWrittenSince() throws {
    let sample = try SampleCatalog()
    try sample.put("a", "#000001")
    try sample.undo()
    try sample.put("b", "#000002", by: "Bo")
    try sample.redo()
    #expect(try sample.names() == ["tint:a", "tint:b"])
    #expect(throws: HistoryError.self) { try sample.redo() }
    try sample.undo()
    try sample.put("c", "#000003")
    let since = try sample.catalog.operations(limit: 1)[0].title
    #expect(throws: HistoryError.writtenSince(author: "Ada", operation: since)) {
      try sample.redo()
    }
    #expect(try sample.names() == ["tint:b", "tint:c"])
  }

  @Test func catalogItselfIsNotUndone() throws {
    let sample = try SampleCatalog(isEmpty: false)
    #expect(throws: HistoryError.nothingToUndo(author: "Ada")) { try sample.undo() }
    #expect(throws: HistoryError.notUndoable(command: "init")) { try sample.undo("1") }
    try sample.push()
    #expect(throws: HistoryError.notUndoable(command: "push")) { try sample.undo("2") }
  }

  @Test func rehearsedUndoChangesNothing() throws {
    let sample = try SampleCatalog()
    try sample.put("a", "#000001")
    let before = try sample.bytes
    sample.catalog.isRehearsal = true
    #expect(try sample.undo().changes.map(\.outcome) == [.removed])
    #expect(try sample.bytes == before)
  }
}

// MARK: - Items that moved on

extension UndoTests {
  @Test func changeInTheSamePlaceKeepsAnUndoFromBeingDone() throws {
    let sample = try SampleCatalog()
    try sample.add(["brand.json": tint("#FF0000"), "soft.json": tint("#EEEEEE")])
    try sample.put("brand", "#00FF00")
    try sample.put("brand", "#0000FF", by: "Bo")
    let before = try sample.bytes
    #expect(throws: HistoryError.movedOn(["brand"])) { try sample.undo() }
    #expect(throws: HistoryError.movedOn(["brand"])) { try sample.undo("1") }
    #expect(try sample.bytes == before)
  }

  @Test func usersOfWhatAnUndoRemovesAreTold() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    try sample.add(["soft.json": alias("brand")])
    let undone = try sample.undo("1")
    #expect(undone.changes.map(\.outcome) == [.removed])
    #expect(undone.warnings.map(\.message) == ["the tint 'brand' is still used by soft"])
    #expect(try sample.names() == ["tint:soft"])
    // The undo of an undo brings back what was undone.
    #expect(try sample.undo("3").warnings == [])
    #expect(try sample.names() == ["tint:brand", "tint:soft"])
  }

  @Test func whatWasUndoneByHandIsUndoneOnce() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    try sample.put("brand", "#00FF00")
    try sample.put("brand", "#FF0000", by: "Bo")
    let undone = try sample.undo("2")
    #expect(undone.changes.map(\.outcome) == [.unchanged])
    #expect(throws: HistoryError.self) { try sample.undo("2") }
    #expect(try sample.catalog.verify() == [])
  }

  @Test func nameThatBelongsToAnotherByNowIsNotTakenBack() throws {
    let sample = try SampleCatalog()
    try sample.put("brand", "#FF0000")
    try sample.rename("brand", to: "accent")
    try sample.put("brand", "#00FF00")
    #expect(throws: HistoryError.nameTaken(kind: "tint", name: "brand", item: "accent")) {
      try sample.undo("2")
    }
    try sample.undo()
    try sample.undo()
    #expect(try sample.names() == ["tint:brand"])
    #expect(try sample.show("brand").contains("#FF0000"))
  }
}

// MARK: - Merges

extension UndoTests {
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
