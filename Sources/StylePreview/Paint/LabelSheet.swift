import StyleModel

/// Many labels drawn in one style below one another.
///
/// The labels are read twice: once to measure them, so that what they share can be laid out, and once
/// to draw them. Memory does not grow with their number.
package struct LabelSheet {
  /// What is known of a list of labels before it is drawn, and how each of them is laid out.
  struct Plan {
    /// The widest title that is told apart; wider ones share a layout, which cuts them.
    var maximumTitleWidth: Int

    /// The blank lines between two labels.
    var gap: Int

    /// Lays out a label from the cells of its title and its icon.
    var layout: LabelSplicer.Layout
  }

  private let tier: Tier
  private let backdrop: Backdrop
  private let language: String?
  private let plan: (LabelExtent) -> Plan

  /// Creates a sheet; the plan is made once the labels are measured.
  init(
    tier: Tier, backdrop: Backdrop, language: String? = nil,
    plan: @escaping (LabelExtent) -> Plan
  ) {
    self.tier = tier
    self.backdrop = backdrop
    self.language = language
    self.plan = plan
  }

  /// Writes the lines of all labels to a sink, in chunks of about 64 KB.
  ///
  /// Rethrows what the sink throws, and then writes no more.
  package func write(
    _ labels: LabelList, to sink: @escaping (ArraySlice<UInt8>) throws -> Void
  ) throws {
    var icons = IconWidths(texts: LeafTexts(tier: tier))
    let plan = plan(extent(of: labels, &icons))
    var splicer = LabelSplicer(
      tier: tier, backdrop: backdrop, maximumTitleWidth: plan.maximumTitleWidth,
      layout: plan.layout)
    var output = ChunkedOutput(to: sink)
    for index in 0..<labels.count {
      if index > 0 { output.bytes.append(contentsOf: repeatElement(newline, count: plan.gap)) }
      let symbol = labels.symbolBytes(at: index)
      splicer.append(
        title: splicer.texts.title(title(of: labels, at: index)), symbol: symbol,
        iconWidth: icons.width(of: symbol), to: &output.bytes)
      try output.flushIfFull()
    }
    try output.flush()
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }

  /// Measures all labels.
  private func extent(of labels: LabelList, _ icons: inout IconWidths) -> LabelExtent {
    var extent = LabelExtent()
    for index in 0..<labels.count {
      extent.add(
        LabelSize(
          titleWidth: icons.texts.title(title(of: labels, at: index)).width,
          iconWidth: icons.width(of: labels.symbolBytes(at: index))))
    }
    return extent
  }

  private func title(of labels: LabelList, at index: Int) -> ArraySlice<UInt8> {
    guard let language else { return labels.titleBytes(at: index) }
    return ArraySlice(labels.title(at: index, language: language).utf8)
  }
}

/// The widths of symbols, each looked up once.
private struct IconWidths {
  let texts: LeafTexts
  private var known: [String: Int] = [:]

  init(texts: LeafTexts) { self.texts = texts }

  /// Returns the cells that a symbol takes; 0 for none.
  mutating func width(of symbol: ArraySlice<UInt8>?) -> Int {
    guard let symbol else { return 0 }
    let name = String(decoding: symbol, as: UTF8.self)
    if let width = known[name] { return width }
    let width = texts.icon(name, as: ResolvedSymbol(.icon)).width
    // A list with ever new names must not fill the memory.
    if known.count >= 4096 { known.removeAll() }
    known[name] = width
    return width
  }
}
