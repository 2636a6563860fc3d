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

  /// Reads files of tokens, which are merged in their order, and resolvers.
  package init(_ input: TokenInput) {
    let (plain, themes) = input.choices(&report)
    for choice in themes { take(choice, isPlain: false) }
    if let plain { take(plain, isPlain: true) }
    diagnostics = report.diagnostics
  }

  /// Whether JSON is a file of tokens or a resolver, and no document of a catalog.
  package static func isOne(_ bytes: [UInt8], path: String) -> Bool {
    if [".tokens", ".tokens.json", ".resolver.json"].contains(where: path.hasSuffix)
      || TokenSets.isDescription(path)
    {
      return true
    }
    guard !path.hasSuffix(".swift"), !path.hasSuffix(".xcstrings"),
      bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "{"),
      let value = try? JSONValue(reading: bytes), let members = value.object
    else { return false }
    if ThemeResolver.isOne(value) || TokenSets.isOne(value) { return true }
    if ["kind", "labels"].contains(where: { value[$0]?.string != nil || value[$0]?.array != nil }) {
      return false
    }
    return members.contains { $0.value.holdsToken } || OlderForm.isOne(value)
  }

  /// Whether `extensions` of a tint hold under a key what another format keeps there.
  @Sendable package static func isOthers(_ key: String) -> Bool { TokenRemains.isOthers(key) }

  /// Whether JSON is a resolver or has sets, which is read alone and may have something to choose.
  package static func hasThemes(_ file: Intake.File) -> Bool {
    TokenSets.isDescription(file.path)
      || (try? JSONValue(reading: file.bytes)).map {
        ThemeResolver.isOne($0) || TokenSets.isOne($0)
      } ?? false
  }

  private mutating func take(_ choice: ThemeChoice, isPlain: Bool) {
    var system = TokenSystem(choice, &report)
    if isPlain { refuse(system.replaced) } else { tell(system.replaced.map(\.token)) }
    let found = system.found(&report)
    let places = report.places(of: found.map(\.place))
    tints += found.map { found in
      FoundTint(
        name: found.name, tint: found.tint, isUndeprecated: found.isUndeprecated,
        file: report.files[found.place.file].path, place: places[found.place])
    }
  }

  /// Refuses files of which none says that it is the other one in some appearance.
  private mutating func refuse(
    _ replaced: [(token: TokenTree.Replaced, key: String, isColor: Bool)]
  ) {
    let colors = replaced.filter { $0.isColor && !$0.token.isEqual }
    let pairs = Dictionary(grouping: colors) { [$0.token.old.file, $0.token.new.file] }
    for (pair, colors) in pairs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let first = colors[0]
      let paths = pair.map { report.files[$0].path }
      let place = report.places(of: [first.token.old])[first.token.old].map { ":\($0)" } ?? ""
      let isDark = paths[0].lowercased().contains("dark")
      let (light, dark) = isDark ? (paths[1], paths[0]) : (paths[0], paths[1])
      report.add(
        (colors.count == 1
          ? "'\(first.key)' has another colour at "
          : "\(colors.count) tokens have other colours in both files, '\(first.key)' at ")
          + paths[0] + place,
        at: first.token.new,
        hint: "where one is for dark mode: stylectl add \(typed(light)) --dark \(typed(dark))")
    }
  }

  private mutating func tell(_ replaced: [TokenTree.Replaced]) {
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
