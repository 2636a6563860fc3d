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
    .systemLibrary(name: "CMalloc"),
    .target(name: "CAssets", exclude: ["seed.image", "vocabulary.text"]),
    .target(name: "Diagnostics"),
    .target(name: "Platform", dependencies: ["CMalloc"]),
    .target(name: "JSON", dependencies: ["Diagnostics"]),
    .target(name: "SwiftText", dependencies: ["Diagnostics"]),
    .target(name: "Vocabulary", dependencies: ["CAssets", "Diagnostics", "SwiftText"]),
    .target(name: "StyleModel", dependencies: ["Diagnostics", "JSON", "Platform", "SwiftText"]),
    .target(
      name: "StyleSyntax",
      dependencies: ["Diagnostics", "JSON", "StyleModel", "SwiftText", "Vocabulary"]),
    .target(
      name: "StyleStore",
      dependencies: ["CAssets", "CSQLite", "Diagnostics", "Platform", "StyleModel"]),
    .target(
      name: "StyleCatalog",
      dependencies: [
        "CAssets", "Diagnostics", "JSON", "StyleModel", "StyleStore", "StyleSyntax", "SwiftText",
        "Vocabulary",
      ]),
    .target(name: "StylePreview", dependencies: ["Diagnostics", "StyleModel", "Vocabulary"]),
    .target(
      name: "StyleEvaluation",
      dependencies: [
        "Diagnostics", "StyleModel", "StylePreview", "StyleSyntax", "SwiftText", "Vocabulary",
      ]),
    .target(
      name: "StyleChecks",
      dependencies: [
        "Diagnostics", "StyleEvaluation", "StyleModel", "StylePreview", "StyleSyntax", "SwiftText",
        "Vocabulary",
      ]),
    .target(
      name: "Interchange",
      dependencies: ["Diagnostics", "JSON", "StyleModel", "StyleSyntax", "SwiftText", "Vocabulary"]),
    .target(name: "CommandTable", dependencies: ["Diagnostics"]),
    .target(
      name: "StylectlCommands",
      dependencies: [
        "CommandTable", "Diagnostics", "Interchange", "JSON", "Platform", "StyleCatalog",
        "StyleChecks", "StyleEvaluation", "StyleModel", "StylePreview", "StyleSyntax", "SwiftText",
        "Vocabulary",
      ]),
    .executableTarget(name: "stylectl", dependencies: ["Platform", "StylectlCommands"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "JSONTests", dependencies: ["Diagnostics", "JSON", "TestSupport"]),
    .testTarget(
      name: "SwiftTextTests", dependencies: ["Diagnostics", "SwiftText", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "VocabularyTests", dependencies: ["Diagnostics", "Vocabulary"]),
    .testTarget(
      name: "StyleModelTests",
      dependencies: ["Diagnostics", "JSON", "StyleModel", "SwiftText", "TestSupport"]),
    .testTarget(
      name: "StyleSyntaxTests",
      dependencies: [
        "Diagnostics", "StyleModel", "StyleSyntax", "SwiftText", "TestSupport", "Vocabulary",
      ]),
    .testTarget(
      name: "StyleStoreTests",
      dependencies: ["CAssets", "CSQLite", "StyleModel", "StyleStore", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "StyleCatalogTests",
      dependencies: ["StyleCatalog", "StyleModel", "StyleStore", "StyleSyntax", "TestSupport"]),
    // A client of the library as another package is one: it sees what is public, and no more.
    .testTarget(
      name: "StyleCatalogClientTests", dependencies: ["StyleCatalog"], packageAccess: false),
    // Pictures of styles: what is evaluated is compared as it is drawn.
    .testTarget(
      name: "StylePreviewTests",
      dependencies: [
        "Diagnostics", "StyleEvaluation", "StyleModel", "StylePreview", "StyleSyntax", "SwiftText",
        "TestSupport", "Vocabulary",
      ],
      exclude: ["Golden", "Paint/HTML/Golden", "Paint/SVG/Golden", "Sheet/Golden"]),
    .testTarget(
      name: "StyleChecksTests",
      dependencies: [
        "Diagnostics", "StyleChecks", "StyleEvaluation", "StyleModel", "StyleSyntax", "SwiftText",
      ]),
    .testTarget(
      name: "InterchangeTests",
      dependencies: [
        "Diagnostics", "Interchange", "JSON", "StyleModel", "StyleSyntax", "SwiftText",
        "TestSupport",
      ], exclude: ["Golden"]),
    .testTarget(name: "CommandTableTests", dependencies: ["CommandTable", "TestSupport"]),
    .testTarget(
      name: "StylectlTests",
      dependencies: [
        "CommandTable", "Diagnostics", "JSON", "StyleCatalog", "StyleModel", "StylePreview",
        "StyleStore", "StylectlCommands", "TestSupport", "stylectl",
      ],
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
      dependencies: ["CSQLite", "StyleModel", "TestSupport", "stylectl"],
      exclude: ["Preload"]))
#endif
