import SwiftText
import TestSupport
import Testing

@testable import StyleModel

/// The reader against the compiler's own parser: both take a text, or both refuse it.
///
/// What the reader keeps as it stands, as it does loops, it does not judge, nor the few things that
/// the messages of the compiler below are about.
@Suite struct ParserAgreementTests {
  /// Parts of the messages of the compiler about what the reader leaves to it.
  private let notJudged = [
    // A type is any run of names: `some some View`.
    "consecutive declarations on a line",
    "duplicate modifier", "expected identifier in import declaration", "expected platform name",
    "extra tokens following conditional compilation directive",
    // The names of functions that are operators.
    "'=' must have consistent whitespace on both sides",
    // Keywords as names of functions.
    "cannot be used as an identifier here",
    // A closure behind the trailing closure of a call: `VStack { } { }`.
    "consecutive statements on a line",
  ]

  @Test func stylesOfAProjectAreTakenByBoth() throws {
    let files = try ProjectFixture.files(under: "Harbor/Styles")
    #expect(files.count == 6)
    #expect(files.keys.sorted().filter { verdict(files[$0] ?? "") == nil } == [])
    #expect(try refusals(files) == [:])
  }

  @Test func canonicalTextsAreTakenByTheCompiler() throws {
    var printed: [String: String] = [:]
    for (name, text) in try ProjectFixture.files(under: "Harbor/Styles") {
      printed[name] = Printer.print(try Reader.document(text))
    }
    #expect(try refusals(printed) == [:])
  }

  @Test func changedTextsAreTakenOrRefusedByBoth() throws {
    let originals = try ProjectFixture.files(under: "Harbor/Styles").sorted { $0.key < $1.key }
    var changed: [String: String] = [:]
    var kept: [String: Set<String>] = [:]
    for seed in UInt64(0)..<300 {
      var mutation = TokenMutation(seed: seed)
      let original = originals[mutation.number(below: originals.count)]
      let name = "Seed\(seed).swift"
      changed[name] = try mutation.changing(original.value)
      kept[name] = verdict(original.value)
    }
    let refusals = try refusals(changed)
    #expect((100..<300).contains(refusals.count))
    for (name, text) in changed {
      let verdict = verdict(text)
      if let refusal = refusals[name] {
        let isNotJudged = notJudged.contains { refusal.contains($0) }
        let keepsMore = verdict != nil && verdict != kept[name]
        #expect(verdict == nil || keepsMore || isNotJudged, "\(name): \(refusal)")
      } else {
        #expect(verdict != nil || isOutsideOfTheSubset(text), "\(name) is refused by the reader")
      }
    }
  }

  /// Returns the runs that the reader keeps as they stand; nil where it refuses the text.
  private func verdict(_ text: String) -> Set<String>? {
    (try? Reader.document(text)).map { Set(OpaqueRuns.list($0).map(\.text)) }
  }

  /// What the reader refuses on purpose: members that are operators, which the compiler's parser
  /// lets pass and its later stages refuse, and functions named with their labels, `frame(width:)`.
  private func isOutsideOfTheSubset(_ text: String) -> Bool {
    [".->", ".=", ".==", ".&&", ".||", ".??", ":)"].contains { text.contains($0) }
  }

  /// Returns the first error of the compiler's parser in each file that it refuses, by name.
  private func refusals(_ files: [String: String]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let paths = try files.sorted { $0.key < $1.key }.map { try folder.write($0.value, to: $0.key) }
    let result = try runProgram(
      "swiftc", ["-frontend", "-parse", "-diagnostic-style", "llvm"] + paths)
    var refusals: [String: String] = [:]
    for line in result.errors.split(separator: "\n") where line.contains(": error: ") {
      let place = line.dropFirst(folder.path.count + 1)
      let name = String(place.prefix { $0 != ":" })
      if refusals[name] == nil { refusals[name] = String(place) }
    }
    #expect((result.status == 0) == refusals.isEmpty)
    return refusals
  }
}
