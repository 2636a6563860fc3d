import Diagnostics
import StyleModel
import StyleSyntax

/// A folder that holds a bundle, or is to hold one.
struct BundleFolder {
  /// The path, as the person named it.
  let path: String

  /// The files on the disk.
  let files: any FileAccess

  /// The largest file of an item that is read, in bytes.
  private static let byteLimit = 16 << 20

  /// Whether a bundle is there.
  var isBundle: Bool { files.isFolder(path) && files.exists(place(of: BundleManifest.fileName)) }

  /// Returns the path of a file of the bundle.
  func place(of name: String) -> String { files.path(of: name, in: path) }

  /// Returns the files that stand where a bundle keeps those of its items, by kind.
  func present() throws -> [(kind: ItemKind, paths: [String])] {
    try ItemKind.allCases.map { kind in
      let folder = place(of: kind.bundleFolder)
      guard files.isFolder(folder) else { return (kind, []) }
      return (kind, try [".json", ".swift"].flatMap { try files.files(in: folder, ending: $0) })
    }
  }

  /// Reads the bundle.
  func intake(tintNames: Set<String>) throws -> Intake {
    let manifestPath = place(of: BundleManifest.fileName)
    let manifest = try BundleManifest(
      reading: files.read(manifestPath, limit: BundleManifest.byteLimit), file: manifestPath)
    var read: [ItemKind: [Intake.File]] = [:]
    for (kind, paths) in try present() {
      read[kind] = try paths.map {
        Intake.File(path: $0, bytes: try files.read($0, limit: Self.byteLimit))
      }
    }
    let reading = BundleReading(read, manifest: manifest, tintNames: tintNames)
    let drafts = reading.items.map { item in
      var draft = Draft(name: item.name, document: item.document, file: item.file)
      draft.formerNames = item.formerNames
      draft.key = item.key
      return draft
    }
    return Intake(drafts: drafts, diagnostics: reading.diagnostics)
  }

  /// Returns the files that items are in the bundle.
  ///
  /// Throws a `FormatRefusal` where the folder holds something else.
  func written(_ items: [ExportItem]) throws -> WrittenFiles {
    guard !files.exists(path) || isBundle || files.isFolder(path) && files.isEmpty(path) else {
      throw FormatRefusal(
        "\(named(path)) is no bundle, and not empty",
        hint: "name a folder that is empty or not there yet")
    }
    let text = BundleText(
      try items.map { item in
        BundleItem(
          name: try ItemName(item.name, for: item.document.kind), document: item.document,
          formerNames: item.formerNames, key: item.key)
      })
    return WrittenFiles(
      text.files.map { ExportedFile(path: place(of: $0.path), text: $0.text) },
      present: isBundle ? try present().flatMap(\.paths) : [])
  }
}
