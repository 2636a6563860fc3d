import Diagnostics
import SwiftText
import TestSupport
import Testing

/// Whatever is read ends in a tree or an error.
@Suite struct NeverCrashTests {
  private let pieces = [
    "(", ")", "{", "}", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "#", "#if x\n", "#endif\n", "//",
    "/*",
    "*/", "case ", "let ", "@", "`", ".", "...", "?", "!", ":", ";", ",", "=", "\n", "\\", "in ",
    "é",
    "var x: Int { get }", "init?", "/a/", "-", "&",
  ]

  @Test(arguments: 0..<20) func changedTextsEndInATreeOrAnError(_ block: UInt64) {
    for seed in (block * 60)..<(block * 60 + 60) {
      var tree = RandomTree(seed: seed)
      var bytes = Array(Printer.print(tree.document()).utf8)
      for _ in 0..<tree.number(1...4) {
        let place = tree.number(0...bytes.count)
        switch tree.number(0...3) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + tree.number(1...9)))
        case 1: bytes.insert(contentsOf: Array(tree.pick(pieces).utf8), at: place)
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(UInt8(tree.number(0...255)), at: place)
        }
      }
      check(bytes, seed)
    }
  }

  @Test func piecesInAnyOrderEndInATreeOrAnError() {
    for seed in 0..<2_000 {
      var tree = RandomTree(seed: UInt64(seed))
      let text = tree.many(1...30) { $0.chance(50) ? $0.pick(pieces) : "a " }.joined()
      check(Array(text.utf8), UInt64(seed))
      _ = try? Reader.expression(text)
      _ = try? StringLiteral.segments(of: text)
      _ = try? Renaming.renaming(["a": "b"], in: text)
    }
  }

  @Test func braceTooManyIsFoundBehindALineOfBraces() {
    let count = 30_000
    let text =
      String(repeating: "{", count: count) + String(repeating: "\n}", count: count) + "\n  }\n"
    let error = #expect(throws: SyntaxError.self) { try Tokens(SourceText(text)) }
    #expect(error?.message == "'}' closes nothing")
  }

  /// Reads bytes in every way; what can be read must print to what reads and prints alike.
  private func check(_ bytes: [UInt8], _ seed: UInt64) {
    guard let source = try? SourceText(bytes) else { return }
    if let tokens = try? Tokens(source) {
      _ = try? Outline(tokens)
    }
    let fault = fault(source, seed)
    #expect(fault.map { (0...bytes.count).contains($0.offset) } ?? true, "seed \(seed)")
  }

  private func fault(_ source: SourceText, _ seed: UInt64) -> SyntaxError? {
    let document: Document
    do throws(SyntaxError) {
      document = try Reader.document(source)
    } catch {
      return error
    }
    let printed = Printer.print(document)
    do throws(SyntaxError) {
      if let difference = firstDifference(printed, try canonical(printed)) {
        Issue.record("seed \(seed): \(difference)")
      }
    } catch {
      let place = Place(ofByte: error.offset, in: printed.utf8)
      Issue.record(
        "seed \(seed) at \(place): \(error.message)\n\(lines(of: printed, around: place.line))")
    }
    return nil
  }
}
