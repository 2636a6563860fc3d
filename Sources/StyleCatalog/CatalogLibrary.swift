import StyleModel
import StyleSyntax

/// Where a preview finds the styles and tints that a style names: in one catalog, at one moment.
package final class CatalogLibrary: StyleLibrary {
  /// What went wrong while an item was looked up; looking up itself cannot throw.
  fileprivate var failure: (any Error)?

  /// Is told of each item that is left out because what is stored of it cannot be read.
  private let reportUnreadable: (CatalogError) -> Void

  /// The items that were left out because what is stored of them cannot be read.
  package private(set) var unreadable: [CatalogError] = []

  /// The items in conflict that were looked up.
  package private(set) var conflicted: Set<Item> = []

  /// The items that were looked up.
  var seen: some Collection<Item> { seenItems.values }

  // By kind and key as one text: the runtime takes long to make the type of a set of items.
  private var seenItems: [String: Item] = [:]

  let lookup: Lookup
  private var sources: [String: StyleSource?] = [:]
  private var members: [String: StyleSource?] = [:]
  private var tints: [String: Tint?] = [:]

  /// What the pins hold that were asked for last, which most often are asked for again.
  private var lastHeld: PinnedStyles?

  init(_ lookup: Lookup, reportUnreadable: @escaping (CatalogError) -> Void = { _ in }) {
    self.lookup = lookup
    self.reportUnreadable = reportUnreadable
  }

  /// Returns the style of a name, present or former.
  package func style(named name: String) -> StyleSource? {
    if let known = sources[name] { return known }
    let source = attempt {
      try noting(lookup.item(kind: .style, written: name)).flatMap {
        try lookup.source(of: $0)
      }
    }
    sources[name] = source
    return source
  }

  /// Returns the style whose Swift declares a static member of `LabelStyle`.
  package func style(declaring member: String) -> StyleSource? {
    if let known = members[member] { return known }
    let source = attempt {
      try noting(lookup.style(declaring: member)).flatMap { try lookup.source(of: $0) }
    }
    members[member] = source
    return source
  }

  /// Returns the style of a name at the version that pins hold it at.
  package func style(named name: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    attempt { try held(by: pins).style(named: name)?.source }
  }

  /// Returns the style that declares a static member at the version that pins hold it at.
  package func style(declaring member: String, heldBy pins: [String: ContentHash]) -> StyleSource? {
    attempt { try held(by: pins).style(declaring: member)?.source }
  }

  /// Returns what pins hold.
  func held(by pins: [String: ContentHash]) -> PinnedStyles {
    if let lastHeld, lastHeld.pins == pins { return lastHeld }
    let held = PinnedStyles(pins, lookup)
    lastHeld = held
    return held
  }

  /// Returns the tint of a name, present or former.
  package func tint(named name: String) -> Tint? {
    if let known = tints[name] { return known }
    let tint: Tint? = attempt {
      guard let item = try noting(lookup.item(kind: .tint, written: name)), !item.isRemoved,
        case .tint(let tint) = try lookup.shownForm(of: item)
      else { return nil }
      return tint
    }
    tints[name] = tint
    return tint
  }

  /// Reads the style that a reference means, at the version that it names.
  ///
  /// - Throws: `CatalogError` where there is none, or where it is an item of another kind.
  package func style(_ reference: ItemReference) throws -> (item: Item, source: StyleSource) {
    let item = try lookup.item(reference, preferring: .style)
    if item.isRemoved { throw CatalogError.removed(try lookup.typed(item)) }
    note(item)
    guard let source = try lookup.source(of: item) else {
      throw CatalogError.otherKind(item.name, kind: "style", found: item.kind.noun)
    }
    return (item, source)
  }

  private func note(_ item: Item) {
    seenItems[item.kind.rawValue + ":" + item.key] = item
  }

  private func noting(_ item: Item?) -> Item? {
    guard let item else { return nil }
    note(item)
    if item.isConflicted { conflicted.insert(item) }
    return item
  }

  private func attempt<Result>(_ body: () throws -> Result?) -> Result? {
    do { return try passingUnreadable(body) } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Runs a body that reads an item; nil where that cannot be read, which is told at the end.
  package func passingUnreadable<Result>(_ body: () throws -> Result?) throws -> Result? {
    do { return try body() } catch let error as CatalogError {
      guard case .unreadable = error else { throw error }
      if !unreadable.contains(error) { unreadable.append(error) }
      reportUnreadable(error)
      return nil
    }
  }
}

extension Catalog {
  /// Lets a body look up styles and tints, all at one moment.
  ///
  /// What cannot be read is left out and reported.
  ///
  /// - Throws: what the body throws, or what went wrong while something was looked up.
  package func withLibrary<Result>(_ body: (CatalogLibrary) throws -> Result) throws -> Result {
    try read { lookup in
      let library = CatalogLibrary(lookup, reportUnreadable: reportUnreadable)
      let result = try body(library)
      if let failure = library.failure { throw failure }
      return result
    }
  }
}
