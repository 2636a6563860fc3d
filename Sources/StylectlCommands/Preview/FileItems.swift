import Diagnostics
import StyleCatalog
import StyleModel
import StyleSyntax
import SwiftText

/// The items of files that are looked at as they are, without a catalog.
struct FileItems {
  /// The items in the order of the files.
  private(set) var drafts: [Draft] = []

  /// Whether all of it is one argument's: what a resolver file chooses from stands in other files.
  private var isOne = false

  private var styles: [String: StyleSource] = [:]
  private var tints: [String: Tint] = [:]

  /// Creates an empty collection.
  init() {}

  /// Reads the items of files and folders, and tells what is to be known of them.
  ///
  /// Throws a failure with everything that is wrong in them.
  init(_ arguments: [FileArgument], in context: Context) throws {
    guard !arguments.isEmpty else { return }
    isOne = arguments.count == 1
    let (intake, unreadable) = try context.intake(of: arguments.map(\.path))
    let problems = unreadable + intake.diagnostics
    if problems.contains(where: { $0.severity == .error }) {
      throw CommandFailure(.badInput, problems)
    }
    context.report(problems)
    for draft in intake.drafts { try take(draft) }
  }

  private mutating func take(_ draft: Draft) throws {
    drafts.append(draft)
    switch draft.document {
    case .style(let style):
      styles[draft.name.text] = StyleSource(
        name: draft.name.text, text: style.swift, document: try Reader.document(style.swift),
        samples: style.samples, pins: style.pins)
    case .tint(let tint): tints[draft.name.folded] = tint
    case .labels: break
    }
  }

  /// The style of a name.
  func style(named name: String) -> StyleSource? { styles[name] }

  /// The first style by its name that declares a static member of `LabelStyle`.
  func style(declaring member: String) -> StyleSource? {
    styles.values.filter { source in
      StyleInterface(of: source).entries.contains { $0.name == member }
    }
    .min { $0.name < $1.name }
  }

  /// The tint of a name.
  func tint(named name: String) -> Tint? { tints[name.folded] }

  /// Returns the items that an argument means; all of its file, or the one that it names.
  func items(_ argument: FileArgument) throws -> [Draft] {
    let prefix = argument.path.hasSuffix("/") ? argument.path : argument.path + "/"
    let own = drafts.filter {
      isOne || $0.file == argument.path || $0.file?.hasPrefix(prefix) == true
    }
    guard let name = argument.name else { return own }
    let found = own.filter { $0.name.text == name }
    if found.isEmpty {
      throw CommandFailure(
        .no, "\(named(argument.path)) has no item \(named(name))",
        hint: "it has \(Self.list(own.map(\.name.text)))")
    }
    return found
  }

  /// Returns the style that an argument means: the only one of its file, or the one that it names.
  func style(_ argument: FileArgument) throws -> StyleSource {
    let found = try items(argument).filter { $0.kind == .style }
    if found.count == 1, let source = styles[found[0].name.text] { return source }
    guard let first = found.first else {
      throw CommandFailure(
        .wrongUsage, "\(named(argument.path)) has no label style",
        hint: "to show a style on a label set: --labels \(argument.path)")
    }
    throw CommandFailure(
      .wrongUsage,
      "\(named(argument.path)) has \(found.count) styles: \(Self.list(found.map(\.name.text)))",
      hint: "say which one: \(argument.path)#\(first.name.text)")
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count > 20 ? " and \(names.count - 20) more" : ""
    return names.prefix(20).joined(separator: ", ") + rest
  }
}
