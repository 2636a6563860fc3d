import Diagnostics
import SwiftText
import TestSupport
import Testing

/// What holds for every tree.
@Suite struct PrintingLawTests {
  @Test(arguments: 0..<40) func printedTreesAreReadAndPrintedAlike(_ block: UInt64) throws {
    for seed in (block * 50)..<(block * 50 + 50) {
      var tree = RandomTree(seed: seed)
      let printed = Printer.print(tree.document())
      do {
        let again = try canonical(printed)
        if let difference = firstDifference(printed, again) {
          Issue.record("seed \(seed): \(difference)")
          return
        }
      } catch {
        let place = Place(ofByte: error.offset, in: printed.utf8)
        Issue.record(
          "seed \(seed) at \(place): \(error.message)\n\(lines(of: printed, around: place.line))")
        return
      }
    }
  }

  /// Trees without what is kept as it is laid out.
  private func plain(_ seed: UInt64) -> String {
    var tree = RandomTree(seed: seed)
    tree.hasOpaque = false
    return Printer.print(tree.document())
  }

  @Test(arguments: 0..<20) func freeWhiteSpaceDoesNotMatter(_ block: UInt64) throws {
    for seed in (block * 30)..<(block * 30 + 30) {
      let printed = plain(seed)
      var layout = try Relayout(printed, seed: seed)
      let text = layout.text()
      do {
        let again = try canonical(text)
        if let difference = firstDifference(printed, again) {
          Issue.record("seed \(seed): \(difference)")
          return
        }
      } catch {
        let place = Place(ofByte: error.offset, in: text.utf8)
        Issue.record(
          "seed \(seed) at \(place): \(error.message)\n\(lines(of: text, around: place.line))")
        return
      }
    }
  }

  @Test(arguments: 0..<20) func commentsChangeNothingElseAndAreAllKept(_ block: UInt64) throws {
    for seed in (block * 30)..<(block * 30 + 30) {
      let printed = plain(seed)
      var layout = try Relayout(printed, seed: seed)
      layout.addsComments = true
      let text = layout.text()
      let again = try canonical(text)
      let without = again.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !["// new", "/* new */"].contains($0.drop { $0 == " " }) }
        .joined(separator: "\n")
      if let difference = firstDifference(printed, without) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
      #expect(try words(text) == words(again), "seed \(seed)")
      #expect(try comments(text) == comments(again), "seed \(seed)")
      #expect(try canonical(again) == again, "seed \(seed)")
    }
  }

  private func words(_ text: String) throws -> [String] {
    let tokens = try Tokens(try SourceText(text))
    return tokens.tokens.indices.filter { tokens.tokens[$0].kind != .string }.map(tokens.text)
  }

  private func comments(_ text: String) throws -> [String] {
    let tokens = try Tokens(try SourceText(text))
    return tokens.comments.map { tokens.source.text($0.range) }.sorted()
  }
}

/// The lines around a line of a text.
func lines(of text: String, around line: Int) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let range = max(0, line - 4)..<max(0, min(lines.count, line + 2))
  return lines[range].joined(separator: "\n")
}

/// The first line in which two texts differ, or nil.
func firstDifference(_ expected: String, _ actual: String) -> String? {
  guard expected != actual else { return nil }
  let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line =
    zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset ?? min(left.count, right.count)
  return """
    line \(line + 1)
    --- expected
    \(lines(of: expected, around: line + 1))
    --- actual
    \(lines(of: actual, around: line + 1))
    """
}
