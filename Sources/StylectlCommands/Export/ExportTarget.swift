import Diagnostics

/// Where an export goes: a folder of files, or one file.
struct ExportTarget {
  /// A file that is not on the disk as it should be.
  struct StaleFile {
    /// The path.
    var path: String

    /// What it holds; nil where it is not there.
    var present: String?

    /// What it should hold; nil where it should not be there.
    var wanted: String?
  }

  /// Whether the place is a folder.
  let isFolder: Bool

  /// The path, as the person named it.
  let place: String

  /// Tells a folder from a file: a folder is there, or the name does not end in `.swift`.
  init(_ place: String) {
    self.place = place
    isFolder = FolderListing.isFolder(place) || !place.hasSuffix(".swift")
  }

  /// Creates a target that is a folder, whatever its name.
  init(folder: String) {
    place = folder
    isFolder = true
  }

  /// Creates a target that is one file, whatever its name.
  init(file: String) {
    place = file
    isFolder = false
  }

  /// Returns the path of a file in the folder.
  func path(of name: String) -> String {
    FolderListing.path(of: name, in: place)
  }

  /// Returns the files that do not hold what they should.
  func stale(_ files: [(path: String, text: String)], in context: Context) throws -> [StaleFile] {
    try files.enumerated().compactMap { index, file in
      context.surroundings.reportWork(Work("Comparing files", done: index, of: files.count))
      guard OutputFile.exists(file.path) else {
        return StaleFile(path: file.path, present: nil, wanted: file.text)
      }
      let bytes = try context.read(file.path)
      guard !bytes.elementsEqual(file.text.utf8) else { return nil }
      return StaleFile(
        path: file.path, present: String(decoding: bytes, as: UTF8.self), wanted: file.text)
    }
  }

  /// Writes files, all or none; folders are made where they are not there.
  ///
  /// What should not be there goes after everything else is there.
  func write(_ files: [StaleFile], report: Work.Report = { _ in }) throws {
    report(Work("Writing files", done: 0, of: files.count))
    var made: [String] = []
    do {
      if isFolder {
        made += try OutputFile.makeFolder(place)
        let folders = Set(files.filter { $0.wanted != nil }.map { OutputFile.folder(of: $0.path) })
        for folder in folders.sorted() { made += try OutputFile.makeFolder(folder) }
      }
      let written = files.compactMap { file in file.wanted.map { (file.path, Array($0.utf8)) } }
      try OutputFile.replace(written)
    } catch {
      for folder in made.reversed() { OutputFile.removeEmptyFolder(folder) }
      throw error
    }
    for file in files where file.wanted == nil { try OutputFile.remove(file.path) }
  }
}
