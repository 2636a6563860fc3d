import Diagnostics
import StyleModel

extension Format {
  /// How items become files.
  package struct Writing: Sendable {
    /// The kinds of the items that are written; a name alone means one of the first kind.
    package var kinds: [ItemKind]

    /// Whether what an item uses is written with it.
    package var takesUses = false

    /// Whether it is all of the catalog as it is stored, in a folder that can be named without an option.
    package var isWhole = false

    /// Where it goes.
    package var target: Target

    /// The options of `export` that it has and others have not.
    package var options: [String] = []

    /// What is said of options that other formats have; nil where it is whose they are.
    package var optionRefusal: String?

    /// Makes the files.
    package var write: @Sendable (WritingRequest) throws -> WrittenFiles

    /// A paragraph of the help of `export`; empty where another format's says it.
    package var help = ""

    /// Lines to try, and what they do.
    package var examples: KeyValuePairs<String, String> = [:]
  }

  /// What a format is written into.
  package enum Target: Sendable {
    /// One file.
    case file

    /// A folder.
    case folder

    /// One file where its name ends so and there is no folder of that name, else a folder.
    case fileEnding([String])
  }
}

extension Format.Writing {
  /// Whether it is written of label sets alone, which are named.
  package var isOfLabels: Bool { kinds == [.labels] }

  /// Where a path leads; `-` is standard output.
  package func place(_ path: String, in files: any FileAccess) -> WritingPlace {
    if path == "-" { return .standardOutput }
    switch target {
    case .file: return .file(path)
    case .folder: return .folder(path)
    case .fileEnding(let endings):
      return files.isFolder(path) || !endings.contains(where: path.hasSuffix)
        ? .folder(path) : .file(path)
    }
  }
}
