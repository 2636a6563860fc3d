import Diagnostics
import StyleModel

extension Markup {
  /// Appends what comes before the body.
  mutating func addHead(_ outline: Page.Outline) {
    let script = outline.counts.isEmpty ? "'none'" : PageHash.source(of: PageScript.text)
    let policy =
      "default-src 'none'; style-src \(PageHash.source(of: PageStyle.sheet)); script-src \(script); "
      + "base-uri 'none'; form-action 'none'"
    add("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    add("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n")
    add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    add("<meta name=\"color-scheme\" content=\"light dark\">\n")
    add(element: "title", text: outline.title)
    add("\n<style>\(PageStyle.sheet)</style>\n</head>\n")
  }

  /// Appends the headings of the page, and the bar with the search and the kinds.
  mutating func addBeginning(_ outline: Page.Outline) {
    add("<body>\n<a class=\"skip\" href=\"#items\">Skip to the items</a>\n<header>\n")
    add(element: "h1", text: outline.title)
    let counts = outline.counts.filter { $0.count > 0 }
    guard !outline.counts.isEmpty else {
      return add("\n</header>\n<main id=\"items\" tabindex=\"-1\">\n")
    }
    add("\n<p class=\"lead\">")
    add(text: counts.map { counted($0.count, $0.kind.noun) }.joined(separator: ", "))
    add("</p>\n</header>\n<div class=\"bar\"><div>\n")
    add("<nav aria-label=\"Kinds\"><ul>\n")
    for (kind, count) in counts {
      add("<li><a href=\"#\(kind.anchor)\">\(kind.pageHeading)</a> <span>\(count)</span></li>\n")
    }
    add("</ul></nav>\n<form role=\"search\" hidden>\n")
    add("<input type=\"search\" aria-label=\"Search items\" placeholder=\"Search (press /)\"")
    add(" autocomplete=\"off\" spellcheck=\"false\">\n<span role=\"status\"></span>\n</form>\n")
    add("</div></div>\n<main id=\"items\" tabindex=\"-1\">\n")
  }

  /// Begins the section of a kind.
  mutating func addSection(_ kind: ItemKind, isAlone: Bool) {
    let label =
      isAlone ? "aria-label=\"\(kind.pageHeading)\"" : "aria-labelledby=\"\(kind.anchor)\""
    add("<section \(label)>\n")
    if !isAlone { add("<h2 id=\"\(kind.anchor)\">\(kind.pageHeading)</h2>\n") }
    add("<div class=\"grid\(kind == .style ? "" : " small")\">\n")
  }

  /// Appends the end of the page.
  mutating func addEnd(hasSearch: Bool) {
    add("</main>\n<footer>Drawn by stylectl; symbols are stand-ins for SF Symbols.</footer>\n")
    if hasSearch { add("<script>\(PageScript.text)</script>\n") }
    add("</body>\n</html>\n")
  }
}
