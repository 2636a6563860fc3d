import Foundation
import Testing

/// The rules that keep the modules apart, checked on the text of the sources.
struct LayerTests {
  /// What each module may import, and does.
  private static let allowed: [String: Set<String>] = [
    "Diagnostics": [],
    "Platform": ["CMalloc"],
    "JSON": ["Diagnostics"],
    "SwiftText": ["Diagnostics"],
    "Vocabulary": ["CAssets", "Diagnostics", "SwiftText"],
    "StyleModel": ["Diagnostics", "JSON", "Platform", "SwiftText"],
    "StyleSyntax": ["Diagnostics", "JSON", "StyleModel", "SwiftText", "Vocabulary"],
    "StyleStore": ["CAssets", "CSQLite", "Diagnostics", "Platform", "StyleModel"],
    "StyleCatalog": [
      "CAssets", "Diagnostics", "JSON", "StyleModel", "StyleStore", "StyleSyntax", "SwiftText",
      "Vocabulary",
    ],
    "StylePreview": ["Diagnostics", "StyleModel", "Vocabulary"],
    "StyleEvaluation": [
      "Diagnostics", "StyleModel", "StylePreview", "StyleSyntax", "SwiftText", "Vocabulary",
    ],
    "StyleChecks": [
      "Diagnostics", "StyleEvaluation", "StyleModel", "StylePreview", "StyleSyntax", "SwiftText",
      "Vocabulary",
    ],
    "Interchange": ["Diagnostics", "JSON", "StyleModel", "StyleSyntax", "SwiftText", "Vocabulary"],
    "CommandTable": ["Diagnostics"],
    "StylectlCommands": [
      "CommandTable", "Diagnostics", "Interchange", "JSON", "Platform", "StyleCatalog",
      "StyleChecks", "StyleEvaluation", "StyleModel", "StylePreview", "StyleSyntax", "SwiftText",
      "Vocabulary",
    ],
    "stylectl": ["Platform", "StylectlCommands"],
  ]

  private static let modulesOfC: Set<String> = ["Glibc", "Musl", "Darwin"]

  private let sources: [SourceText]

  init() throws {
    sources = try SourceText.all(in: "Sources")
    #expect(sources.count > 50)
  }

  @Test func modulesImportOnlyWhatIsBelowThem() {
    for source in sources {
      let allowed = (Self.allowed[source.module] ?? []).union(["Swift"])
        .union(source.module == "Platform" ? Self.modulesOfC : [])
      let wrong = Set(source.imports).subtracting(allowed).sorted()
      #expect(wrong == [], "\(source.path)")
    }
  }

  @Test func modulesImportAllThatTheyMay() {
    for (module, allowed) in Self.allowed {
      let imports = Set(sources.filter { $0.module == module }.flatMap(\.imports))
      #expect(allowed.subtracting(imports) == [], "\(module)")
    }
  }

  @Test func everyModuleHasItsRule() {
    #expect(Set(sources.map(\.module)) == Set(Self.allowed.keys))
  }

  @Test func thePackageSaysWhatModulesImport() throws {
    let declared = try Self.dependencies(of: "(?:executableT|t)arget")
      .filter { Self.allowed[$0.key] != nil }
    #expect(declared == Self.allowed)
  }

  /// A build that has the other modules already does not tell that a dependency is missing; a fresh one
  /// does.
  @Test func thePackageSaysWhatTestsImport() throws {
    let tests = try SourceText.all(in: "Tests")
    for (target, dependencies) in try Self.dependencies(of: "testTarget") {
      let imports = Set(tests.filter { $0.path.hasPrefix("Tests/\(target)/") }.flatMap(\.imports))
      let ours = imports.intersection(Self.allowed.keys + ["CAssets", "CSQLite", "TestSupport"])
      #expect(dependencies.subtracting(["stylectl"]) == ours, "\(target)")
    }
  }

  /// The dependencies of each target of a kind in `Package.swift`.
  private static func dependencies(of kind: String) throws -> [String: Set<String>] {
    let manifest = try String(
      contentsOf: SourceText.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let target = try Regex<(Substring, Substring, Substring?)>(
      #"\.\#(kind)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?"#)
    var declared: [String: Set<String>] = [:]
    for match in manifest.matches(of: target) {
      let names = (match.output.2 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
      declared[String(match.output.1)] = Set(names)
    }
    return declared
  }

  @Test func onlyThePlatformTellsSystemsApart() {
    expectNone(
      of: #"^\s*#(else)?if\b"#, outside: ["Sources/Platform/", "Sources/Interchange/Swift/"])
  }

  @Test func onlyTheStoreSpeaksToSQLite() {
    let found = sources.filter {
      $0.imports.contains("CSQLite") && !$0.path.hasPrefix("Sources/StyleStore/SQLite/")
    }
    #expect(found.map(\.path) == [])
  }

  @Test func onlyPaintersAndTheTerminalWriteEscapeSequences() {
    expectNone(
      of: #"\\u\{0*(1[Bb]|9[Bb])\}|0x0*(1[Bb]|9[Bb])\b|\\u001[Bb]|\\x1[Bb]|\\e\["#,
      outside: ["Sources/StylePreview/Paint/", "Sources/StylectlCommands/Terminal/"])
  }

  @Test func onlyCommandsTouchTheProcess() {
    expectNone(
      of: #"(?<![\w.])(exit|_exit|abort|fputs|fwrite|debugPrint|readLine)\(|\b(stdout|stderr)\b"#
        + ##"|(?<![\w.])print\(""##,
      outside: ["Sources/StylectlCommands/", "Sources/stylectl/"])
  }

  @Test func nothingTrapsOnPurpose() {
    expectNone(
      of: #"\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(|\bunowned\(unsafe\)"#, outside: [])
  }

  @Test func nothingReadsTheUserDatabase() {
    expectNone(of: #"\b(getpw(uid|nam)|getaddrinfo|gethostbyname)"#, outside: [])
  }

  @Test func filesAreShort() throws {
    let all = try sources + SourceText.all(in: "Tests")
    #expect(all.filter { $0.lines.count > 400 }.map(\.path) == [])
    let counts = sources.map(\.lines.count).sorted()
    #expect(counts[counts.count / 2] < 100)
  }

  /// Expects no line of code that matches a pattern, but for files below some folders.
  private func expectNone(
    of pattern: String, outside folders: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for source in sources where !folders.contains(where: source.path.hasPrefix) {
      for (index, line) in source.lines.enumerated() {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//"),
          line.range(of: pattern, options: .regularExpression) != nil
        else { continue }
        Issue.record("\(source.path):\(index + 1): \(line)", sourceLocation: sourceLocation)
      }
    }
  }
}
