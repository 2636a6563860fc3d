import Foundation
import StyleModel
import SwiftText
import TestSupport
import Testing

@testable import StylePreview

/// Laws over random styles of the whole vocabulary, in every tier and at widths of 1 to 120.
///
/// `make styles COUNT=10000` tries that many from a seed of its own.
@Suite struct RandomStyleTests {
  private static let tiers: [Tier] = [Tier.Colors.trueColor, .indexed, .none].flatMap { colors in
    [Tier(colors: colors), Tier(colors: colors, characters: .ascii)]
  }

  private static let variables = ProcessInfo.processInfo.environment
  private static let count = variables["STYLECTL_STYLES"].flatMap { Int($0) } ?? 500
  private static let seed = variables["STYLECTL_STYLES_SEED"].flatMap { UInt64($0) } ?? 0

  /// Titles of digits, which occur nowhere else in a picture.
  private static let titles = ["4075", "9136258136253186"]

  @Test(arguments: 0..<10)
  func anyStyleIsDrawnInEveryTierAtAnyWidth(part: Int) throws {
    let size = (Self.count + 9) / 10
    for number in (part * size)..<min((part + 1) * size, Self.count) {
      let seed = Self.seed &+ UInt64(number)
      var source = RandomStyleSource(seed: seed)
      let text = source.style()
      do {
        try draw(text, number)
      } catch let error as EvaluationError {
        // A style may be too much for the budget, which is told and traps nothing.
        #expect(!error.message.isEmpty)
      } catch {
        Issue.record("seed \(seed): \(error)\n\(text)")
      }
    }
  }

  private func draw(_ text: String, _ number: Int) throws {
    var preview = Preview()
    preview.sampling = true
    preview.environment.appearance = Appearance(isDark: number.isMultiple(of: 2))
    let resolution = try preview.resolve(text)
    let labels = LabelList(
      LabelSet(Self.titles.map { LabelItem(title: $0, systemImage: "sun.max") }))
    for (index, tier) in Self.tiers.enumerated() {
      let width = 1 + (number * 7 + index * 41) % 120
      var bytes: [UInt8] = []
      try LabelSheet(
        view: resolution.view, tier: tier, backdrop: Backdrop(Appearance()), width: width
      )
      .write(labels) { bytes += $0 }
      if let fault = fault(of: bytes, width: width, tier) {
        Issue.record("\(fault); style \(number), width \(width), \(tier)\n\(text)")
        return
      }
    }
    let face = SVGDocument.Face(view: resolution.view, appearance: Appearance())
    let document = SVGDocument(title: "Random", labels: labels, faces: [face])
    let bytes = document.bytes
    if let fault = XMLFault.first(in: bytes) {
      Issue.record("SVG: \(fault); style \(number)\n\(text)")
    }
  }

  /// What breaks a law in a picture; nil for nothing.
  private func fault(of bytes: [UInt8], width: Int, _ tier: Tier) -> String? {
    guard !bytes.isEmpty else { return nil }
    let screen = Screen(bytes)
    if let fault = screen.faults.first { return fault }
    for line in screen.text {
      // Lines end where their last cell is drawn; padded to the width they must be equal.
      let cells = TextWidth.cells(line)
      if cells > width { return "a line has \(cells) cells: \(line)" }
      if tier.characters == .ascii, !line.utf8.allSatisfy({ (32..<127).contains($0) }) {
        return "a line is not ASCII: \(line)"
      }
      if let piece = brokenTitle(in: line) { return "a title is broken: '\(piece)' in \(line)" }
    }
    return nil
  }

  /// A piece of digits that is no part of a title; nil where there is none.
  private func brokenTitle(in line: String) -> String? {
    let marks: Set<Character> = ["…", "~"]
    var rest = line[...]
    while let start = rest.firstIndex(where: \.isASCIIDigit) {
      rest = rest[start...]
      if let title = Self.titles.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(title.count)
        continue
      }
      let piece = rest.prefix(while: \.isASCIIDigit)
      rest = rest[piece.endIndex...]
      // A title that is wider than its place goes on in the next line, and ends in a mark if it must.
      if rest.first.map(marks.contains) == true { rest = rest.dropFirst() }
      if !Self.titles.contains(where: { $0.contains(piece) }) { return String(piece) }
    }
    return nil
  }
}

extension Character {
  /// Whether it is one of 0 to 9; digits in circles are symbols.
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

/// Looks whether the elements of an SVG document close one another, and its numbers are numbers.
enum XMLFault {
  /// The first fault; nil where there is none.
  static func first(in bytes: [UInt8]) -> String? {
    var open: [Substring] = []
    let text = String(decoding: bytes, as: UTF8.self)
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = part.firstIndex(of: ">") else { return "an element is not closed: \(part)" }
      let tag = part[..<end]
      if tag.contains("nan") || tag.contains("inf ") { return "no number: \(tag)" }
      if tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return "</\(tag.dropFirst())> is too many" }
      } else {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return open.isEmpty ? nil : "\(open.count) elements are open"
  }
}
