import Diagnostics
import SwiftText
import TestSupport
import Testing

@testable import StyleModel
@testable import StyleSyntax

/// The reader against the compiler's own parser: both take a text, or both refuse it.
///
/// What the reader keeps as it stands, as it does loops, it does not judge.
@Suite struct ParserAgreementTests {
  /// Texts that only one of the two takes, each for a reason of its own.
  private let disagreements: [(text: String, takenBy: Side, reason: String)] = [
    ("let a = b.==(c)", .compiler, "its later stages refuse members that are operators"),
    ("let a = ==.b", .compiler, "its later stages refuse operators that are no prefix"),
    ("let a = b(c-> d)", .compiler, "its later stages refuse an arrow between values"),
    ("func f() { for a b { } }", .reader, "a construct that is kept as it stands is not judged"),
    ("#if compiler(>= 6)\n#endif", .reader, "arguments of a condition are kept as they stand"),
    ("#if a ? b : c\n#endif", .compiler, "its later stages refuse such a condition"),
  ]

  private enum Side { case reader, compiler }

  @Test func disagreementsAreKnown() throws {
    let files = named(disagreements.map(\.text))
    let refusals = try refusals(files)
    for (index, known) in disagreements.enumerated() {
      let name = fileName(index)
      #expect((refusals[name] == nil) == (known.takenBy == .compiler), "\(known.text)")
      #expect((verdict(known.text) != nil) == (known.takenBy == .reader), "\(known.text)")
    }
  }

  @Test func judgedTextsAreTakenOrRefusedByBoth() throws {
    let files = named(JudgedTexts.all)
    let refusals = try refusals(files)
    #expect((60..<JudgedTexts.all.count - 60).contains(refusals.count))
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let fault = fault(text)
      let verdicts = "\(refusals[name] ?? "taken"); reader: \(fault ?? "taken")"
      #expect((refusals[name] == nil) == (fault == nil), "\(text): \(verdicts)")
    }
  }

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
    for (index, text) in JudgedTexts.all.enumerated() {
      guard let document = try? Reader.document(text) else { continue }
      printed[fileName(index)] = Printer.print(document)
    }
    #expect(try refusals(printed) == [:])
  }

  @Test func changedTextsAreTakenOrRefusedByBoth() throws {
    let originals = try ProjectFixture.files(under: "Harbor/Styles").sorted { $0.key < $1.key }
    var changed: [String: String] = [:]
    var kept: [String: Set<String>] = [:]
    for seed in UInt64(0)..<600 {
      var mutation = TokenMutation(seed: seed)
      let original = originals[mutation.number(below: originals.count)]
      let name = "Seed\(seed).swift"
      changed[name] = try mutation.changing(original.value)
      kept[name] = verdict(original.value)
    }
    let refusals = try refusals(changed)
    #expect((200..<600).contains(refusals.count))
    for (name, text) in changed.sorted(by: { $0.key < $1.key }) {
      let verdict = verdict(text)
      if let refusal = refusals[name] {
        let keepsMore = verdict != nil && verdict != kept[name]
        #expect(verdict == nil || keepsMore, "\(refusal)\n\(line(of: text, at: refusal))")
      } else {
        let fault = fault(text)
        #expect(
          fault.map(isAboutOperator) ?? true,
          "\(name): \(fault ?? "")\n\(line(of: text, at: name + ":" + (fault ?? "")))")
      }
    }
  }

  /// Whether the reader refuses an operator: of these the compiler's parser takes any anywhere.
  private func isAboutOperator(_ fault: String) -> Bool {
    guard fault.hasSuffix("' stands here"), let word = fault.split(separator: "'").dropLast().last
    else { return false }
    return word.allSatisfy { "-=<>&|?!+*/.".contains($0) }
  }

  /// Returns what the reader says of a text that it refuses.
  private func fault(_ text: String) -> String? {
    do {
      _ = try Reader.document(text)
      return nil
    } catch {
      return "\(Place(ofByte: error.offset, in: text.utf8)): \(error.message)"
    }
  }

  /// Returns the line of a text that a message is about.
  private func line(of text: String, at message: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let number = message.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 0
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }

  /// Returns the runs that the reader keeps as they stand; nil where it refuses the text.
  private func verdict(_ text: String) -> Set<String>? {
    (try? Reader.document(text)).map { Set(OpaqueRuns.list($0).map(\.text)) }
  }

  private func fileName(_ index: Int) -> String { "Text\(index).swift" }

  private func named(_ texts: [String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: texts.enumerated().map { (fileName($0.offset), $0.element) })
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
