import Interchange
import StyleCatalog
import StyleModel

extension Holdings {
  /// What a catalog knows, for an export of some of its items.
  ///
  /// - Parameters:
  ///   - library: The catalog.
  ///   - exported: The items that are written, which need not be at their heads.
  /// - Throws: What reading the catalog throws.
  init(_ library: CatalogLibrary, exported: [Item]) throws {
    let versions = Dictionary(
      exported.map { (Self.identity($0), $0) }, uniquingKeysWith: { first, _ in first })
    func holding(_ held: HeldItem) throws -> Holding {
      let present = versions[Self.identity(held.item)] ?? held.item
      var ownership = Ownership.never
      if let version = held.version {
        ownership =
          held.document == present.document
          ? .present
          : .earlier(
            version: try library.word(for: version, of: held.item),
            of: try library.word(for: present.version, of: held.item))
      }
      return Holding(
        ownership, kind: held.item.kind, name: held.item.name, written: held.name,
        isRemoved: held.item.isRemoved)
    }
    self.init(
      holding: { try library.holding(of: $0).map(holding) },
      versions: { kind, name in
        try library.versions(kind: kind, named: name).map { held, document in
          HeldVersion(try holding(held), document: document)
        }
      },
      labelNames: { try library.names(of: .labels) }, tintNames: try library.tintNames())
  }

  private static func identity(_ item: Item) -> String { item.kind.rawValue + ":" + item.key }
}
