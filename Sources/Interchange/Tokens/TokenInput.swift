import Diagnostics
import StyleModel
import StyleSyntax

/// Files of tokens, with what a person said of them.
package struct TokenInput {
  /// The files, which are merged in their order.
  package var files: [Intake.File]

  /// Files whose tokens stand over those in one appearance.
  package var modes: [Tint.Variant: Intake.File] = [:]

  /// Contexts by the names of modifiers.
  package var contexts: [String: String] = [:]

  /// Returns a file that another one refers to, by its relative path.
  package var read: (String) throws(TokenFileFault) -> Intake.File = {
    path throws(TokenFileFault) in
    throw TokenFileFault("'\(path)' cannot be read from here")
  }

  /// Takes files.
  package init(_ files: [Intake.File]) {
    self.files = files
  }

  /// What is read of the files together: the files as they are, and what each resolver and each
  /// collection of sets chooses.
  func choices(
    _ report: inout TokenReport
  ) -> (plain: ThemeChoice?, themes: [ThemeChoice]) {
    var plain: [TokenSource] = []
    var themes: [ThemeChoice] = []
    var inFolder: [(path: String, source: TokenSource)] = []
    let hasSets = files.contains { TokenSets.isDescription($0.path) }
    for file in files {
      guard let source = TokenLibrary.parse(file, &report) else { continue }
      if ThemeResolver.isOne(source.value) {
        let resolver = ThemeResolver(source, library: TokenLibrary(read: read), &report)
        themes.append(ThemeChoice(resolver.steps, chosen: contexts, &report))
      } else if TokenSets.isOne(source.value) {
        themes.append(
          ThemeChoice(TokenSets(source).steps(&report), chosen: contexts, &report))
      } else if hasSets {
        inFolder.append((file.path, source))
      } else {
        plain.append(source)
      }
    }
    if hasSets {
      themes.append(
        ThemeChoice(TokenSets(inFolder).steps(&report), chosen: contexts, &report))
    }
    var over: [Tint.Variant: [TokenSource]] = [:]
    for (variant, file) in modes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      over[variant] = TokenLibrary.parse(file, &report).map { [$0] } ?? []
    }
    return (plain.isEmpty ? nil : ThemeChoice(plain, modes: over), themes)
  }
}
