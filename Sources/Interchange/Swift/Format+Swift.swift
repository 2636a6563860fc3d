import StyleModel
import StyleSyntax

extension Format {
  /// Swift, of which types that conform to `LabelStyle` are styles.
  static let swift = Format(
    name: "swift", title: "Swift", endings: [".swift"],
    reading: Reading(
      kinds: [.style, .tint],
      content: .items { files, request in
        Intake(
          swift: files, samples: request.samples, tintNames: request.tintNames(),
          isFolder: request.isFolder)
      },
      help: """
        Of Swift files every type goes in that conforms to LabelStyle, with what belongs to it, also of \
        the other files: its extensions, and the types that it uses. Static constants that are a Color \
        in numbers become tints under the path that Swift names them by. Other Swift is skipped, and \
        told.
        """,
      examples: [
        "stylectl add MyStyles.swift": "Takes the styles of a file",
        "stylectl add Sources": "Takes the styles of all Swift files in a folder",
      ]),
    writing: Writing(
      kinds: ItemKind.allCases, takesUses: true, target: .fileEnding([".swift"]),
      options: ["public", "no-previews", "colors"],
      write: SwiftEdit.files,
      help: """
        A tint becomes a member of Color that follows light, dark and contrast, and styles name it as \
        Color.brand; with --colors assets they say Color("brand"), for an asset catalog. The layout is \
        that of 'swift format' with export.swift-format.
        """,
      examples: [
        "stylectl export swift --output Sources/Styles": "Writes everything into a folder",
        "stylectl export swift DayLabelStyle --output -": "Prints one style with its parts",
        "stylectl export swift --output Sources/Styles --check":
          "Fails where the files are not up to date, for CI",
        "stylectl export swift --at 2.0 --output Sources/Styles": "Writes a release",
      ]))
}

extension SwiftEdit {
  /// The largest Swift file that is read of those that are there.
  private static let byteLimit = 16 << 20

  /// Returns the files that items become, as edits of those that are there.
  @Sendable fileprivate static func files(_ request: WritingRequest) throws -> WrittenFiles {
    let paths: [String]
    switch request.place {
    case .standardOutput:
      return WrittenFiles(try request.swift.file(request.items), at: request.place)
    case .file(let path):
      paths = request.files.exists(path) && !request.files.isFolder(path) ? [path] : []
    case .folder(let folder):
      paths =
        request.files.isFolder(folder)
        ? try request.files.ownFiles(in: folder, ending: ".swift") : []
    }
    // A file that cannot be read is never written to, and what it declares nobody can tell.
    let files = paths.compactMap { path in
      (try? request.files.read(path, limit: byteLimit)).map { Intake.File(path: path, bytes: $0) }
    }
    let unread = Set(paths).subtracting(files.map(\.path))
    return try SwiftEdit(request, among: files, unread: unread).written()
  }
}
