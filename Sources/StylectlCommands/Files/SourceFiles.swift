import StyleCatalog

/// The files that a person named, folders opened.
struct SourceFiles {
  /// The files in the order in which they were named, those of a folder sorted.
  private(set) var files: [Intake.File] = []

  /// Whether a folder was among them.
  private(set) var hasFolder = false

  /// The largest file that is read: what is larger is no source text.
  private static let byteLimit = 16 << 20

  /// Reads files, `-` for standard input, and the Swift files below folders.
  init(_ paths: [String], in context: Context) throws {
    for path in paths {
      guard path != "-", FolderListing.isFolder(path) else {
        files.append(try file(path, in: context))
        continue
      }
      hasFolder = true
      let inner = try FolderListing.files(in: path, ending: ".swift")
      if inner.isEmpty {
        throw CommandFailure(
          .badInput, "there is no Swift file in \(named(path))", hint: "name a folder that has some"
        )
      }
      for path in inner { files.append(try file(path, in: context)) }
    }
  }

  private func file(_ path: String, in context: Context) throws -> Intake.File {
    Intake.File(path: path, bytes: try context.read(path, limit: Self.byteLimit))
  }
}
