import Diagnostics
import StyleModel
import StyleSyntax

extension Format {
  /// String catalogs, of which keys are labels.
  static let strings = Format(
    name: "strings", title: "string catalog", endings: [".xcstrings"],
    reading: Reading(
      kinds: [.labels], isOne: { StringCatalog.isOne($0.bytes) },
      content: .labels(
        LabelReading(
          read: { file throws(InputError) in
            let catalog = try StringCatalog(reading: file.bytes, file: file.path)
            return .init(StringCatalogReading(catalog, file: file.path))
          },
          saysSymbols: false,
          translate: { file, set, name throws(InputError) in
            let catalog = try StringCatalog(reading: file.bytes, file: file.path)
            return .init(
              StringCatalogReading(catalog, translating: set, named: name, file: file.path))
          })),
      help: """
        Of a string catalog each key becomes a label, with its translations and its comment; --for \
        takes only these, for the labels that a set has.
        """,
      examples: [
        "stylectl add Localizable.xcstrings --for week": "Takes translations for a label set"
      ]),
    writing: Writing(
      kinds: [.labels], target: .file,
      write: { request in
        var present: StringCatalog?
        let path = request.place.path
        if request.place != .standardOutput, request.files.exists(path) {
          let bytes = try request.files.read(path, limit: StringCatalog.byteLimit)
          present = try StringCatalog(reading: bytes, file: path)
        }
        let text = StringCatalogText(request.labelSets, into: present)
        return WrittenFiles(
          String(decoding: text.bytes, as: UTF8.self), at: request.place,
          diagnostics: (present?.diagnostics ?? []) + text.diagnostics)
      },
      help: """
        The titles and comments of label sets go into a string catalog: of one that is there every \
        byte stays but for those of these labels, and into a new one in Xcode's order.
        """,
      examples: [
        "stylectl export strings --labels week --output Localizable.xcstrings":
          "Puts the titles of a label set into a string catalog"
      ]))
}

extension LabelReading.Found {
  fileprivate init(_ reading: StringCatalogReading) {
    self.init(set: reading.set, diagnostics: reading.diagnostics)
  }
}
