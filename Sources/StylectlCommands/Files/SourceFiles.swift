import Diagnostics
import Interchange
import StyleCatalog

/// The files and folders that a person named: what is a format's own as a whole, other folders opened.
struct SourceFiles {
  /// The files.
  private(set) var files: [Intake.File] = []

  /// The folders that are read as a whole.
  private(set) var wholes: [(path: String, folder: Format.Folder)] = []

  /// The paths of both in the order in which they were named, those of a folder sorted.
  private(set) var order: [String] = []

  /// Whether another folder was among them.
  private(set) var hasFolder = false

  /// The largest file that is read: what is larger is no source text.
  static let byteLimit = 16 << 20

  /// The most bytes that are read in all, so that a wrong folder does not fill the memory.
  private static let totalLimit = 256 << 20

  private var total = 0

  /// The files that cannot be read, so that all are told in one run.
  private(set) var problems: [Diagnostic] = []

  private var seen: Set<String> = []
  private var seenFiles: Set<FileIdentity> = []

  /// Reads files, each once by whatever links it is reached, `-` for standard
  /// input, and what is taken below folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - takesAll: Whether folders that say themselves what their items are are taken for such.
  ///   - context: What reads them.
  /// - Throws: A failure where a folder cannot be read, or the files are too large together.
  init(_ paths: [String], takesAll: Bool = true, in context: Context) throws {
    for path in paths {
      if let folder = Format.ofFolder(path, in: DiskFiles(context: context))?.reading?.folder,
        takesAll || !folder.isWhole
      {
        wholes.append((path, folder))
        order.append(path)
        continue
      }
      guard path != "-", FolderListing.isFolder(path) else {
        try add(path, in: context)
        continue
      }
      hasFolder = true
      try add(folder: path, in: context)
    }
  }

  /// Adds the Swift files below a folder and what is taken beside them; of one without Swift all that
  /// is of a format that folders hold.
  private mutating func add(folder: String, in context: Context) throws {
    let inner = try FolderListing.files(in: folder, ending: "")
    let endings = [".swift"] + Format.all.flatMap { $0.reading?.inFolders ?? [] }
    if inner.contains(where: { $0.hasSuffix(".swift") }) {
      for path in inner where endings.contains(where: path.hasSuffix) { try add(path, in: context) }
      return
    }
    let count = files.count
    for path in inner where endings.contains(where: path.hasSuffix) || path.hasSuffix(".json") {
      try add(path, in: context)
      guard let file = files.last, file.path == path,
        Format.of(file).reading?.inFolders.isEmpty != false
      else { continue }
      files.removeLast()
      order.removeLast()
    }
    guard files.count == count else { return }
    throw CommandFailure(
      .badInput, "there is no Swift file in \(named(folder)), and no file of design tokens",
      hint: "name a folder that has some")
  }

  private mutating func add(_ path: String, in context: Context) throws {
    guard seen.insert(path).inserted else { return }
    // What Swift declares does not depend on the name of its file, as that of a colour in JSON does.
    if path.hasSuffix(".swift"), let file = FileIdentity(path), !seenFiles.insert(file).inserted {
      return
    }
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
      order.append(path)
    } catch let error as FileError {
      problems += error.failure.diagnostics
    }
  }
}
