import Diagnostics
import StyleModel

/// What was found in files that are to be added: drafts, what was passed over, and what is wrong.
public struct Intake: Sendable {
  /// A file with its bytes.
  public struct File: Sendable {
    /// The path, as the person named it.
    public var path: String

    /// The content.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// What is to be stored, in the order of the files.
  public internal(set) var drafts: [Draft] = []

  /// What the files hold beside styles.
  package internal(set) var skipped: [SkippedSwift] = []

  /// What could have been stored and is not, with the reasons.
  package internal(set) var leftOut: [LeftOut] = []

  /// What of the styles is kept as it is and not drawn.
  package internal(set) var opaque: [FoundStyle.Opaque] = []

  /// What is wrong, or worth telling, in the order of the files.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// Whether anything is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads files by their content: Swift for styles, JSON for tints and label sets.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - name: The name of the item, for one JSON file that gives none.
  ///   - samples: Values that the styles get for names of the app.
  ///   - tintNames: The names of the catalog's tints, which are not misspelt.
  ///   - isFolder: Whether the files are those of a folder, where not each must hold a style.
  public init(
    _ files: [File], name: String? = nil, samples: [String: String] = [:],
    tintNames: Set<String> = [], isFolder: Bool = false
  ) {
    let documents = Intake(documents: files.filter { !$0.isSwift }, name: name)
    let styles = Intake(
      swift: files.filter(\.isSwift), samples: samples, tintNames: tintNames, isFolder: isFolder)
    self.init(
      [(documents, files.count), (styles, files.count)], of: files.map(\.path), isFolder: isFolder)
  }

  /// Makes a tint of values as they are written on a command line.
  package init(tint name: String, values: [Tint.Variant: String]) throws {
    let others = try values.mapValues { try Tint.Value(parsing: $0) }
    guard let any = others[.any] else { throw InputError([]) }
    drafts.append(
      Draft(name: try ItemName(name, for: .tint), document: .tint(Tint(any: any, others: others))))
  }

  /// Takes over what was read by other means.
  package init(drafts: [Draft] = [], diagnostics: [Diagnostic] = []) {
    self.drafts = drafts
    self.diagnostics = diagnostics
  }
}

extension Intake {
  /// Puts together what was read of files in several ways, in the order of the files, and reports
  /// what is in two of them.
  ///
  /// - Parameters:
  ///   - parts: What was read, each with its place in the order for what stands in none of the files.
  ///   - paths: The files in their order.
  ///   - isFolder: Whether a folder was among them, where not each file must hold a style.
  package init(
    _ parts: [(intake: Intake, position: Int)], of paths: [String], isFolder: Bool
  ) {
    let order = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func inOrder<Element>(
      _ elements: KeyPath<Intake, [Element]>, _ file: (Element) -> String?
    ) -> [Element] {
      parts.flatMap { part in
        part.intake[keyPath: elements].map { element in
          (file(element).flatMap { order[$0] } ?? part.position, element)
        }
      }
      .enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
    }
    drafts = inOrder(\.drafts, \.file)
    diagnostics = inOrder(\.diagnostics, \.file)
    skipped = parts.flatMap(\.intake.skipped)
    leftOut = parts.flatMap(\.intake.leftOut)
    opaque = parts.flatMap(\.intake.opaque)
    dropTwins()
    markNeighbors()
    if isFolder, drafts.isEmpty, !hasErrors, paths.contains(where: { $0.hasSuffix(".swift") }) {
      diagnostics.append(
        Diagnostic(
          .error, message: "no type in the Swift files here conforms to LabelStyle",
          hint: "a style is declared as 'struct MyLabelStyle: LabelStyle'"))
    }
  }

  /// Reports drafts of one kind that have one name, or names that differ only in case, and keeps
  /// the first of them.
  private mutating func dropTwins() {
    var first: [String: Draft] = [:]
    drafts = drafts.filter { draft in
      let key = "\(draft.kind.rawValue):\(draft.name.folded)"
      guard let twin = first[key] else {
        first[key] = draft
        return true
      }
      let place = (twin.file ?? "") + (twin.place.map { ":\($0)" } ?? "")
      diagnostics.append(
        Diagnostic(
          .error, file: draft.file, place: draft.place,
          message: "the \(draft.kind.noun) '\(draft.name)' is already declared at \(place)",
          hint: "rename one of the two, or add one of them alone"))
      return false
    }
  }

  private mutating func markNeighbors() {
    var counts: [String: Int] = [:]
    for draft in drafts where draft.kind == .style { counts[draft.file ?? "", default: 0] += 1 }
    for index in drafts.indices where drafts[index].kind == .style {
      drafts[index].sharesFile = counts[drafts[index].file ?? "", default: 0] > 1
    }
  }
}

extension Intake.File {
  /// Whether it is Swift, by its ending or else by what it begins with.
  package var isSwift: Bool {
    if path.hasSuffix(".swift") { return true }
    if [".json", ".jsonc", ".json5"].contains(where: path.hasSuffix) { return false }
    let first = bytes.first { $0 > 0x20 }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }
}

extension Diagnostic {
  /// The diagnostic as an error.
  package var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }

  /// Returns the diagnostic with a file, and a place, where it has none of its own.
  package func placed(file: String?, place: Place? = nil) -> Diagnostic {
    var diagnostic = self
    diagnostic.file = diagnostic.file ?? file
    diagnostic.place = diagnostic.place ?? place
    return diagnostic
  }
}
