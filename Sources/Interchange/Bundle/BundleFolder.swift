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
  ///
  /// - Parameter list: Lists the files of a folder that have an ending.
  /// - Returns: The paths of each kind, in the order of the kinds.
  /// - Throws: What the listing throws.
  private func present(
    _ list: (String, String) throws -> [String]
  ) throws -> [(kind: ItemKind, paths: [String])] {
    try ItemKind.allCases.map { kind in
      let folder = place(of: kind.bundleFolder)
      guard files.isFolder(folder) else { return (kind, []) }
      return (kind, try [".json", ".swift"].flatMap { try list(folder, $0) })
    }
  }

  /// Reads the bundle.
  func intake(tintNames: Set<String>) throws -> Intake {
    let (manifest, read) = try content(present { try files.files(in: $0, ending: $1) })
    let reading = BundleReading(read, manifest: manifest, tintNames: tintNames)
    let drafts = reading.items.map { item in
      var draft = Draft(item)
      draft.removedItems = manifest.removed
      return draft
    }
    return Intake(drafts: drafts, diagnostics: reading.diagnostics)
  }

  /// Returns what a bundle is known by, and the files of its items by kind, but for what links lead to
  /// out of it.
  func content() throws -> (BundleManifest, [ItemKind: [Intake.File]]) {
    let own = try ItemKind.allCases.map { kind in
      let folder = kind.bundleFolder + "/"
      let paths = try [".json", ".swift"].flatMap { try files.ownFiles(in: path, ending: $0) }
      return (kind: kind, paths: paths.filter { $0.hasPrefix(place(of: folder)) })
    }
    return try content(own)
  }

  /// Reads the file that the bundle is known by.
  func manifestBytes() throws -> [UInt8] {
    try files.read(place(of: BundleManifest.fileName), limit: BundleManifest.byteLimit)
  }

  private func content(
    _ paths: [(kind: ItemKind, paths: [String])]
  ) throws -> (BundleManifest, [ItemKind: [Intake.File]]) {
    let manifest = try BundleManifest(
      reading: manifestBytes(), file: place(of: BundleManifest.fileName))
    var read: [ItemKind: [Intake.File]] = [:]
    for (kind, paths) in paths {
      read[kind] = try paths.map {
        Intake.File(path: $0, bytes: try files.read($0, limit: Self.byteLimit))
      }
    }
    return (manifest, read)
  }

  /// Returns the files that items are in the bundle.
  ///
  /// Throws a `FormatRefusal` where the folder holds something else.
  func written(_ request: WritingRequest) throws -> WrittenFiles {
    guard !files.exists(path) || isBundle || files.isFolder(path) && files.isEmpty(path) else {
      throw FormatRefusal(
        "\(named(path)) is no bundle, and not empty",
        hint: "name a folder that is empty or not there yet")
    }
    let items = try request.items.map { item in
      var whole = BundleItem(
        name: try ItemName(item.name, for: item.document.kind), document: item.document,
        formerNames: item.formerNames, key: item.key)
      whole.removed = item.removed
      return whole
    }
    return try BundleEdit(items, into: self, request).written()
  }
}

extension Draft {
  /// Creates the draft of an item as a bundle holds it.
  init(_ item: BundleItem) {
    self.init(name: item.name, document: item.document, file: item.file)
    formerNames = item.formerNames
    key = item.key
  }
}
