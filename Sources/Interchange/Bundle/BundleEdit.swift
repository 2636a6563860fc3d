import Diagnostics
import JSON
import StyleModel
import StyleSyntax

/// What becomes of the files of a bundle that is there where it is written again.
///
/// What the catalog holds or held is the catalog's, and is written anew or removed. What it never held a
/// person wrote, and it stays until it is taken in.
struct BundleEdit {
  /// The bundle.
  let folder: BundleFolder

  /// The items that are written.
  let items: [BundleItem]

  /// What is asked for, and what the catalog knows.
  let request: WritingRequest

  /// What was read of each file that is there, by its path.
  private var standing: [String: (bytes: [UInt8], holding: Holding?)] = [:]

  /// The items of a person that stay, with the names that the bundle gives them.
  private var strangers: [BundleItem] = []

  /// The text of the file that the bundle is known by, where it is there.
  private var manifest: String?

  /// The paths that are there, in their order.
  private var present: [String] = []

  /// Reads what is there.
  init(_ items: [BundleItem], into folder: BundleFolder, _ request: WritingRequest) throws {
    self.folder = folder
    self.items = items
    self.request = request
    guard folder.isBundle else { return }
    manifest = String(decoding: try folder.manifestBytes(), as: UTF8.self)
    let (manifest, files) = try folder.content()
    present = ItemKind.allCases.flatMap { files[$0]?.map(\.path) ?? [] }
    for file in files.values.joined() { standing[file.path] = (file.bytes, nil) }
    let reading = BundleReading(
      files, manifest: manifest, tintNames: request.holdings.tintNames)
    for item in reading.items {
      let holding = try holding(of: item)
      for path in Self.paths(of: item) where standing[path] != nil {
        standing[path]?.holding = holding
      }
      if holding == nil || holding?.ownership == .never { strangers.append(item) }
    }
  }

  /// Whose an item is; a file that holds more than a style is a person's, unless the style is what is
  /// written.
  private func holding(of item: BundleItem) throws -> Holding? {
    var holding = try request.holdings.holding(Draft(item))
    if case .style(let style) = item.document, let file = item.file.flatMap({ standing[$0] }),
      holding?.ownership != .present || holding?.isLeftOver == true,
      SwiftWords(String(decoding: file.bytes, as: UTF8.self)) != SwiftWords(style.swift)
    {
      holding?.ownership = .never
    }
    return holding
  }

  /// The files of the bundle, and what stays in it that is a person's.
  func written() -> WrittenFiles {
    var written = WrittenFiles(present: present)
    let known = Set(items.map { $0.document.kind.rawValue + ":" + $0.name.folded })
    let others = strangers.filter {
      !known.contains($0.document.kind.rawValue + ":" + $0.name.folded)
    }
    let text = BundleText(items, besides: others)
    for (name, text) in text.files {
      let path = folder.place(of: name)
      guard let (bytes, holding) = standing[path] else {
        let present = name == BundleManifest.fileName ? manifest : nil
        let isEqual = present.map { Self.isEqual($0, text, path) } ?? false
        written.files.append(ExportedFile(path: path, text: isEqual ? present ?? text : text))
        continue
      }
      let present = String(decoding: bytes, as: UTF8.self)
      if Self.isEqual(present, text, path) || holding?.ownership == .present && isSwift(path) {
        written.files.append(ExportedFile(path: path, text: present))
      } else if isTheirs(holding), !request.overwrites {
        written.left.append(left(path, isInTheWay: true))
      } else {
        written.files.append(ExportedFile(path: path, text: text))
      }
    }
    let wanted = Set(text.files.map { folder.place(of: $0.path).nfc })
    for path in present where !wanted.contains(path.nfc) {
      if isTheirs(standing[path]?.holding) {
        written.left.append(left(path, isInTheWay: false))
      } else {
        written.removed.append(path)
      }
    }
    return written
  }

  /// Whether the catalog never held what a file is.
  private func isTheirs(_ holding: Holding?) -> Bool {
    holding == nil || holding?.ownership == .never
  }

  private func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  private func left(_ path: String, isInTheWay: Bool) -> LeftInPlace {
    LeftInPlace(
      diagnostic: Diagnostic(
        .warning, file: path, message: "this stays: the catalog never held it",
        hint: "to take it in: stylectl add --replace \(typed(folder.path))"),
      isInTheWay: isInTheWay)
  }

  /// The files of an item: the one that it was read of, and what stands beside a style.
  private static func paths(of item: BundleItem) -> [String] {
    guard let file = item.file else { return [] }
    return file.hasSuffix(".swift") ? [file, file.dropLast(6) + ".json"] : [file]
  }

  /// Whether two texts say the same in JSON.
  private static func isEqual(_ present: String, _ wanted: String, _ path: String) -> Bool {
    if present == wanted { return true }
    guard path.hasSuffix(".json"), let present = try? JSONValue(reading: Array(present.utf8)),
      let wanted = try? JSONValue(reading: Array(wanted.utf8))
    else { return false }
    return present.canonical == wanted.canonical
  }
}
