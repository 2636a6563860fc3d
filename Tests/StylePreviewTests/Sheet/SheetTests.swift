import Foundation
import StyleModel
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// One page with all pictures, for a person to look at: `make sheet`.
@Suite struct SheetTests {
  @Test func sheetShowsEveryStyleInEveryCase() throws {
    let page = try page()
    for style in try SeedStyle.all() { #expect(page.contains("<h2>\(style.name)</h2>")) }
    let pictures = try SeedStyle.all().count * SheetCase.all.count
    #expect(page.components(separatedBy: "<pre").count - 1 == pictures)
    #expect(page.components(separatedBy: "<svg").count - 1 == 2 * (try SeedStyle.all().count))
    #expect(!page.contains("\u{1B}"))
    if let path = ProcessInfo.processInfo.environment["STYLECTL_SHEET"] {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  private func page() throws -> String {
    var page = Self.head
    for style in try SeedStyle.all() {
      page += "<h2>\(style.name)</h2>\n<div class=row>\n"
      for sheetCase in SheetCase.all { page += try figure(style, sheetCase) }
      for isDark in [false, true] { page += try image(style, isDark: isDark) }
      page += "</div>\n"
    }
    return page + symbols() + "</html>\n"
  }

  private func figure(_ style: SeedStyle, _ sheetCase: SheetCase) throws -> String {
    let isDark = sheetCase.environment.appearance.isDark
    let screen = Screen(try sheetCase.bytes(of: style))
    let lines = screen.lines.map { $0.map(Self.html).joined() }
    return "<figure><figcaption>\(sheetCase.caption)</figcaption>"
      + "<pre class=\(isDark ? "dark" : "light")>\(lines.joined(separator: "\n"))</pre></figure>\n"
  }

  private func image(_ style: SeedStyle, isDark: Bool) throws -> String {
    var environment = PreviewEnvironment()
    environment.appearance.isDark = isDark
    let face = SVGDocument.Face(
      view: try style.view(in: environment), appearance: environment.appearance)
    let document = SVGDocument(title: style.name, labels: SeedStyle.labels, faces: [face])
    return "<figure><figcaption>SVG, \(isDark ? "dark" : "light")</figcaption>"
      + String(decoding: document.bytes, as: UTF8.self) + "</figure>\n"
  }

  private func symbols() -> String {
    let rows = SymbolTable.names.map { name in
      let glyph = SymbolGlyph.named(name)
      return "<td>\(Self.escaped(glyph.text(in: TextForm()).string))"
        + "<td>\(Self.escaped(glyph.text(in: TextForm(isASCII: true)).string))<td>\(name)"
    }
    return "<h2>Symbols</h2>\n<table>"
      + stride(from: 0, to: rows.count, by: 6).map { start in
        "<tr>" + rows[start..<min(start + 6, rows.count)].joined()
      }.joined(separator: "\n") + "</table>\n"
  }

  /// A character as a span of its colours.
  private static func html(_ character: Screen.Character) -> String {
    let pen = character.pen
    let (front, back) =
      pen.isReversed ? (pen.background, pen.foreground) : (pen.foreground, pen.background)
    var style = ""
    if pen.isReversed, front == nil { style += "color:var(--back);" }
    if pen.isReversed, back == nil { style += "background:var(--front);" }
    if let front { style += "color:\(front.hex);" }
    if let back { style += "background:\(back.hex);" }
    if pen.attributes.contains(.bold) { style += "font-weight:bold;" }
    if pen.attributes.contains(.italic) { style += "font-style:italic;" }
    if pen.attributes.contains(.underlined) { style += "text-decoration:underline;" }
    if pen.attributes.contains(.struck) { style += "text-decoration:line-through;" }
    let text = escaped(String(character.scalar))
    return style.isEmpty ? text : "<span style=\"\(style)\">\(text)</span>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en"><meta charset="utf-8"><title>All drawings</title>
    <style>
    body { font: 14px system-ui, sans-serif; margin: 24px; background: #f2f2f7 }
    .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
    figure { margin: 0 } figcaption { color: #555; margin-bottom: 4px }
    pre { font: 15px/20px 'DejaVu Sans Mono', Menlo, monospace; margin: 0; padding: 12px }
    .light { --front: #000; --back: #fff; color: #000; background: #fff }
    .dark { --front: #fff; --back: #000; color: #fff; background: #000 }
    td { font-family: 'DejaVu Sans Mono', Menlo, monospace; padding: 0 8px }
    </style>

    """
}
