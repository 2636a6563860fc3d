/// The systems that have a system symbol, by its name.
///
/// SF Symbols are Apple's, and so is the list of them: what is built in is the small part of it that
/// styles use most. A person's own `name_availability.plist` says all.
package struct SymbolAvailability: Sendable {
  /// The names of a list with the year of their release; nil for what is built in.
  private var listed: [String: String]?

  /// The first systems of a year, where the list itself says so.
  private var releases: [String: SystemVersions]

  /// Whether a name that is not here does not exist.
  package let isComplete: Bool

  /// What is known without a list.
  package static let builtIn = SymbolAvailability()

  /// What is built in, expanded when it is first asked for.
  private static let builtInNames = builtInYears()

  private init() {
    releases = [:]
    isComplete = false
  }

  /// Creates a list that is complete.
  init(years: [String: String], releases: [String: SystemVersions]) {
    listed = years
    self.releases = releases
    isComplete = true
  }

  /// The names with the year of their release; an empty year where it is not known.
  private var years: [String: String] { listed ?? Self.builtInNames }

  /// The names, in no order.
  package var names: some Sequence<String> { years.keys }

  /// Returns the first systems that have a symbol; nil where that is not known.
  package func systems(of name: String) -> SystemVersions? {
    guard let year = years[name], !year.isEmpty else { return nil }
    return releases[year] ?? SymbolYear.systems[year]
  }

  /// Whether a symbol exists; nil where that is not known.
  ///
  /// What is built in knows all variants of the names that it has: `bell` is there, so that
  /// `bell.square` is known not to be.
  package func has(_ name: String) -> Bool? {
    if years[name] != nil { return true }
    if isComplete { return false }
    var words = name.split(separator: ".")
    guard words.count > 1 else { return nil }
    while words.count > 1, Self.variantWords.contains(words[words.count - 1]) {
      words.removeLast()
      if years[words.joined(separator: ".")] != nil { return false }
    }
    return nil
  }

  /// The words that variants of a name end in.
  private static let variantWords: Set<Substring> = [
    "fill", "slash", "circle", "square", "rectangle",
  ]
}
