import StyleModel
import StyleSyntax

/// A search through all documents for the names of removed items, and for names that may mean several
/// items.
struct NameSearch {
  /// A removed item with all that it was named by.
  struct Lost {
    /// The item.
    var item: Item

    /// The version that the removal followed; nil where there is none.
    var last: ContentHash?

    /// The item that has its name by now.
    var holder: Item?

    /// The names that it had, in lower case.
    var names: Set<String> = []

    /// The static members of `LabelStyle` that its Swift declared.
    var members: Set<String> = []
  }

  /// The uses of removed items that were found.
  private(set) var dangling: [Clashes.Dangling] = []

  private let removed: [Lost]
  private let unclear: [Clashes.SharedName]
  private var users: [Int: [Item]] = [:]
  private var noted: Set<Clashes.Dangling> = []

  /// Creates a search for removed items, and for names that several items had and that may mean any.
  init(removed: [Lost], unclear: [Clashes.SharedName]) {
    self.removed = removed
    self.unclear = unclear
  }

  /// Looks through items; only documents with the words of a name that is looked for are taken apart.
  mutating func run(over items: [Item], _ check: inout ReferenceCheck) throws {
    let names = removed.flatMap { Array($0.names) + Array($0.members) } + unclear.map(\.name)
    let words = Set(names.map(\.plainPart))
    guard !words.isEmpty else { return }
    for item in items where item.kind != .labels {
      guard let hash = item.document else { continue }
      if !words.contains(""), try Words(check.lookup.rows.document(hash)).isDisjoint(with: words) {
        continue
      }
      for use in try check.uses(of: item).items { try note(use, of: item, &check) }
    }
  }

  /// The name with the items that were found to use it; nil where no two have it now and nobody uses it.
  func settled(_ name: Clashes.SharedName) -> Clashes.SharedName? {
    guard let place = unclear.firstIndex(of: name) else { return name }
    guard let users = users[place] else { return nil }
    var name = name
    name.users = users
    return name
  }

  private mutating func note(_ use: ItemUse, of user: Item, _ check: inout ReferenceCheck) throws {
    guard let meant = try check.meant(by: use) else {
      guard !check.isSystem(use), let (name, lost) = try lost(by: use, check.lookup) else {
        return
      }
      let dangling = Clashes.Dangling(
        user: user, name: name, removed: lost.item, last: lost.last,
        holder: lost.holder)
      if noted.insert(dangling).inserted { self.dangling.append(dangling) }
      return
    }
    let names = use.isMember ? [] : use.candidates.map(\.folded)
    for (place, name) in unclear.enumerated()
    where name.kind == use.kind && names.contains(name.name.folded)
      && (name.holders + name.formerHolders).contains(where: { $0.identity == meant.identity })
    {
      if users[place]?.last != user { users[place, default: []].append(user) }
    }
  }

  private func lost(by use: ItemUse, _ lookup: Lookup) throws -> (name: String, lost: Lost)? {
    for name in use.candidates {
      let meant = try use.isMember ? nil : lookup.item(kind: use.kind, stored: name)
      let found = removed.first {
        $0.item.kind == use.kind
          && (use.isMember ? $0.members.contains(name) : $0.item.identity == meant?.identity)
      }
      if let found {
        return (use.isMember ? name : try lookup.heldName(name, kind: use.kind).shown, found)
      }
    }
    return nil
  }
}

/// The runs of ASCII letters and digits in a stored document, in lower case.
private struct Words {
  private var found: Set<String> = []

  /// Finds the words of JSON; what follows a backslash belongs to none.
  init(_ bytes: [UInt8]) {
    var word: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      let isPart = !isEscaped && (0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte)
      if isPart {
        word.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
      } else if !word.isEmpty {
        found.insert(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
  }

  /// Whether none of some words is among them.
  func isDisjoint(with words: Set<String>) -> Bool { found.isDisjoint(with: words) }
}
