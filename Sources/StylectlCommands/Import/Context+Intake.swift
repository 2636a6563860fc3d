import CommandTable
import Diagnostics
import Interchange
import StyleCatalog
import StyleModel

extension Context {
  /// Reads files and folders of every format that a catalog takes.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - name: The name that the item gets, where it is given.
  ///   - translated: The set of the catalog that only titles in other languages are taken for.
  ///   - samples: Values that the styles get for names of the app.
  ///   - contexts: Contexts by the names of modifiers of design tokens, as a person chose them.
  ///   - modes: Files of design tokens that say what others are in an appearance.
  ///   - takesAll: Whether folders that say themselves what their items are are taken for such.
  /// - Returns: What was found, and what of the files cannot be read.
  /// - Throws: A failure where a folder cannot be read, or the set to translate is not there.
  func intake(
    of paths: [String], name: String? = nil, translating translated: String? = nil,
    samples: [String: String] = [:], contexts: [String: String] = [:],
    modes: [Tint.Variant: String] = [:], takesAll: Bool = true
  ) throws -> (Intake, unreadable: [Diagnostic]) {
    let target = try translated.map { try labelSet(toTranslate: $0, name: name) }
    let files = try SourceFiles(paths, takesAll: takesAll, in: self)
    if let target {
      guard files.wholes.isEmpty else { throw FormatRefusal.takesTranslations }
      let intake = try Intake(translating: target.set, named: target.name, with: files.files)
      return (intake, files.problems)
    }
    var request = ReadingRequest(files: DiskFiles(context: self))
    request.name = name
    request.samples = samples
    request.contexts = contexts
    request.modes = try modes.mapValues {
      Intake.File(path: $0, bytes: try read($0, limit: SourceFiles.byteLimit))
    }
    request.isFolder = files.hasFolder
    request.tintNames = tintNames
    request.labels = labelSet(named:)
    return (try read(files, request), files.problems)
  }

  /// Reads files and folders, the files of each format together.
  private func read(_ files: SourceFiles, _ request: ReadingRequest) throws -> Intake {
    let positions = Dictionary(
      files.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var parts = try files.wholes.map { path, folder in
      (intake: try folder.read(path, request), position: positions[path] ?? 0)
    }
    let foreign = files.files.compactMap(ForeignFile.problem)
    parts.append((Intake(diagnostics: foreign), files.order.count))
    let others = Set(foreign.compactMap(\.file))
    let byFormat = Dictionary(grouping: files.files.filter { !others.contains($0.path) }) {
      Format.of($0).name
    }
    for format in Format.all {
      let own = byFormat[format.name] ?? []
      guard !own.isEmpty || format.reading?.takesContexts == true && request.chooses
      else { continue }
      let position = own.first.flatMap { positions[$0.path] } ?? files.order.count
      parts.append((try format.read(own, request), position))
    }
    return Intake(parts, of: files.order, isFolder: request.isFolder)
  }

  /// The label set of the catalog that only translations are taken for.
  private func labelSet(
    toTranslate word: String, name: String?
  ) throws -> (name: ItemName, set: LabelSet) {
    if name != nil {
      throw UsageError("--for names the set, and --name another one", hint: "leave out --name")
    }
    let reference = try ItemReference(word).defaulting(to: .labels)
    let (item, document) = try catalogForReading().document(reference)
    guard case .labels(let set) = document else {
      throw CatalogError.otherKind(item.name, kind: "label set", found: item.kind.noun)
    }
    return (try ItemName(stored: item.name, for: .labels), set)
  }

  /// The label set of a name that is in the catalog now; nil where there is none.
  private func labelSet(named name: ItemName) -> LabelSet? {
    let reference = ItemReference(kind: .labels, name: name.text)
    guard case .labels(let set)? = try? catalogForReading().document(reference).document
    else { return nil }
    return set
  }
}
