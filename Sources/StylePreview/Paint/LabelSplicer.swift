/// Draws any number of labels by putting their texts into templates.
///
/// A template is made once for each pair of title width and icon width.
struct LabelSplicer {
  /// What lays out a label from the cells of its title and its icon.
  typealias Layout = (LabelSize) -> DisplayList

  /// How many bytes of templates are kept; beyond, they are made again.
  private static let capacity = 4 << 20

  private struct Entry {
    var template: LabelTemplate
    var icons: Int

    /// What it was laid out for.
    var size: LabelSize

    /// The cells of a place where a wider title may take several lines.
    var wrappingColumns: Int?
  }

  /// Makes texts ready for the tier.
  let texts: LeafTexts

  private let tier: Tier
  private let backdrop: Backdrop
  private let maximumTitleWidth: Int
  private let layout: Layout

  /// The templates by the index of their size.
  private var entries: [Entry?] = []

  /// The templates of titles that take several lines: few, and gone through one by one.
  private var wrapped: [Entry?] = []
  private var keptBytes = 0

  /// The ways of showing icons that templates have, and what each symbol looks like in each of them.
  private var icons: [[ResolvedSymbol]] = []
  private var symbols: [[String: [LeafText]]] = []

  /// Creates a splicer; titles wider than the maximum share one layout, which cuts them.
  init(tier: Tier, backdrop: Backdrop, maximumTitleWidth: Int, layout: @escaping Layout) {
    self.tier = tier
    self.backdrop = backdrop
    self.maximumTitleWidth = maximumTitleWidth
    self.layout = layout
    texts = LeafTexts(tier: tier)
  }

  /// Appends the lines of one label.
  mutating func append(
    title: LeafText, symbol: ArraySlice<UInt8>?, iconWidth: Int, to output: inout [UInt8]
  ) {
    var size = LabelSize(titleWidth: min(title.width, maximumTitleWidth), iconWidth: iconWidth)
    let known = size.index < entries.count ? entries[size.index] : nil
    let entry = known ?? makeEntry(size)
    if let columns = entry.wrappingColumns, columns < title.width,
      let lines = TitleLines(title, in: columns, form: tier.form)
    {
      size.wrapping = lines.wrapping
      let index = wrapped.firstIndex { $0?.size == size }
      let known = index.flatMap { wrapped[$0] }
      let entry = known ?? makeEntry(size)
      entry.template.append(
        title: title, lines: lines, icons: looks(of: symbol, entry), texts, to: &output)
    } else {
      entry.template.append(
        title: title, icons: looks(of: symbol, entry), texts, to: &output)
    }
  }

  private mutating func makeEntry(_ size: LabelSize) -> Entry {
    let template = Drawing(layout(size), tier: tier, backdrop: backdrop).template()
    let index = icons.firstIndex(of: template.icons) ?? icons.count
    if index == icons.count {
      icons.append(template.icons)
      symbols.append([:])
    }
    let entry = Entry(
      template: template, icons: index, size: size,
      wrappingColumns: template.wrappingColumns)
    keptBytes += template.bytes.count
    if keptBytes > Self.capacity {
      entries.removeAll()
      wrapped.removeAll()
      keptBytes = template.bytes.count
    }
    guard size.wrapping == nil else {
      wrapped.append(entry)
      return entry
    }
    while entries.count <= size.index { entries.append(nil) }
    entries[size.index] = entry
    return entry
  }

  private mutating func looks(of symbol: ArraySlice<UInt8>?, _ entry: Entry) -> [LeafText] {
    guard let symbol, !entry.template.icons.isEmpty else { return [] }
    let name = String(decoding: symbol, as: UTF8.self)
    if let known = symbols[entry.icons][name] { return known }
    let looks = entry.template.icons.map { texts.icon(name, as: $0) }
    // A list with ever new names must not fill the memory.
    if symbols[entry.icons].count >= 4096 { symbols[entry.icons].removeAll() }
    symbols[entry.icons][name] = looks
    return looks
  }
}
