import Diagnostics
import JSON
import StyleModel
import StyleSyntax

/// What files of design tokens hold for a catalog: the colours, as tints.
package struct TokenReading {
  /// A tint that was read.
  package struct FoundTint: Sendable {
    /// The name.
    package var name: ItemName

    /// The tint.
    package var tint: Tint

    /// Whether the file says that it is not deprecated.
    package var isUndeprecated: Bool

    /// The file, as it was named.
    package var file: String

    /// The place in the file.
    package var place: Place?
  }

  /// The tints in the order of the files.
  package private(set) var tints: [FoundTint] = []

  /// What is wrong, or worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  private var report = TokenReport()

  /// Reads files of tokens, which are merged in their order, or a resolver.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - contexts: Contexts by the names of modifiers, as a person chose them.
  ///   - read: Returns a file that another one refers to, by its relative path.
  package init(
    _ files: [Intake.File], contexts: [String: String] = [:],
    read: @escaping (String) throws(TokenFileFault) -> Intake.File = {
      path throws(TokenFileFault) in
      throw TokenFileFault("'\(path)' cannot be read from here")
    }
  ) {
    var plain: [TokenSource] = []
    for file in files {
      guard let source = TokenLibrary.parse(file, &report) else { continue }
      guard ThemeResolver.isOne(source.value) else {
        plain.append(source)
        continue
      }
      let resolver = ThemeResolver(source, library: TokenLibrary(read: read), &report)
      take(ThemeChoice(resolver, chosen: contexts, &report))
    }
    if !plain.isEmpty { take(ThemeChoice(plain)) }
    diagnostics = report.diagnostics
  }

  /// Whether JSON is a file of tokens or a resolver, and no document of a catalog.
  package static func isOne(_ bytes: [UInt8], path: String) -> Bool {
    if [".tokens", ".tokens.json", ".resolver.json"].contains(where: path.hasSuffix) {
      return true
    }
    guard !path.hasSuffix(".swift"), !path.hasSuffix(".xcstrings"),
      bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "{"),
      let value = try? JSONValue(reading: bytes), let members = value.object
    else { return false }
    if ThemeResolver.isOne(value) { return true }
    if ["kind", "labels"].contains(where: { value[$0]?.string != nil || value[$0]?.array != nil }) {
      return false
    }
    return members.contains { $0.value.holdsToken }
  }

  /// Whether `extensions` of a tint hold under a key what another format keeps there.
  @Sendable package static func isOthers(_ key: String) -> Bool { TokenRemains.isOthers(key) }

  /// Whether JSON is a resolver, which is read alone.
  package static func isResolver(_ bytes: [UInt8]) -> Bool {
    (try? JSONValue(reading: bytes)).map(ThemeResolver.isOne) ?? false
  }

  private mutating func take(_ choice: ThemeChoice) {
    var builder = TokenTints()
    for (variant, sources) in choice.variants {
      var tree = TokenTree()
      for source in sources { tree.merge(source.value, of: source.file, &report) }
      if variant == .any { tell(replaced: tree.replaced) }
      tree = TokenInheritance.extend(tree, &report)
      builder.take(TokenResolving(tree, &report), for: variant, &report)
    }
    builder.tellOthers(&report)
    let found = builder.tints(&report)
    let places = report.places(of: found.map(\.place))
    tints += found.map { found in
      FoundTint(
        name: found.name, tint: found.tint, isUndeprecated: found.isUndeprecated,
        file: report.files[found.place.file].path, place: places[found.place])
    }
  }

  private mutating func tell(replaced: [(old: TokenPlace, new: TokenPlace)]) {
    guard let first = replaced.first else { return }
    let places = report.places(of: [first.old])
    let old = report.files[first.old.file].path + (places[first.old].map { ":\($0)" } ?? "")
    report.add(
      .note,
      replaced.count == 1
        ? "this token takes the place of the one at \(old)"
        : "\(replaced.count) tokens take the place of earlier ones, this one of that at \(old)",
      at: first.new)
  }
}

extension JSONValue {
  /// Whether a token stands in it; JSON is at most 64 deep.
  fileprivate var holdsToken: Bool {
    guard let members = object else { return false }
    return members.contains { member in
      member.key == "$value" || member.key == "$extends" || member.key == "$type"
        || member.key == "$ref" || member.value.holdsToken
    }
  }
}
