import Foundation
import StyleModel
import TestSupport
import Testing

@testable import StyleEvaluation
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
    let numbers = (part * size)..<max(part * size, min((part + 1) * size, Self.count))
    var refused = 0
    for number in numbers {
      let seed = Self.seed &+ UInt64(number)
      var source = RandomStyleSource(seed: seed)
      let text = source.style()
      do {
        try draw(text, number)
      } catch let error as EvaluationError {
        // A style may be too much for the budget, which is told and traps nothing.
        #expect(!error.message.isEmpty)
        refused += 1
      } catch {
        Issue.record("seed \(seed): \(error)\n\(text)")
      }
    }
    // Hardly any style is too much, or the laws would be tried on nothing.
    #expect(refused * 20 <= numbers.count, "\(refused) of \(numbers.count) are refused")
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
    }
    let pieces = TitlePieces(of: Self.titles, in: screen.text)
    return pieces.broken.map {
      "a title is broken: '\($0)' in\n\(screen.text.joined(separator: "\n"))"
    }
  }
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
