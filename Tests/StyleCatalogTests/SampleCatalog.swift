import Foundation
import TestSupport

@testable import StyleCatalog
@testable import StyleSyntax

/// A catalog file of its own, made empty, with short ways to write to it.
final class SampleCatalog {
  let folder: TemporaryFolder
  let catalog: Catalog
  private(set) var clock = 1_767_225_600

  init(isEmpty: Bool = true) throws {
    folder = try TemporaryFolder()
    catalog = try Catalog.create(
      folder.file("Team.stylecatalog"), isEmpty: isEmpty, by: Authorship(author: "Ada", time: 0))
  }

  /// Copies the file of another one; whoever has the copy writes an hour later.
  init(copying other: SampleCatalog) throws {
    folder = try TemporaryFolder()
    let path = folder.file("Team.stylecatalog")
    try FileManager.default.copyItem(atPath: other.path, toPath: path)
    catalog = try Catalog.open(path, for: .writing)
    clock = other.clock + 3600
  }

  /// The path of the file.
  var path: String { folder.file("Team.stylecatalog") }

  /// The bytes of the file.
  var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: path)) }
  }

  /// Who writes, a second later each time.
  func author(_ name: String = "Ada", message: String? = nil) -> Authorship {
    clock += 1
    return Authorship(author: name, time: clock, message: message)
  }

  /// Adds files by their names and texts.
  @discardableResult
  func add(
    _ files: KeyValuePairs<String, String>, options: AddOptions = AddOptions(),
    isStrict: Bool = false, samples: [String: String] = [:]
  ) throws -> (changes: [Change], warnings: [Diagnostic]) {
    let intake = try intake(files, samples: samples)
    return try catalog.add(intake.drafts, options: options, isStrict: isStrict, by: author())
  }

  /// Adds a file as a new version of what exists.
  @discardableResult
  func replace(_ file: String, _ text: String) throws -> Change {
    try add([file: text], options: AddOptions(replaces: true)).changes[0]
  }

  /// Renames an item.
  @discardableResult
  func rename(_ reference: String, to name: String) throws -> Change {
    try catalog.rename(ItemReference(reference), to: name, by: author())
  }

  /// Removes items.
  @discardableResult
  func remove(_ references: String..., force: Bool = false) throws -> [Change] {
    try catalog.remove(references.map { try ItemReference($0) }, force: force, by: author())
  }

  /// What `show` prints.
  func show(_ reference: String) throws -> String {
    try catalog.text(of: ItemReference(reference))
  }

  /// The names of the users of an item.
  func users(of reference: String) throws -> [String] {
    try catalog.users(of: ItemReference(reference)).map(\.name)
  }

  /// The names that are there.
  func names(_ filter: ListFilter = ListFilter()) throws -> [String] {
    try catalog.list(filter).map { "\($0.kind):\($0.name)" }
  }

  /// The samples of a style.
  func samples(of reference: String) throws -> [String: String]? {
    guard case .style(let style) = try catalog.document(ItemReference(reference)).document else {
      return nil
    }
    return style.samples
  }

  /// The ids of the labels of a set.
  func labelIDs(of reference: String) throws -> [String]? {
    guard case .labels(let set) = try catalog.document(ItemReference(reference)).document else {
      return nil
    }
    return set.labels.map(\.id)
  }

  private func intake(
    _ files: KeyValuePairs<String, String>, samples: [String: String]
  ) throws -> Intake {
    let intake = Intake(
      files.map { Intake.File(path: $0.key, bytes: Array($0.value.utf8)) }, samples: samples)
    if intake.hasErrors { throw InputError(intake.diagnostics) }
    return intake
  }
}

/// The canonical Swift of a style with one expression for its body.
func style(_ name: String, _ body: String) -> String {
  canonical(
    """
    struct \(name): LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            \(body)
        }
    }
    """)
}

/// The Swift of a style in the canonical layout.
func canonical(_ swift: String) -> String {
  StyleFinder.find(in: Array(swift.utf8)).styles.first?.text ?? swift
}

/// The JSON of a tint with one value.
func tint(_ value: String) -> String { #"{"any": "\#(value)"}"# }

/// The JSON of a tint that stands for another.
func alias(_ name: String) -> String { #"{"any": {"alias": "\#(name)"}}"# }
