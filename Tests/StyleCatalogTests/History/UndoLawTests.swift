import StyleModel
import TestSupport
import Testing

@testable import StyleCatalog

/// Whatever was accepted is taken back and done again, however broken it leaves the rest.
@Suite struct UndoLawTests {
  @Test(arguments: UInt64(1)...12)
  func undosAndRedosGiveEqualDocumentsBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sample = try Self.ringed(&random)
    var states = [try sample.state()]
    while states.count < 14 {
      guard try Self.write(to: sample, &random) else { continue }
      states.append(try sample.state())
    }
    for _ in 0..<3 {
      let count = Int.random(in: 1..<states.count, using: &random)
      for index in (states.count - 1 - count..<states.count - 1).reversed() {
        try sample.undo()
        try #require(try sample.state() == states[index], "undo to \(index)")
      }
      for index in states.count - count..<states.count {
        try sample.redo()
        try #require(try sample.state() == states[index], "redo to \(index)")
      }
    }
    #expect(try sample.catalog.verify() == [])
  }

  /// Merges bring in new items, newer versions and conflicts, and some conflicts are settled.
  @Test(arguments: UInt64(1)...16)
  func undosAndRedosGiveHeadsBackAroundMerges(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let team = try Teammates { sample in
      for name in Self.names { try sample.put(name, "#111111") }
      try sample.add(["user.swift": style("User", #"configuration.title.tint(Color("a"))"#)])
    }
    let sample = team.ada
    var states = [try sample.heads()]
    for round in 0..<4 {
      let length = states.count + 8
      while states.count < length {
        guard try Self.writeOrMerge(team, &random) else { continue }
        states.append(try sample.heads())
      }
      let last = states.count - 1
      let count = Int.random(in: 1...last, using: &random)
      for index in (last - count..<last).reversed() {
        try sample.undo()
        try #require(try sample.heads() == states[index], "\(round): undo to \(index)")
      }
      // What is undone and not done again is left behind by what is written next.
      let redone = Bool.random(using: &random) ? count : Int.random(in: 0...count, using: &random)
      for index in (last - count..<last - count + redone).map({ $0 + 1 }) {
        try sample.redo()
        try #require(try sample.heads() == states[index], "\(round): redo to \(index)")
      }
      states.removeLast(count - redone)
    }
    #expect(try sample.catalog.verify() == [])
  }

  private static let names = ["a", "b", "c", "d"]

  /// A catalog in which a merge has made rings, and let two items have one name.
  private static func ringed(_ random: inout SplitMix64) throws -> SampleCatalog {
    let both = try Teammates { sample in
      for name in Self.names { try sample.put(name, "#111111") }
      try sample.add(["user.swift": style("User", #"configuration.title.tint(Color("a"))"#)])
    }
    let order = names.shuffled(using: &random)
    try both.ada.replace("\(order[0]).json", alias(order[1]))
    try both.bo.replace("\(order[1]).json", alias(order[0]))
    try both.ada.rename(order[2], to: "twin")
    try both.bo.put("twin", "#777777")
    try both.merge()
    return both.ada
  }

  /// Tries an edit of Ada's, a merge after edits of Bo's, to settle a conflict or to make a release.
  ///
  /// - Returns: whether it was accepted and changed something in Ada's catalog.
  private static func writeOrMerge(
    _ team: Teammates, _ random: inout SplitMix64
  ) throws -> Bool {
    let before = try team.ada.catalog.operations(limit: 1).first?.hash
    switch Int.random(in: 0..<8, using: &random) {
    case 0...1:
      if Bool.random(using: &random) {
        try team.bo.catalog.merge(from: team.ada.path, by: team.bo.author("Bo"))
      }
      for _ in 0..<Int.random(in: 1...3, using: &random) { _ = try write(to: team.bo, &random) }
      try team.merge()
    case 2...3:
      let item = try team.ada.catalog.list().filter(\.isConflicted).randomElement(using: &random)
      guard let item else { return false }
      let side = Bool.random(using: &random) ? Resolution.ours : .theirs
      do { try team.resolve("\(item.kind):\(item.name)", with: side) } catch is CatalogError {}
    case 4:
      let sample = Bool.random(using: &random) ? team.ada : team.bo
      let name = "r\(Int.random(in: 0..<3, using: &random))"
      do { try sample.release(name) } catch is HistoryError {}
    default: return try write(to: team.ada, &random)
    }
    return try team.ada.catalog.operations(limit: 1).first?.hash != before
  }

  /// Tries an edit of any kind.
  ///
  /// - Returns: whether it was accepted and changed something.
  private static func write(
    to sample: SampleCatalog, _ random: inout SplitMix64
  ) throws -> Bool {
    let before = try sample.catalog.operations(limit: 1).first?.hash
    let name = (names + ["twin", "e"]).randomElement(using: &random) ?? "a"
    let other = names.randomElement(using: &random) ?? "b"
    let number = Int.random(in: 100_000...999_999, using: &random)
    do {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: try sample.put(name, "#\(number)")
      case 1: try sample.replace("\(name).json", alias(other))
      case 2:
        let text = style("User", #"configuration.title.tint(Color("\#(other)"))"#)
        try sample.replace("user.swift", text)
      case 3: try sample.remove(name, force: true)
      case 4: try sample.catalog.restore(ItemReference("\(name)@1"), by: sample.author())
      case 5: try renameTwin(in: sample, to: "t\(number)")
      case 6: try swap(name, other, in: sample)
      case 7: try sample.rename(name, to: other)
      default: try sample.rename(name, to: "x\(number)")
      }
    } catch is CatalogError {} catch is HistoryError {}
    return try sample.catalog.operations(limit: 1).first?.hash != before
  }

  /// Gives one of the two items of one name another.
  private static func renameTwin(in sample: SampleCatalog, to name: String) throws {
    let twins = try sample.catalog.list().filter { $0.name == "twin" }
    guard twins.count > 1 else { return }
    try sample.rename("twin@\(twins[0].version.hex)", to: name)
  }

  /// Gives two tints the name of each other, as a bundle can that was edited by hand.
  private static func swap(_ name: String, _ other: String, in sample: SampleCatalog) throws {
    let drafts = try [(name, other), (other, name)].map { old, new in
      let item = try sample.catalog.document(ItemReference("tint:\(old)"))
      var draft = Draft(name: try ItemName(new, for: .tint), document: item.document)
      draft.formerNames = try [ItemName(item.item.key, for: .tint), ItemName(old, for: .tint)]
      return draft
    }
    try sample.catalog.add(
      drafts, options: AddOptions(replaces: true), by: sample.author())
  }
}
