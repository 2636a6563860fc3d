import StyleModel
import SwiftText

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
  public private(set) var drafts: [Draft] = []

  /// What the files hold beside styles.
  package private(set) var skipped: [SkippedSwift] = []

  /// What is wrong, or worth telling.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Whether anything is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  private let isFolder: Bool
  private let name: String?
  private let samples: [String: String]
  private let tintNames: Set<String>

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
    self.isFolder = isFolder
    self.name = name
    self.samples = samples
    self.tintNames = tintNames
    for file in files { take(file) }
    reportTwins()
    if isFolder, drafts.isEmpty, !hasErrors {
      diagnostics.append(
        Diagnostic(
          .error, message: "no type in the Swift files here conforms to LabelStyle",
          hint: "a style is declared as 'struct MyLabelStyle: LabelStyle'"))
    }
  }

  /// Makes a tint of values as they are written on a command line.
  package init(tint name: String, values: [Tint.Variant: String]) throws {
    self.init([])
    let others = try values.mapValues { try Tint.Value(parsing: $0) }
    guard let any = others[.any] else { throw InputError([]) }
    drafts.append(
      Draft(name: try ItemName(name, for: .tint), document: .tint(Tint(any: any, others: others))))
  }

  private mutating func take(_ file: File) {
    if file.path.hasSuffix(".swift") { return takeSwift(file) }
    if file.path.hasSuffix(".json") { return takeJSON(file) }
    let first = file.bytes.first { $0 > 0x20 }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    if isJSON { takeJSON(file) } else { takeSwift(file) }
  }

  private mutating func takeSwift(_ file: File) {
    let found = StyleFinder.find(in: file.bytes, file: file.path)
    diagnostics += found.diagnostics
    skipped += found.skipped
    for style in found.styles {
      diagnostics += style.problems(tintNames: tintNames)
      diagnostics += style.opaque.map {
        Diagnostic(
          .note, file: file.path, place: $0.place,
          message: "this Swift is kept as it is and not drawn: \($0.text.firstLine)")
      }
      do {
        let document = StyleDocument(swift: style.text, samples: samples)
        var draft = Draft(
          name: try ItemName(style.name, for: .style), document: .style(document),
          file: file.path, place: style.place)
        draft.uses = DocumentUses(of: style.document)
        drafts.append(draft)
      } catch {
        diagnostics += error.diagnostics.map { $0.placed(file: file.path, place: style.place) }
      }
    }
    if found.styles.isEmpty, !found.hasErrors, !isFolder {
      diagnostics.append(
        Diagnostic(
          .error, file: file.path, message: "no type here conforms to LabelStyle",
          hint: "a style is declared as 'struct MyLabelStyle: LabelStyle'"))
    }
  }

  private mutating func takeJSON(_ file: File) {
    do throws(InputError) {
      let added = try AddedDocument(reading: file.bytes, file: file.path)
      let kind = added.document.kind
      let name: ItemName
      if let given = self.name ?? (added.name == nil ? file.path.stem : nil) {
        name = try ItemName(given, for: kind)
      } else if let own = added.name {
        name = own
      } else {
        return
      }
      drafts.append(Draft(name: name, document: added.document, file: file.path))
    } catch {
      diagnostics += error.diagnostics.map { $0.placed(file: file.path, place: nil) }
    }
  }

  /// Reports drafts of one kind that have one name, or names that differ only in case.
  private mutating func reportTwins() {
    var first: [String: Draft] = [:]
    for draft in drafts {
      let key = "\(draft.kind.rawValue):\(draft.name.folded)"
      guard let twin = first[key] else {
        first[key] = draft
        continue
      }
      let place = (twin.file ?? "") + (twin.place.map { ":\($0)" } ?? "")
      diagnostics.append(
        Diagnostic(
          .error, file: draft.file, place: draft.place,
          message: "the \(draft.kind.noun) '\(draft.name)' is already declared at \(place)",
          hint: "rename one of the two, or add one of them alone"))
    }
  }
}

extension Diagnostic {
  /// The diagnostic as an error.
  package var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }

  /// Returns the diagnostic with a file, and a place where it has none of its own.
  fileprivate func placed(file: String, place: Place?) -> Diagnostic {
    var diagnostic = self
    diagnostic.file = diagnostic.file ?? file
    diagnostic.place = diagnostic.place ?? place
    return diagnostic
  }
}

extension String {
  /// The text up to the first line break.
  fileprivate var firstLine: String {
    let line = prefix { !$0.isNewline }
    return line.utf8.count == utf8.count ? self : line + " …"
  }

  /// The last component of a path without its ending.
  fileprivate var stem: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
