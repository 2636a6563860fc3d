import StyleModel
import StyleSyntax

/// A style at the version that a pin holds it at.
struct HeldStyle {
  /// The name that the pin holds it by.
  var name: String

  /// The item at that version.
  var item: Item

  /// Its Swift, with the names that others have now.
  var source: StyleSource
}

/// The styles that pins hold at versions, found by their names and by what they declare.
///
/// A composition can pin everything that it reaches: no question goes through all pins.
final class PinnedStyles {
  /// The pins.
  private(set) var pins: [String: ContentHash]

  private let lookup: Lookup

  /// The names that pins hold styles by, by all that they could be looked up as.
  private var names: [String: Set<String>] = [:]

  /// The names of the pins that hold a style which declares a static member of `LabelStyle`.
  private var declaring: [String: Set<String>] = [:]

  /// The names of the pins whose members were not looked at yet.
  private var unread: Set<String> = []

  /// Creates what pins hold.
  init(_ pins: [String: ContentHash], _ lookup: Lookup) {
    self.pins = pins
    self.lookup = lookup
    for name in pins.keys { index(name) }
  }

  /// Pins a style at a version, unless one of the name is pinned.
  func pin(_ name: String, at version: ContentHash) {
    guard pins[name] == nil else { return }
    pins[name] = version
    index(name)
  }

  /// Finds what a use of a style means among the pins.
  ///
  /// - Throws: `CatalogError.noSuchVersion` where the version is not in this catalog.
  func style(for use: ItemUse) throws -> HeldStyle? {
    guard use.kind == .style, let name = use.candidates.first else { return nil }
    return try use.isMember ? style(declaring: name) : style(named: name)
  }

  /// Finds the style that a name means among the pins, present and former names alike.
  func style(named name: String) throws -> HeldStyle? {
    guard !pins.isEmpty, let owner = try lookup.item(kind: .style, written: name) else {
      return nil
    }
    let owned = try lookup.rows.names(kind: .style, key: owner.key) + [owner.key]
    let found = Set(owned.flatMap { names[$0.folded] ?? [] })
    for pin in found.sorted() {
      guard try lookup.item(kind: .style, written: pin)?.identity == owner.identity else {
        continue
      }
      if let held = try held(pin, of: owner) { return held }
    }
    return nil
  }

  /// Finds the style whose held version declares a static member of `LabelStyle`.
  func style(declaring member: String) throws -> HeldStyle? {
    for pin in unread.sorted() {
      guard let owner = try lookup.item(kind: .style, written: pin),
        let held = try held(pin, of: owner)
      else { continue }
      for entry in StyleInterface(of: held.source).entries {
        declaring[entry.name, default: []].insert(pin)
      }
    }
    unread = []
    guard let pin = declaring[member]?.min(),
      let owner = try lookup.item(kind: .style, written: pin)
    else { return nil }
    return try held(pin, of: owner)
  }

  private func index(_ name: String) {
    for text in [name, StoredName(stored: name).stem] {
      names[text.folded, default: []].insert(name)
    }
    unread.insert(name)
  }

  private func held(_ pin: String, of owner: Item) throws -> HeldStyle? {
    guard let version = pins[pin] else { return nil }
    let found = try lookup.rows.versions(kind: .style, key: owner.key, beginning: version.hex)
    guard found.contains(version) else {
      throw CatalogError.noSuchVersion(
        item: owner.name, version: version.short,
        count: try lookup.rows.versionCount(kind: .style, key: owner.key))
    }
    let record = try lookup.rows.version(version)
    let item = Item(
      kind: .style, key: owner.key, name: record.name.text, version: version,
      document: record.document, author: record.author, time: record.time, isConflicted: false)
    return try lookup.source(of: item).map { HeldStyle(name: pin, item: item, source: $0) }
  }
}
