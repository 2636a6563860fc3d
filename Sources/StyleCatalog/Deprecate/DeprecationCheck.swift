/// Collects what freshly written items use although it is deprecated.
struct DeprecationCheck {
  /// What documents say of deprecation; nil where nobody has asked yet.
  fileprivate var known: [ContentHash: Deprecation]?

  /// What was found.
  fileprivate var uses: [DeprecatedUse] = []
}

extension ReferenceCheck {
  /// Notes what an item uses although it is deprecated, unless it is deprecated itself.
  mutating func noteDeprecated(in item: Item, of draft: Draft) throws {
    let known = try deprecations.known ?? lookup.deprecations()
    deprecations.known = known
    guard !known.isEmpty, item.document.map({ known[$0] == nil }) ?? false else { return }
    for use in try uses(of: item).items {
      guard let used = try meant(by: use), used.identity != item.identity,
        let document = used.document, let deprecation = known[document]
      else { continue }
      deprecations.uses.add(item.name, of: used, deprecation, in: draft)
    }
  }

  /// One warning for each deprecated item that is used, with its users.
  func deprecationWarnings() throws -> [Diagnostic] {
    try deprecations.uses.map { use in
      var use = use
      use.deprecation =
        try lookup.presented(use.deprecation, of: use.item.kind) ?? use.deprecation
      return use.warning
    }
  }
}
