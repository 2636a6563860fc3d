import Diagnostics
import StyleModel
import StyleSyntax

/// What was read of the files of a bundle: its items, and what is wrong.
///
/// Each file is read for itself. A style that somebody wrote by hand is found in its Swift as in any
/// other file; one that nobody touched is what was stored, to the byte.
package struct BundleReading {
  /// The items: tints, label sets and styles, each in the order of the files.
  package private(set) var items: [BundleItem] = []

  /// What is wrong, or worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  private let manifest: BundleManifest
  private var tintNames: Set<String>
  private var places: [String: String] = [:]

  /// Reads files by the kinds that their folders are for.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - manifest: The file that the bundle is known by.
  ///   - tintNames: The names of the catalog's tints, which are not misspelt.
  package init(
    _ files: [ItemKind: [Intake.File]], manifest: BundleManifest, tintNames: Set<String> = []
  ) {
    self.manifest = manifest
    self.tintNames = tintNames
    for kind in [ItemKind.tint, .labels] {
      for file in files[kind] ?? [] where file.path.hasSuffix(".json") {
        attempt(file.path) { reading throws(InputError) in
          let read = try BundledDocument(reading: file.bytes, kind: kind, file: file.path)
          reading.diagnostics += read.warnings
          reading.take(read.name, read.document, key: read.key, file.path)
        }
      }
    }
    takeStyles(files[.style] ?? [])
  }

  private mutating func takeStyles(_ files: [Intake.File]) {
    var others: [String: Intake.File] = [:]
    for file in files where file.path.hasSuffix(".json") {
      others[String(file.path.dropLast(5))] = file
    }
    for file in files where file.path.hasSuffix(".swift") {
      takeStyles(of: file, besides: others.removeValue(forKey: String(file.path.dropLast(6))))
    }
    for file in others.values.sorted(by: { $0.path < $1.path }) {
      diagnostics.append(
        Diagnostic(
          .error, file: file.path, message: "there is no Swift of the same name beside this file",
          hint: "remove it, or put the style back"))
    }
  }

  private mutating func takeStyles(of file: Intake.File, besides other: Intake.File?) {
    let found = StyleFinder.find(in: file.bytes, file: file.path)
    diagnostics += found.diagnostics
    if found.styles.isEmpty, !found.hasErrors {
      diagnostics.append(
        Diagnostic(.error, file: file.path, message: "no type here conforms to LabelStyle"))
    }
    var isOtherTaken = other == nil
    for style in found.styles {
      // What is stored cannot be refused for what an older program let pass.
      diagnostics += style.problems(tintNames: tintNames).map { problem in
        var warning = problem
        if warning.severity == .error { warning.severity = .warning }
        return warning
      }
      attempt(file.path) { reading throws(InputError) in
        let name = try ItemName(style.name, for: .style)
        var key: ItemName?
        var document = ItemDocument.style(StyleDocument(swift: style.text))
        if let other {
          let read = try BundledDocument(
            reading: other.bytes, kind: .style, swift: style.text, file: other.path)
          if read.name == name {
            document = read.document
            key = read.key
            reading.diagnostics += read.warnings
            isOtherTaken = true
          }
        }
        reading.take(name, document, key: key, file.path)
      }
    }
    if let other, !isOtherTaken, !found.styles.isEmpty, !diagnostics.contains(where: isError) {
      diagnostics.append(
        Diagnostic(
          .error, file: other.path, message: "the Swift beside this file has no style of its name",
          hint: "give both the same name"))
    }
  }

  private mutating func take(
    _ name: ItemName, _ document: ItemDocument, key: ItemName?, _ file: String
  ) {
    let kind = document.kind
    let earlier = places.updateValue(file, forKey: "\(kind.rawValue):\(name.folded)")
    if let earlier {
      return diagnostics.append(
        Diagnostic(
          .error, file: file, message: "the \(kind.noun) '\(name)' is already in \(earlier)",
          hint: "rename one of the two"))
    }
    if kind == .tint { tintNames.insert(name.text) }
    items.append(
      BundleItem(
        name: name, document: document,
        formerNames: manifest.formerNames(of: name, kind: kind), key: key, file: file))
  }

  private mutating func attempt(
    _ file: String, _ body: (inout BundleReading) throws(InputError) -> Void
  ) {
    do throws(InputError) { try body(&self) } catch {
      diagnostics += error.diagnostics.map {
        var diagnostic = $0
        diagnostic.file = diagnostic.file ?? file
        return diagnostic
      }
    }
  }
}

private func isError(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity == .error }
