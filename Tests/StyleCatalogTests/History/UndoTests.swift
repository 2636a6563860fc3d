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
