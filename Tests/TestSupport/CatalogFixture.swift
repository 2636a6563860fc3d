import Foundation

/// Catalog files that earlier programs wrote, one for each schema.
///
/// Each holds the style `ChipLabelStyle`, the tint `accent` and the label set `days`; from the schema
/// on that has them, the release `1.0`, a deprecation of the tint and a rule that matters otherwise.
/// `make migration` adds the next one.
package enum CatalogFixture {
  /// The versions of the schema that are older than the present one.
  package static let versions: [Int] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url("").path)
    return (names ?? []).compactMap { name in
      Int(name.dropFirst("Schema".count).dropLast(".stylecatalog".count))
    }.sorted()
  }()

  /// The place of the file of a version of the schema.
  package static func url(version: Int) -> URL { url("Schema\(version).stylecatalog") }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Catalogs").appendingPathComponent(name)
  }
}
