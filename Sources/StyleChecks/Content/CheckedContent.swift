import Diagnostics
import StyleModel
import StyleSyntax
import SwiftText

/// Everything that a check reads of a catalog, at one moment: its items, found by their names.
///
/// Each name is looked up once. Of the styles only those that were read last are kept as trees, which
/// take very much more room than texts.
package final class CheckedContent {
  /// A name of a kind, in whatever case.
  struct Key: Hashable {
    var kind: ItemKind
    var folded: String

    init(_ kind: ItemKind, _ name: String) {
      self.kind = kind
      folded = name.folded
    }
  }

  /// The items, in the order in which they are told.
  package let items: [CheckedItem]

  private let removed: Set<Key>
  private let held: any StyleLibrary
  private var indices: [Key: Int] = [:]
  private var sources: [Int: Result<StyleSource, SyntaxError>] = [:]
  private var entries: [Int: [StyleInterface.Entry]] = [:]
  private var known: [ItemKind: [String: Int?]] = [:]
  private var members: [String: Int]?
  private var uses: [Int: [NamedUse]] = [:]
  private var nearest: [ItemKind: [String: String?]] = [:]
  private var comparisons = 0

  /// The most styles that are kept as trees.
  private static let mostSources = 100

  /// The most pairs of names that are compared.
  private static let comparisonLimit = 1_000_000

  private lazy var allNames = items.reduce(into: [ItemKind: [String]]()) { names, item in
    names[item.kind, default: []].append(item.name)
  }

  /// The names in colours' places that belong to no item.
  private(set) lazy var openNames: Set<String> = Set(
    items.indices.lazy.flatMap { self.uses(of: $0) }
      .filter { $0.kind == .tint && $0.item == nil }.map(\.name))

  /// Creates the content of a catalog.
  ///
  /// - Parameters:
  ///   - items: The items that are there.
  ///   - removed: The names of those that were removed.
  ///   - held: Where styles are found at the versions that pins hold them at.
  package init(
    _ items: [CheckedItem], removed: [(kind: ItemKind, name: String)] = [],
    held: any StyleLibrary
  ) {
    self.items = items
    self.removed = Set(removed.map { Key($0.kind, $0.name) })
    self.held = held
    indices.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let key = Key(item.kind, item.name)
      if indices[key] == nil { indices[key] = index }
    }
  }

  /// Returns the item of a name; nil where there is none.
  package func index(of kind: ItemKind, named name: String) -> Int? {
    if let index = known[kind]?[name] { return index }
    let index = indices[Key(kind, name)]
    known[kind, default: [:]][name] = .some(index)
    return index
  }

  /// Whether an item of a name was removed.
  func wasRemoved(_ kind: ItemKind, named name: String) -> Bool {
    removed.contains(Key(kind, name))
  }

  /// Returns a style, read, or why it cannot be; nil where the item is none.
  func source(at index: Int) -> Result<StyleSource, SyntaxError>? {
    if let source = sources[index] { return source }
    guard case .style(let style) = items[index].document else { return nil }
    let source = Result<StyleSource, SyntaxError> { () throws(SyntaxError) in
      StyleSource(
        name: items[index].name, text: style.swift, document: try Reader.document(style.swift),
        samples: style.samples, pins: style.pins)
    }
    if sources.count >= Self.mostSources { sources.removeAll(keepingCapacity: true) }
    sources[index] = source
    return source
  }

  /// Returns the static members of `LabelStyle` that a style declares.
  ///
  /// In whatever layout, an extension that declares one says `Self` in its requirements.
  func entries(at index: Int) -> [StyleInterface.Entry] {
    if let known = entries[index] { return known }
    guard case .style(let style) = items[index].document, style.swift.holds("Self"),
      case .success(let source)? = source(at: index)
    else { return [] }
    let found = StyleInterface(of: source).entries
    entries[index] = found
    return found
  }

  /// Returns the style that declares a static member of `LabelStyle`; nil where none does.
  func index(declaring member: String) -> Int? {
    if let members { return members[member] }
    var members: [String: Int] = [:]
    for index in items.indices {
      for entry in entries(at: index) where members[entry.name] == nil {
        members[entry.name] = index
      }
    }
    self.members = members
    return members[member]
  }

  /// Returns what an item names and that is an item, or has to be one.
  func uses(of index: Int) -> [NamedUse] {
    if let known = uses[index] { return known }
    let found = foundUses(of: index)
    uses[index] = found
    return found
  }

  /// The names of the items of a kind.
  package func names(of kind: ItemKind) -> [String] { allNames[kind] ?? [] }

  /// Returns the name of an item that was probably meant; nil where none is near.
  ///
  /// Of very many names that lead nowhere only the first are compared with all that there are.
  func nearest(_ kind: ItemKind, to name: String) -> String? {
    if let known = nearest[kind]?[name] { return known }
    guard comparisons < Self.comparisonLimit else { return nil }
    let all = names(of: kind)
    comparisons += all.count
    let found = Spelling.nearest(to: name, among: all)
    nearest[kind, default: [:]][name] = .some(found)
    return found
  }

  /// Whether all that pins of a style hold is there.
  func holds(_ name: String, in pins: [String: ContentHash]) -> Bool {
    held.style(named: name, heldBy: pins) != nil
  }
}

extension CheckedContent: StyleLibrary {
  /// Returns the style of a name.
  package func style(named name: String) -> StyleSource? {
    index(of: .style, named: name).flatMap { try? source(at: $0)?.get() }
  }

  /// Returns the style whose Swift declares a static member of `LabelStyle`.
  package func style(declaring member: String) -> StyleSource? {
    index(declaring: member).flatMap { try? source(at: $0)?.get() }
  }

  /// Returns the tint of a name.
  package func tint(named name: String) -> Tint? {
    guard let index = index(of: .tint, named: name), case .tint(let tint) = items[index].document
    else { return nil }
    return tint
  }

  /// Returns the style of a name at the version that pins hold it at.
  package func style(named name: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    held.style(named: name, heldBy: pins)
  }

  /// Returns the style that declares a static member at the version that pins hold it at.
  package func style(declaring member: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    held.style(declaring: member, heldBy: pins)
  }
}

extension String {
  /// Whether an ASCII text stands in it, byte for byte.
  fileprivate func holds(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first else { return true }
      var rest = utf8[...]
      while let place = rest.firstIndex(of: first) {
        rest = rest[place...]
        if rest.starts(with: wanted) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}
