/// Where an export goes: a folder of files, or one file.
struct ExportTarget {
  /// A file that is not on the disk as it should be.
  struct StaleFile {
    /// The path.
    var path: String

    /// What it holds; nil where it is not there.
    var present: String?

    /// What it should hold.
    var wanted: String
  }

  /// Whether the place is a folder.
  let isFolder: Bool

  private let place: String

  /// Tells a folder from a file: a folder is there, or the name does not end in `.swift`.
  init(_ place: String) {
    self.place = place
    isFolder = FolderListing.isFolder(place) || !place.hasSuffix(".swift")
  }

  /// Returns the path of a file in the folder.
  func path(of name: String) -> String {
    place.hasSuffix("/") ? place + name : "\(place)/\(name)"
  }

  /// Returns the files that do not hold what they should.
  func stale(_ files: [(path: String, text: String)], in context: Context) throws -> [StaleFile] {
    try files.compactMap { file in
      guard OutputFile.exists(file.path) else {
        return StaleFile(path: file.path, present: nil, wanted: file.text)
      }
      let bytes = try context.read(file.path)
      guard !bytes.elementsEqual(file.text.utf8) else { return nil }
      return StaleFile(
        path: file.path, present: String(decoding: bytes, as: UTF8.self), wanted: file.text)
    }
  }

  /// Writes files, all or none; the folder is made where it is not there.
  func write(_ files: [StaleFile]) throws {
    if isFolder { try OutputFile.makeFolder(place) }
    try OutputFile.replace(files.map { ($0.path, Array($0.wanted.utf8)) })
  }
}
