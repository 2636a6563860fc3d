import Diagnostics
import Platform

/// Which catalog a command works on.
enum CatalogPath: Hashable {
  /// A file that was named, or that was found; it must be there.
  case file(String)

  /// The file of last resort, which may not be there yet.
  case standard(String)

  /// The ending that marks a catalog.
  static let ending = ".stylecatalog"

  /// Finds the catalog: `--catalog`, else `STYLECTL_CATALOG`, else the one catalog in this folder or
  /// the nearest above it, up to the home folder, else the default file.
  ///
  /// - Throws: a failure that lists them where a folder has several.
  init(options: GlobalOptions, environment: EnvironmentVariables) throws {
    if let named = options.catalog ?? environment["STYLECTL_CATALOG"] {
      self = .file(named)
    } else if let found = try Self.nearest(environment) {
      self = .file(found)
    } else {
      self = .standard(Self.standardPath(environment))
    }
  }

  /// The path, whether or not there is a file.
  var path: String {
    switch self {
    case .file(let path), .standard(let path): path
    }
  }

  /// Whether this is the default file and it is not there yet.
  var isYetToBeMade: Bool {
    if case .standard(let path) = self { access(path, F_OK) != 0 } else { false }
  }

  /// The one catalog in this folder or the nearest above it that has any.
  private static func nearest(_ environment: EnvironmentVariables) throws -> String? {
    guard let (folder, names) = nearestNames(environment) else { return nil }
    guard names.count == 1 else {
      throw CommandFailure(
        .wrongUsage,
        "there is more than one catalog in \(folder.isEmpty ? "this folder" : named(folder)): "
          + names.joined(separator: ", "),
        hint: "say which one: --catalog \(typed(folder + names[0]))")
    }
    return try trusted(folder + names[0], environment)
  }

  /// Returns the path of a catalog that was found, unless another user may have laid it there for
  /// whoever comes by.
  static func trusted(_ path: String, _ environment: EnvironmentVariables) throws -> String {
    if isOutsideHome(environment), FileState.isOfAnotherUser(path) {
      throw CommandFailure(
        .wrongUsage, "\(named(path)) belongs to another user, and is not used without being named",
        hint: "where you trust it, name it: --catalog \(typed(path)), or set STYLECTL_CATALOG")
    }
    return path
  }

  /// The catalogs in this folder or the nearest above it that has any, sorted, and the folder.
  ///
  /// Looks by relative paths, so that a moved folder is no matter. Within the home folder it ends
  /// there: what lies above belongs to everybody.
  static func nearestNames(_ environment: EnvironmentVariables) -> (
    folder: String, names: [String]
  )? {
    guard let parts = workingFolder else { return nil }
    let home = homeFolder(environment)
    var folder = ""
    for _ in (parts.starts(with: home) ? home.count : 0)...parts.count {
      let names = FolderListing.visibleNames(in: folder.isEmpty ? "." : folder, ending: ending)
        .sorted()
      if !names.isEmpty { return (folder, names) }
      folder += "../"
    }
    return nil
  }

  /// Whether this folder is not in the home folder; where nothing says which that is, it is not.
  private static func isOutsideHome(_ environment: EnvironmentVariables) -> Bool {
    let home = homeFolder(environment)
    return home.isEmpty || workingFolder?.starts(with: home) != true
  }

  /// The parts of the path of this folder.
  private static var workingFolder: [Substring]? {
    guard let working = getcwd(nil, 0) else { return nil }
    defer { free(working) }
    return String(cString: working).split(separator: "/")
  }

  /// The parts of the path of the home folder; none where nothing says which it is.
  private static func homeFolder(_ environment: EnvironmentVariables) -> [Substring] {
    environment["HOME"].flatMap(AbsolutePath.resolved)?.split(separator: "/") ?? []
  }

  /// The default file by the XDG base directory specification; empty where no variable says where.
  private static func standardPath(_ environment: EnvironmentVariables) -> String {
    environment.folder("XDG_DATA_HOME", inHome: ".local/share").map { "\($0)/Default\(ending)" }
      ?? ""
  }
}
