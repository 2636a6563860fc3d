import StyleModel
import StyleStore
import TestSupport
import Testing

@testable import StyleCatalog

/// Whatever is written in whatever order, the catalog holds what the plain model holds.
@Suite struct RandomWriteTests {
  @Test(arguments: UInt64(1)...5)
  func catalogHoldsWhatTheModelHolds(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let catalog = Catalog(path: nil, store: try StyleStore.inMemory())
    var model = CatalogModel()
    var operations = 0
    for step in 1...45 {
      let write = Self.write(&random)
      catalog.isRehearsal = Int.random(in: 0..<8, using: &random) == 0
      var next = model
      let expected = next.apply(write)
      let author = Authorship(author: "Ada", time: step)
      let outcome = try? Self.apply(write, to: catalog, by: author)
      try #require(outcome == expected, "step \(step): \(write)")
      if !catalog.isRehearsal {
        model = next
        if let expected, expected != .unchanged { operations += 1 }
      }
      try Self.compare(catalog, with: model, step: step)
      #expect(try catalog.operations(limit: 1000).count == operations)
    }
  }

  /// Makes up a write over few names, so that they meet often.
  private static func write(_ random: inout SplitMix64) -> CatalogModel.Write {
    let kind = ItemKind.allCases.randomElement(using: &random) ?? .tint
    func name(_ kind: ItemKind, _ random: inout SplitMix64) -> String {
      let names = kind == .style ? ["Pill", "Chip", "pill"] : ["sea", "sky", "Sea", "sand"]
      return names.randomElement(using: &random) ?? "sea"
    }
    let item = name(kind, &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6:
      let uses = kind != .labels && Bool.random(using: &random)
      let tint = uses ? name(.tint, &random) : nil
      let content = CatalogModel.Content(number: .random(in: 0..<3, using: &random), tint: tint)
      return .add(kind, item, content, replaces: Int.random(in: 0..<4, using: &random) > 0)
    case 6..<8: return .rename(kind, item, to: name(kind, &random))
    default: return .remove(kind, item, force: Bool.random(using: &random))
    }
  }

  private static func apply(
    _ write: CatalogModel.Write, to catalog: Catalog, by author: Authorship
  ) throws -> Change.Outcome? {
    switch write {
    case .add(let kind, let name, let content, let replaces):
      let options = AddOptions(replaces: replaces)
      let draft = try draft(kind, name, content)
      return try catalog.add([draft], options: options, by: author).changes.first?.outcome
    case .rename(let kind, let old, let new):
      return try catalog.rename(ItemReference(kind: kind, name: old), to: new, by: author).outcome
    case .remove(let kind, let name, let force):
      let reference = ItemReference(kind: kind, name: name)
      return try catalog.remove([reference], force: force, by: author).first?.outcome
    }
  }

  private static func compare(_ catalog: Catalog, with model: CatalogModel, step: Int) throws {
    let live = model.items.filter { $0.content != nil }.map { "\($0.kind):\($0.name)" }
    try #require(
      try catalog.list().map { "\($0.kind):\($0.name)" }.sorted() == live.sorted(), "step \(step)")
    for (index, item) in model.items.enumerated() {
      // A removed item may have the name of one that is there.
      guard model.typed(item.kind, item.name) == index else { continue }
      let reference = ItemReference(kind: item.kind, name: item.name)
      let history = try catalog.history(of: reference)
      try #require(history.map(\.number) == (1...item.versions.count).reversed(), "step \(step)")
      try #require(history.map(\.name) == item.versions.reversed().map(\.name), "step \(step)")
      try #require(
        try catalog.users(of: reference).map(\.name).sorted()
          == model.users(of: index).map(\.name).sorted(), "step \(step)")
      // Every version is read now and then, the present one each time.
      let isOldRead = step.isMultiple(of: 15)
      for (number, version) in item.versions.enumerated().suffix(isOldRead ? .max : 1) {
        let text = try? catalog.text(
          of: ItemReference(kind: item.kind, name: item.name, version: .number(number + 1)))
        let expected = try version.content.map {
          try Self.draft(item.kind, version.name, model.shown($0)).document.text(
            named: version.name)
        }
        try #require(text == expected, "step \(step)")
      }
    }
    try #require(try catalog.verify() == [], "step \(step)")
  }

  /// A content as a person would write it.
  private static func draft(
    _ kind: ItemKind, _ name: String, _ content: CatalogModel.Content
  ) throws -> Draft {
    let number = content.number
    let text =
      switch kind {
      case .style:
        style(
          name,
          "configuration.title.padding(\(number))"
            + (content.tint.map { ".tint(Color(\"\($0)\"))" } ?? ""))
      case .tint:
        ##"{"any": "#00000\##(number)""##
          + (content.tint.map { #", "dark": {"alias": "\#($0)"}"# } ?? "") + "}"
      case .labels: #"[{"id": "only", "title": "Label \#(number)"}]"#
      }
    let file = Intake.File(path: kind == .style ? "a.swift" : "a.json", bytes: Array(text.utf8))
    let intake = Intake([file], name: kind == .style ? nil : name)
    return try #require(intake.drafts.first)
  }
}
