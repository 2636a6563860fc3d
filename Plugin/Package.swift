// swift-tools-version: 6.0

import PackageDescription

// A package of its own, so that stylectl itself builds without the binary. `make bundle` puts
// stylectl.artifactbundle here; a fork that commits it can be used by its URL.
let package = Package(
  name: "StylectlPlugin",
  products: [.plugin(name: "StylectlPlugin", targets: ["StylectlPlugin"])],
  targets: [
    .plugin(name: "StylectlPlugin", capability: .buildTool(), dependencies: ["stylectl"]),
    .binaryTarget(name: "stylectl", path: "stylectl.artifactbundle"),
  ]
)
