// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "stylectl",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "stylectl", targets: ["stylectl"]),
    .library(name: "StyleCatalog", targets: ["StyleCatalog"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .target(name: "CAssets", exclude: ["seed.image"]),
    .target(name: "Platform"),
    .target(name: "JSON"),
    .target(name: "SwiftText"),
    .target(name: "StyleModel", dependencies: ["JSON", "Platform", "SwiftText"]),
    .target(name: "StyleStore", dependencies: ["CAssets", "CSQLite", "Platform", "StyleModel"]),
    .target(
      name: "StyleCatalog",
      dependencies: ["CAssets", "JSON", "StyleModel", "StyleStore", "SwiftText"]),
    .target(name: "StylePreview", dependencies: ["StyleModel", "SwiftText"]),
    .target(name: "StyleChecks", dependencies: ["StyleModel", "StylePreview", "SwiftText"]),
    .target(name: "Interchange", dependencies: ["JSON", "StyleModel", "SwiftText"]),
    .target(name: "CommandTable"),
    .target(
      name: "StylectlCommands",
      dependencies: [
        "CommandTable", "Interchange", "JSON", "Platform", "StyleCatalog", "StyleChecks",
        "StyleModel", "StylePreview", "SwiftText",
      ]),
    .executableTarget(name: "stylectl", dependencies: ["Platform", "StylectlCommands"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),
    .testTarget(
      name: "SwiftTextTests", dependencies: ["SwiftText", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "StyleModelTests", dependencies: ["JSON", "StyleModel", "SwiftText", "TestSupport"]),
    .testTarget(
      name: "StyleStoreTests", dependencies: ["CAssets", "CSQLite", "StyleStore", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "StyleCatalogTests",
      dependencies: [
        "JSON", "StyleCatalog", "StyleModel", "StyleStore", "SwiftText", "TestSupport",
      ]),
    // A client of the library as another package is one: it sees what is public, and no more.
    .testTarget(
      name: "StyleCatalogClientTests", dependencies: ["StyleCatalog"], packageAccess: false),
    .testTarget(
      name: "StylePreviewTests", dependencies: ["StylePreview", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "StyleChecksTests",
      dependencies: ["StyleChecks", "StyleModel", "StylePreview", "SwiftText", "TestSupport"]),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Interchange", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "CommandTableTests", dependencies: ["CommandTable", "TestSupport"]),
    .testTarget(
      name: "StylectlTests", dependencies: ["StylectlCommands", "stylectl", "TestSupport"],
      exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// Faults are put between the program and the C library with LD_PRELOAD.
#if os(Linux)
  package.targets.append(
    .testTarget(
      name: "FaultTests",
      dependencies: ["CSQLite", "JSON", "StyleModel", "stylectl", "TestSupport"],
      exclude: ["Preload"]))
#endif
