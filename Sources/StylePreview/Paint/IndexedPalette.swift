import StyleModel

/// What the colours of one drawing become on a terminal with xterm's 256 colours.
///
/// Each colour has one index, as ink and as ground alike, so that no seam shows where they meet. No
/// colour takes the index of the terminal's own ground, and no two take the same one, because a fill
/// that is hardly seen would then not be seen at all.
struct IndexedPalette: Hashable {
  private var indexes: [OpaqueColor: UInt8] = [:]
  private let ground: UInt8
  private let groundColor: OpaqueColor

  /// Chooses indexes for the colours of a drawing, and finds those of the inks of its texts.
  init(of colors: Set<OpaqueColor>, inks: Set<OpaqueColor> = [], on backdrop: Backdrop) {
    groundColor = backdrop.background
    ground = Self.nearest(to: backdrop.background) { _ in false } ?? 16
    var taken: Set<UInt8> = [ground]
    let ordered = colors.sorted { ($0.red, $0.green, $0.blue) < ($1.red, $1.green, $1.blue) }
    for color in ordered {
      guard color != backdrop.background else {
        indexes[color] = ground
        continue
      }
      let index = Self.nearest(to: color, except: taken.contains) ?? ground
      indexes[color] = index
      taken.insert(index)
    }
    for ink in inks where indexes[ink] == nil { indexes[ink] = index(of: ink) }
  }

  /// Returns the index of a colour; an ink that the drawing fills nothing with takes the nearest.
  func index(of color: OpaqueColor) -> UInt8 {
    if let index = indexes[color] { return index }
    if color == groundColor { return ground }
    return Self.nearest(to: color) { $0 == ground } ?? ground
  }

  /// The first 16 are the user's own, and may be anything.
  private static func nearest(to color: OpaqueColor, except isTaken: (UInt8) -> Bool) -> UInt8? {
    let seen = OKLab(color.rgba)
    var best: (index: UInt8, distance: Double)?
    for (offset, known) in Self.seen.enumerated() {
      let index = UInt8(offset + 16)
      guard !isTaken(index) else { continue }
      let distance = known.distance(to: seen)
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best?.index
  }

  /// Returns the colour that comes nearest and has another index than the one that is taken.
  static func nearestColor(to color: OpaqueColor, except taken: UInt8) -> OpaqueColor {
    nearest(to: color) { $0 == taken }.map(Self.color) ?? color
  }

  /// The colours from index 16 on, as they are seen.
  private static let seen = (UInt8(16)...255).map { OKLab(color($0).rgba) }

  /// The colour of an index from 16 on: a cube of six steps a side, then 24 greys (xterm's 256colres.h).
  static func color(_ index: UInt8) -> OpaqueColor {
    guard index < 232 else {
      let grey = 8 + 10 * (index - 232)
      return OpaqueColor(grey, grey, grey)
    }
    let place = index - 16
    func step(_ number: UInt8) -> UInt8 { number == 0 ? 0 : 55 + 40 * number }
    return OpaqueColor(step(place / 36), step(place / 6 % 6), step(place % 6))
  }
}

extension CellGrid {
  /// The colours that cells are drawn with.
  var colors: Set<OpaqueColor> {
    var colors: Set<OpaqueColor> = []
    for cell in cells.joined() {
      if case .color(let color) = cell.ground { colors.insert(color) }
      if case .color(let color) = cell.ink, cell.scalar != " " { colors.insert(color) }
    }
    return colors
  }

  /// The colours that texts are drawn with on what is behind them.
  func textColors(on backdrop: Backdrop) -> Set<OpaqueColor> {
    var colors: Set<OpaqueColor> = []
    for leaf in leaves.joined() {
      for cell in cells[leaf.row][leaf.area.columns] {
        let shown = cell.ground.textColor(of: leaf.ink, on: backdrop)
        if case .color(let color) = shown { colors.insert(color) }
      }
    }
    return colors
  }
}
