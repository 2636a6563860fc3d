import Diagnostics
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

  /// What could have been stored and is not, with the reasons.
  package private(set) var leftOut: [LeftOut] = []

  /// What of the styles is kept as it is and not drawn.
  package private(set) var opaque: [FoundStyle.Opaque] = []

  /// What is wrong, or worth telling, in the order of the files.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Whether anything is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  private let isFolder: Bool
  private let order: [String: Int]
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
    order = Dictionary(
      files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    for file in files where !file.isSwift { takeJSON(file) }
    takeSwift(files.filter(\.isSwift))
    drafts = inOrder(drafts, \.file)
    diagnostics = inOrder(diagnostics, \.file)
    dropTwins()
    markNeighbors()
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

  /// Takes over drafts that are all of their items, as a bundle holds them.
  package init(drafts: [Draft], diagnostics: [Diagnostic]) {
    self.init([])
    self.drafts = drafts
    self.diagnostics = diagnostics
  }

  /// Takes what was read of other files by other means, and reports what is in both.
  package mutating func take(_ drafts: [Draft], _ diagnostics: [Diagnostic]) {
    self.drafts = drafts + self.drafts
    self.diagnostics = diagnostics + self.diagnostics
    dropTwins()
  }

  private mutating func takeSwift(_ files: [File]) {
    let found = StyleFinder.find(
      in: files.map { ($0.path, $0.bytes) }, tintNames: tintNames)
    diagnostics += found.diagnostics
    skipped = found.skipped
    leftOut = found.leftOut
    for style in found.styles where !HeldMark.isHeld(style) { take(style, found.tintNames) }
    for tint in found.tints {
      take(.tint(tint.tint), named: tint.name, file: tint.file, place: tint.place)
    }
    diagnostics += leftOut.map {
      Diagnostic(
        .note, file: $0.file, place: $0.place, message: "'\($0.name)' is left out: \($0.reason)")
    }
    if found.styles.isEmpty, found.tints.isEmpty, !found.hasErrors, !isFolder {
      diagnostics += files.map { file in
        Diagnostic(
          .error, file: file.path, message: "no type here conforms to LabelStyle",
          hint: "a style is declared as 'struct MyLabelStyle: LabelStyle'")
      }
    }
  }

  private mutating func take(_ style: FoundStyle, _ names: TintNames) {
    let problems = style.problems(tintNames: tintNames)
    diagnostics += problems
    opaque += style.opaque
    diagnostics += style.opaque.map {
      Diagnostic(
        .note, file: $0.file, place: $0.place,
        message: "this Swift is kept as it is and not drawn: \($0.text.firstLine)")
    }
    guard !problems.contains(where: { $0.severity == .error }) else { return }
    let own = HeldMark.withoutHeld(style.document).map { Printer.print($0) } ?? style.text
    let text = (try? TintForm.restored(own, names: names)) ?? own
    take(
      .style(StyleDocument(swift: text, samples: samples)), named: style.name, file: style.file,
      place: style.place, uses: text == style.text ? DocumentUses(of: style.document) : nil)
  }

  private mutating func take(
    _ document: ItemDocument, named name: String, file: String?, place: Place,
    uses: DocumentUses? = nil
  ) {
    do {
      let name = try ItemName(name, for: document.kind)
      var draft = Draft(name: name, document: document, file: file, place: place)
      draft.uses = uses
      drafts.append(draft)
    } catch {
      diagnostics += error.diagnostics.map { $0.placed(file: file ?? "", place: place) }
    }
  }

  /// Orders what stands in files as the files were given; what stands in none comes last.
  private func inOrder<Element>(_ elements: [Element], _ file: (Element) -> String?) -> [Element] {
    elements.enumerated().map { number, element in
      (file(element).flatMap { order[$0] } ?? .max, number, element)
    }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private mutating func markNeighbors() {
    var counts: [String: Int] = [:]
    for draft in drafts where draft.kind == .style { counts[draft.file ?? "", default: 0] += 1 }
    for index in drafts.indices where drafts[index].kind == .style {
      drafts[index].sharesFile = counts[drafts[index].file ?? "", default: 0] > 1
    }
  }

  private mutating func takeJSON(_ file: File) {
    do throws(InputError) {
      let added = try AddedDocument(reading: file.bytes, file: file.path)
      let name: ItemName
      if self.name == nil, let own = added.name {
        name = own
      } else {
        name = try ItemName(self.name ?? file.path.stem, for: added.document.kind)
      }
      drafts.append(Draft(name: name, document: added.document, file: file.path))
    } catch {
      diagnostics += error.diagnostics.map { $0.placed(file: file.path, place: nil) }
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
}

extension Intake.File {
  /// Whether it is Swift, by its ending or else by what it begins with.
  fileprivate var isSwift: Bool {
    if path.hasSuffix(".swift") { return true }
    if path.hasSuffix(".json") { return false }
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
  package var stem: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
