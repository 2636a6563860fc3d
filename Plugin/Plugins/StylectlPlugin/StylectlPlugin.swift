import Foundation
import PackagePlugin

/// Exports the styles of a catalog as Swift when a target is built.
///
/// The target's folder holds the catalog, a file with the ending `.stylecatalog`.
@main
struct StylectlPlugin: BuildToolPlugin {
  /// Makes the command for each catalog of a target.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let catalogs = target.sourceFiles.map(\.url).filter(\.isCatalog)
    return try catalogs.map { catalog in
      try .exporting(
        catalog, into: context.pluginWorkDirectoryURL, by: context.tool(named: "stylectl").url)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StylectlPlugin: XcodeBuildToolPlugin {
    /// Makes the command for each catalog of a target of an Xcode project.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let catalogs = target.inputFiles.map(\.url).filter(\.isCatalog)
      return try catalogs.map { catalog in
        try .exporting(
          catalog, into: context.pluginWorkDirectoryURL, by: context.tool(named: "stylectl").url)
      }
    }
  }
#endif

extension Command {
  /// The command that writes one Swift file for a catalog; it runs again only when the catalog changes.
  fileprivate static func exporting(_ catalog: URL, into folder: URL, by tool: URL) throws
    -> Command
  {
    let name = catalog.deletingPathExtension().lastPathComponent
    let output = folder.appending(path: "\(name)Styles.swift")
    return .buildCommand(
      displayName: "Export the styles of \(catalog.lastPathComponent)", executable: tool,
      arguments: [
        "export", "swift", "--catalog", catalog.path(percentEncoded: false),
        "--output", output.path(percentEncoded: false), "--no-previews", "--quiet",
        "--overwrite", "--prune",
      ],
      inputFiles: [catalog], outputFiles: [output])
  }
}

extension URL {
  /// Whether the file is a catalog.
  fileprivate var isCatalog: Bool { pathExtension == "stylecatalog" }
}
