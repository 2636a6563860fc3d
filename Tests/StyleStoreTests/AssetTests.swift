import CAssets
import Foundation
import Testing

@testable import StyleStore

/// The files of a folder of the package by name.
private func files(in folder: String) throws -> [String: [UInt8]] {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(folder)
  var files: [String: [UInt8]] = [:]
  let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
  for name in names where !name.hasPrefix(".") {
    files[name] = [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
  }
  return files
}

@Test func migrationsAreEmbeddedAsTheyStandInTheirFolder() throws {
  let migrations = Migration.all()
  #expect(migrations.map(\.name) == migrations.map(\.name).sorted())
  #expect(
    Dictionary(uniqueKeysWithValues: migrations.map { ($0.name, Array($0.sql.utf8)) })
      == (try files(in: "migrations")))
}

/// Where this fails, `make image` writes the list of the files anew.
@Test func seedIsEmbeddedAsItStandsInItsFolder() throws {
  var seeds: [(name: String, bytes: [UInt8])] = []
  while CAssetsSeed(seeds.count).count > 0 {
    let seed = CAssetsSeed(seeds.count)
    seeds.append(
      (String(cString: seed.name), Array(UnsafeBufferPointer(start: seed.bytes, count: seed.count)))
    )
  }
  #expect(seeds.map(\.name) == seeds.map(\.name).sorted())
  #expect(
    Dictionary(uniqueKeysWithValues: seeds.map { ($0.name, $0.bytes) }) == (try files(in: "seed")))
}

/// Where this fails, `make image` makes the image anew.
@Test func imageHasTheNewestSchema() throws {
  let connection = try Connection(mode: .image)
  let image = CAssetsSeedImage()
  try connection.read(UnsafeRawBufferPointer(start: image.bytes, count: image.count))
  #expect(try connection.number("PRAGMA user_version") == Migration.all().count)
}
