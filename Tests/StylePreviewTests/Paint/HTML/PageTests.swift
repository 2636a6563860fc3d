import Foundation
import StyleModel
import TestSupport
import Testing

@testable import StylePreview

@Suite struct PageTests {
  @Test func everyKindHasItsSection() throws {
    let page = try page(
      [
        style("DayLabelStyle", swift: "struct DayLabelStyle: LabelStyle {\n}\n"),
        PageItem(kind: .style, name: "Broken", content: .nothing("it calls itself")),
        PageItem(kind: .tint, name: "brand", content: .swatches(swatches)),
        PageItem(kind: .labels, name: "week", facts: "version 0123456", content: .list(week)),
      ], hasSearch: true)
    expectGolden(
      page.replacing(PageStyle.sheet, with: "\n").replacing(PageScript.text, with: "\n"),
      "gallery.html")
  }

  @Test func pageOfOneItemNeedsNoScript() throws {
    let page = try page([style("DayLabelStyle")])
    #expect(!page.contains("<script"))
    #expect(page.contains("script-src 'none'"))
    #expect(!page.contains("<form"))
  }

  @Test func policyAllowsWhatIsInThePageAlone() throws {
    let page = try page([style("DayLabelStyle")], hasSearch: true)
    #expect(page.contains("default-src 'none'"))
    for text in [PageStyle.sheet, PageScript.text] {
      #expect(page.contains(">\(text)</"))
      #expect(page.contains(PageHash.source(of: text)))
    }
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url(#c1-0-1"))
    #expect(!page.contains(" style=") && !page.contains("<link") && !page.contains("@import"))
  }

  @Test(arguments: [
    "</title><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='x",
    "</code></pre></details></article><h1>", "<!--", "]]>", "\u{0}\u{1B}[2J", "a\u{202E}b",
    "{{7*7}}", "&lt;b&gt;", String(repeating: "<b>", count: 100_000),
  ])
  func nothingFromACatalogBecomesMarkup(text: String) throws {
    let labels = LabelSet([LabelItem(title: text, systemImage: text)])
    let swatch = TintSwatches.Swatch(
      caption: text, value: text, color: RGBA(0, 0, 0), isDark: false)
    let items = [
      style(text, labels: labels, swift: text),
      PageItem(kind: .style, name: text, facts: text, content: .nothing(text), notes: [text]),
      PageItem(kind: .tint, name: text, content: .swatches([swatch])),
      PageItem(kind: .labels, name: text, content: .list(labels)),
    ]
    let page = try page(items, title: text, hasSearch: true)
    #expect(
      tags(in: page) == [
        "!doctype", "a", "article", "bdi", "body", "circle", "code", "details", "div", "figcaption",
        "figure", "footer", "form", "g", "h1", "h2", "h3", "head", "header", "html", "input", "li",
        "main", "meta", "nav", "ol", "p", "pre", "rect", "script", "section", "span", "style",
        "summary", "svg", "text", "title", "ul",
      ])
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.utf8.count < 2_500_000)
    #expect(
      !page.unicodeScalars.contains {
        $0.value < 0x20 && $0 != "\n" || $0.value == 0x1B || $0.value == 0x202E
      })
  }

  @Test func namesThatDifferHaveAnchorsThatDiffer() throws {
    let names = ["a b", "a_20b", "A B", "a-b", "ä", "日"]
    let page = try page(names.map { style($0) }, hasSearch: true)
    for anchor in ["a_20b", "a_5f20b", "A_20B", "a_2db", "_c3_a4", "_e6_97_a5"] {
      #expect(page.components(separatedBy: "id=\"style-\(anchor)\"").count == 2, "\(anchor)")
    }
  }

  @Test func longPageListsWhatItDoesNotDraw() throws {
    var bytes: [UInt8] = []
    var page = try Page(Page.Outline(title: "Team"), drawingLimit: 12_000) {
      bytes.append(contentsOf: $0)
    }
    for number in 0..<20 { try page.add(style("Style\(number)")) }
    try page.finish()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(page.undrawnCount > 0 && page.undrawnCount < 20)
    #expect(text.components(separatedBy: "<article").count == 21)
    #expect(text.components(separatedBy: "Not drawn:").count == page.undrawnCount + 1)
  }

  @Test func emptyCatalogSaysSo() throws {
    #expect(try page([], hasSearch: true).contains("There is nothing to show."))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheStandard(text: String, encoded: String) {
    // RFC 4648, section 10.
    #expect(PageHash.base64(Array(text.utf8)) == encoded)
  }

  // MARK: Samples

  private let week = LabelSet([
    LabelItem(title: "Monday", systemImage: "sun.max"), LabelItem(title: "R & D"),
  ])

  private let swatches = [
    TintSwatches.Swatch(caption: "any", value: "#0A84FF", color: RGBA(10, 132, 255), isDark: false),
    TintSwatches.Swatch(caption: "dark", value: "missing", color: nil, isDark: true),
  ]

  private func style(_ name: String, labels: LabelSet? = nil, swift: String? = nil) -> PageItem {
    PageItem(
      kind: .style, name: name,
      content: .labels(
        LabelList(labels ?? week),
        faces: [false, true].map {
          SVGDocument.Face(view: LayoutFixtures.dayLabel, appearance: Appearance(isDark: $0))
        }), swift: swift)
  }

  private func page(_ items: [PageItem], title: String = "Team", hasSearch: Bool = false) throws
    -> String
  {
    let counts = ItemKind.allCases.map { kind in
      (kind: kind, count: items.count { $0.kind == kind })
    }
    var bytes: [UInt8] = []
    var page = try Page(Page.Outline(title: title, counts: hasSearch ? counts : [])) {
      bytes.append(contentsOf: $0)
    }
    for item in items { try page.add(item) }
    try page.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names of all elements that begin in a page, its script aside.
  private func tags(in page: String) -> [String] {
    let body = page.replacing(PageScript.text, with: "")
    let names = body.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "!" || $0 == "/" }) }
    return Set(names.filter { !$0.hasPrefix("/") }).sorted()
  }
}
