@testable import StyleCatalog

/// Two people with a copy of one catalog each; Ada has the one that the other is merged into.
struct Teammates {
  let ada: SampleCatalog
  let bo: SampleCatalog

  /// Gives both what a closure puts into the catalog.
  init(with start: (SampleCatalog) throws -> Void) throws {
    ada = try SampleCatalog()
    try start(ada)
    bo = try SampleCatalog(copying: ada)
  }

  /// Brings what Bo has into Ada's catalog.
  func merge() throws {
    try ada.catalog.merge(from: bo.path, by: ada.author())
  }

  /// The one conflict of Ada's catalog.
  func conflict() throws -> Conflict? {
    let conflicts = try ada.catalog.conflicts()
    return conflicts.count == 1 ? conflicts[0] : nil
  }

  /// Settles an item in Ada's catalog.
  @discardableResult
  func resolve(_ names: String..., with resolution: Resolution) throws -> [Change] {
    try ada.catalog.resolve(
      names.map { try ItemReference($0) }, with: resolution, by: ada.author()
    ).changes
  }
}
