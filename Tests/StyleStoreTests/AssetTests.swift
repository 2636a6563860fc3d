import CAssets
import Foundation
import Testing

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

/// What is embedded, in its order.
private func embedded(_ asset: (Int) -> CAsset) -> [(name: String, bytes: [UInt8])] {
  var assets: [(name: String, bytes: [UInt8])] = []
  while asset(assets.count).count > 0 {
    let next = asset(assets.count)
    let bytes = UnsafeBufferPointer(start: next.bytes, count: next.count)
    assets.append((String(cString: next.name), Array(bytes)))
  }
  return assets
}

@Test func migrationsAreEmbeddedAsTheyStandInTheirFolder() throws {
  let assets = embedded(CAssetsMigration)
  #expect(assets.map(\.name) == assets.map(\.name).sorted())
  #expect(
    Dictionary(uniqueKeysWithValues: assets.map { ($0.name, $0.bytes) })
      == (try files(in: "migrations")))
}

@Test func seedIsEmbeddedAsItStandsInItsFolder() throws {
  let assets = embedded(CAssetsSeed)
  #expect(assets.map(\.name) == assets.map(\.name).sorted())
  #expect(
    Dictionary(uniqueKeysWithValues: assets.map { ($0.name, $0.bytes) })
      == (try files(in: "seed")))
}
