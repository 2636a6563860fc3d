import StyleModel

extension Format {
  /// Folders with a file an item, which people review.
  static let bundle = Format(
    name: "bundle", title: "bundle",
    reading: Reading(
      kinds: ItemKind.allCases,
      folder: Folder(
        isOne: { BundleFolder(path: $0, files: $1).isBundle },
        read: { path, request in
          try BundleFolder(path: path, files: request.files).intake(tintNames: request.tintNames())
        },
        isWhole: true),
      help: """
        A bundle, which 'stylectl export bundle' writes, comes in as a whole: with --replace its items \
        become those of the catalog, whoever edited them.
        """),
    writing: Writing(
      kinds: ItemKind.allCases, isWhole: true, target: .folder,
      optionRefusal: "a bundle holds Swift as it is stored",
      write: { request in
        try BundleFolder(path: request.place.path, files: request.files).written(request)
      },
      help: """
        A bundle is a folder with one file for each item of the catalog, for pull requests and for those \
        who have no catalog yet: 'stylectl add FOLDER' takes it, with --replace also over what is there. \
        It holds what the items are now, not their versions, authors and releases. Files of items that \
        are gone are removed from it; what the catalog never held stays, and is told.
        """,
      examples: [
        "stylectl export bundle Styles": "Writes the catalog into a folder, a file an item"
      ]))
}
