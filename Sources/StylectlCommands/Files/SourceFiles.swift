import Diagnostics
import StyleCatalog

/// The files that a person named, folders opened.
struct SourceFiles {
  /// The files in the order in which they were named, those of a folder sorted.
  private(set) var files: [Intake.File] = []

  /// Whether a folder was among them.
  private(set) var hasFolder = false

  /// The largest file that is read: what is larger is no source text.
  private static let byteLimit = 16 << 20

  /// The most bytes that are read in all, so that a wrong folder does not fill the memory.
  private static let totalLimit = 256 << 20

  private var total = 0

  /// The files that cannot be read, so that all are told in one run.
  private(set) var problems: [Diagnostic] = []

  private var seen: Set<String> = []

  /// Reads files, each once, `-` for standard input, and the Swift files below folders.
  init(_ paths: [String], in context: Context) throws {
    for path in paths {
      guard path != "-", FolderListing.isFolder(path) else {
        try add(path, in: context)
        continue
      }
      hasFolder = true
      let inner = try FolderListing.files(in: path, ending: ".swift")
      if inner.isEmpty {
        throw CommandFailure(
          .badInput, "there is no Swift file in \(named(path))", hint: "name a folder that has some"
        )
      }
      for path in inner { try add(path, in: context) }
    }
  }

  private mutating func add(_ path: String, in context: Context) throws {
    guard seen.insert(path).inserted else { return }
    context.surroundings.reportWork(Work("Reading files", done: files.count))
    do {
      let bytes = try context.read(path, limit: Self.byteLimit)
      total += bytes.count
      guard total <= Self.totalLimit else {
        throw CommandFailure(
          .badInput, "the files have more than \(amount(Self.totalLimit)) together",
          hint: "name the folder that holds the styles")
      }
      files.append(Intake.File(path: path, bytes: bytes))
    } catch let error as FileError {
      problems += error.failure.diagnostics
    }
  }
}
