// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ChipApp",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "ChipApp", targets: ["ChipApp"])],
  dependencies: [.package(path: "../../Plugin")],
  targets: [
    .target(
      name: "ChipApp",
      plugins: [.plugin(name: "StylectlPlugin", package: "Plugin")])
  ]
)
