import StyleModel

/// A page in HTML that needs nothing but itself: no network, and no script to be read.
///
/// Its policy lets a browser run the one script and use the one style sheet that are in it, by their
/// hashes; whatever a catalog holds is text.
package struct Page {
  /// What a page is made of.
  package struct Outline {
    /// The title.
    package var title: String

    /// The number of items of each kind, in the order of their sections; empty for a page of one item.
    package var counts: [(kind: ItemKind, count: Int)]

    /// Creates an outline.
    package init(title: String, counts: [(kind: ItemKind, count: Int)] = []) {
      self.title = title
      self.counts = counts
    }
  }

  /// From how many bytes on items are listed without their drawings.
  package static let drawingLimit = 48 << 20

  /// The number of items that are listed without their drawing, since the page is long enough.
  package private(set) var undrawnCount = 0

  private let outline: Outline
  private let drawingLimit: Int
  private var output: ChunkedOutput
  private var size = 0
  private var count = 0
  private var openKind: ItemKind?

  /// Begins a page that is handed to a sink in chunks.
  package init(
    _ outline: Outline, drawingLimit: Int = Page.drawingLimit,
    to sink: @escaping (ArraySlice<UInt8>) throws -> Void
  ) throws {
    self.outline = outline
    self.drawingLimit = drawingLimit
    output = ChunkedOutput(to: sink)
    var markup = Markup()
    markup.addHead(outline)
    markup.addBeginning(outline)
    try write(markup)
  }

  /// Adds an item; those of a kind come one after the other.
  package mutating func add(_ item: PageItem) throws {
    var markup = Markup()
    if item.kind != openKind {
      if openKind != nil { markup.add("</div>\n</section>\n") }
      openKind = item.kind
      markup.addSection(item.kind, isAlone: outline.counts.isEmpty)
    }
    count += 1
    let isDrawn = size < drawingLimit
    if !isDrawn { undrawnCount += 1 }
    markup.add(item, number: count, isDrawn: isDrawn)
    try write(markup)
  }

  /// Ends the page.
  package mutating func finish() throws {
    var markup = Markup()
    if openKind != nil { markup.add("</div>\n</section>\n") }
    if count == 0 { markup.add("<p class=\"lead\">There is nothing to show.</p>\n") }
    markup.addEnd(hasSearch: !outline.counts.isEmpty)
    try write(markup)
    try output.flush()
  }

  private mutating func write(_ markup: Markup) throws {
    size += markup.bytes.count
    output.bytes.append(contentsOf: markup.bytes)
    try output.flushIfFull()
  }
}
