import Foundation

/// Catalog files that earlier programs wrote, one for each schema.
///
/// Each holds the style `ChipLabelStyle`, the tint `brand`, renamed to `accent`, and the label set
/// `days`, removed again.
package enum CatalogFixture {
  /// The place of a file.
  package static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Catalogs").appendingPathComponent(name)
  }
}
