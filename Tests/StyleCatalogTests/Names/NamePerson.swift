import StyleModel
import StyleSyntax
import TestSupport
import Testing

@testable import StyleCatalog

/// Somebody who frees, takes and swaps the names of tints and styles, and writes what uses them.
struct NamePerson {
  static let tints = ["sea", "sky", "sand", "Sea"]
  private static let styles = ["Pill", "Chip", "Cap"]

  let name: String
  let sample: SampleCatalog

  /// The keys of what items meant when they were written.
  var meanings: [Item.Identity: String] = [:]

  private var random: SplitMix64
  private var count = 0
  private let options = AddOptions(replaces: true)

  /// Starts with a catalog of their own, or a copy of another one.
  init(_ name: String, seed: UInt64, copying other: SampleCatalog? = nil) throws {
    self.name = name
    random = SplitMix64(seed: seed)
    sample = try other.map { try SampleCatalog(copying: $0) } ?? SampleCatalog()
  }

  /// Writes something; what the catalog refuses is not written.
  mutating func write() throws {
    let kind: ItemKind = Bool.random(using: &random) ? .tint : .style
    let names = kind == .tint ? Self.tints : Self.styles
    let (one, other) = (pick(names), pick(names))
    count += 1
    switch Int.random(in: 0..<8, using: &random) {
    case 0...1: try add(kind, one, using: Bool.random(using: &random) ? other : nil)
    case 2:
      let new = Bool.random(using: &random) ? other : "Moved\(count)"
      _ = try? sample.rename("\(kind.rawValue):\(one)", to: new)
    case 3:
      _ = try? sample.rename("\(kind.rawValue):\(one)", to: "spare")
      _ = try? sample.rename("\(kind.rawValue):\(other)", to: one)
      _ = try? sample.rename("\(kind.rawValue):spare", to: other)
    case 4: _ = try? sample.remove("\(kind.rawValue):\(one)", force: true)
    default: try add(kind, "\(name)\(Int.random(in: 0..<4, using: &random))", using: one)
    }
  }

  private mutating func pick(_ names: [String]) -> String {
    names[Int.random(in: 0..<names.count, using: &random)]
  }

  /// Adds an item that uses another one of its kind, which is or was there, in its own spelling: else
  /// the name means whatever comes first, or comes so spelled.
  private mutating func add(_ kind: ItemKind, _ name: String, using other: String?) throws {
    let isKnown = try other.map { other in
      try sample.catalog.read { lookup in
        let item = try lookup.item(kind: kind, written: other)
        return item.map { $0.name == other || $0.name.folded != other.folded } ?? false
      }
    }
    guard isKnown ?? true, other != name else { return }
    let text: String
    let file: String
    if kind == .tint {
      file = "\(name).json"
      text = other.map(alias) ?? tint("#00000\(count % 10)")
    } else {
      file = "a.swift"
      let label = other.map { "Label(configuration).labelStyle(\($0)())" } ?? "configuration.title"
      text = style(name, "\(label).padding(\(count % 10))")
    }
    guard (try? sample.add([file: text], options: options)) != nil else { return }
    let item = try sample.catalog.item(ItemReference("\(kind.rawValue):\(name)"))
    meanings[item.identity] = try meaning(of: item)
  }

  /// The key of what an item uses.
  private func meaning(of item: Item) throws -> String? {
    try sample.catalog.read { lookup in
      guard let item = try lookup.item(kind: item.kind, key: item.key), !item.isRemoved else {
        return nil
      }
      let uses = try DocumentUses(of: lookup.document(of: item)).items
      return try uses.first.flatMap {
        try lookup.item(kind: item.kind, stored: $0.candidates[0])?.key
      }
    }
  }

  /// Expects that all items mean what they meant.
  mutating func expectMeanings(_ comment: String) throws {
    for item in try sample.catalog.list() {
      guard let key = meanings[item.identity] else { continue }
      let found = try meaning(of: item)
      try #require(found == key, "\(comment), \(item.kind) \(item.key)")
    }
    // What comes back after a removal is written anew.
    let present = Set(try sample.catalog.list().map(\.identity))
    meanings = meanings.filter { present.contains($0.key) }
  }

  /// Expects that what is shown of each item is unchanged where it is added again.
  func expectShownIsUnchanged() throws {
    let shared = Set(try sample.catalog.clashes().sharedNames.flatMap { $0.holders })
    for item in try sample.catalog.list() where !item.isConflicted && !shared.contains(item) {
      let text = try sample.show("\(item.kind.rawValue):\(item.name)")
      let file = item.kind == .style ? "a.swift" : "\(item.name).json"
      let changes = try sample.add([file: text], options: options).changes
      try #require(changes.map(\.outcome) == [.unchanged], "\(item.name): \(text)")
    }
  }

  /// Where all items are, and which one each name means that any of them has or had.
  func state() throws -> [String] {
    try sample.catalog.read { lookup in
      let heads = try lookup.rows.heads(kind: nil)
      let meant = try heads.flatMap { head in
        try lookup.rows.names(kind: head.kind, key: head.key).map { name in
          let item = try lookup.item(kind: head.kind, folded: name.folded)
          return "\(head.kind) \(name): \(item?.key ?? "none")"
        }
      }
      return heads.map { "\($0.key) \($0.name) \($0.version.hex)" } + Set(meant).sorted()
    }
  }
}
