import Diagnostics
import StyleModel

extension Lookup {
  /// What a person should know of items that history gave back: names in them that belong to no
  /// item, and rings that they are part of.
  func aftermath(of items: [Item]) throws -> [Diagnostic] {
    let items = items.filter { !$0.isRemoved }
    var check = ReferenceCheck(lookup: self)
    let dangling = try items.flatMap { try check.dangling(in: $0) }
    let identities = Set(items.map(\.identity))
    let rings = try check.rings(among: items).filter { ring in
      ring.contains { identities.contains($0.identity) }
    }
    return dangling + rings.map(\.warning)
  }

  /// What a person should know of items whose heads were put back: what goes together no more.
  func aftermath(ofPuttingBack items: Set<Item.Identity>) throws -> [Diagnostic] {
    let clashes = try clashes().involving(items)
    let removed = Dictionary(grouping: clashes.dangling, by: \.removed)
    return removed.sorted { $0.key.identity < $1.key.identity }.map { item, uses in
      item.stillUsed(by: uses.map(\.user))
    } + clashes.rings.map(\.warning)
  }
}

extension Item {
  /// Warns that others use an item which is not there any more.
  func stillUsed(by users: [Item]) -> Diagnostic {
    Diagnostic(
      .warning,
      message:
        "the \(kind.noun) '\(name)' is still used by \(users.map(\.name).joined(separator: ", "))",
      hint: "stylectl conflicts")
  }
}

extension [Item] {
  /// Warns of a ring of items.
  fileprivate var warning: Diagnostic {
    let ring = CatalogError.ring((self + prefix(1)).map(\.name))
    return Diagnostic(.warning, message: ring.message, hint: ring.hint)
  }
}
