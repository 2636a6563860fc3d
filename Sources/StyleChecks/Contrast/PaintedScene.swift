import StyleEvaluation
import StyleModel
import StylePreview

/// A drawing whose colours can be asked for point by point.
struct PaintedScene {
  /// A shape that is painted, with what cuts it.
  private struct Layer {
    var outline: ShapeOutline
    var hole: ShapeOutline?
    var frame: Frame
    var ink: Ink
    var clips: [ShapeOutline]
  }

  /// A title or an icon in the drawing.
  struct Leaf {
    /// What it is.
    var part: LabelPart

    /// Where it stands.
    var frame: Frame

    /// What it is drawn with.
    var ink: Ink

    /// Whether 3:1 is enough for it.
    var isLarge: Bool

    /// How many layers lie behind it.
    fileprivate var depth: Int
  }

  /// What is seen at a point of a leaf.
  struct Sample: Equatable {
    /// The colour of the leaf.
    var leaf: RGBA

    /// The colour beside it.
    var ground: RGBA
  }

  /// The most leaves of a drawing that are looked at.
  private static let mostLeaves = 16

  /// The titles and icons.
  private(set) var leaves: [Leaf] = []

  private var layers: [Layer] = []
  private let primary: RGBA
  private let ground: RGBA

  /// Takes a drawing apart, on the background of the system.
  init(_ list: DisplayList, in appearance: Appearance) {
    primary = SystemColor.primary.rgba(for: appearance)
    ground = SystemColor.systemBackground.rgba(for: appearance)
    add(list.items, clips: [])
  }

  /// What is seen through as one is taken apart, too: each of its inks is seen through.
  private mutating func add(
    _ items: [DisplayItem], clips: [ShapeOutline], opacity factor: Double = 1
  ) {
    for item in items {
      switch item {
      case .fill(let kind, let frame, let ink):
        guard let outline = ShapeOutline(kind, in: frame) else { continue }
        layers.append(
          Layer(outline: outline, frame: frame, ink: ink.opacity(factor), clips: clips))
      case .stroke(let kind, let frame, var stroke):
        stroke.ink = stroke.ink.opacity(factor)
        add(kind, frame, stroke, clips: clips)
      case .text(let text, let frame) where text.content.isTitle:
        let isLarge = text.fontSize >= 18 || text.isBold && text.fontSize >= 14
        add(.title, frame, text.ink.opacity(factor), isLarge: isLarge)
      case .symbol(let symbol, let frame) where symbol.content == .icon:
        add(.icon, frame, symbol.ink.opacity(factor), isLarge: true)
      case .text, .symbol: continue
      case .clipped(let kind, let frame, let inner):
        guard let outline = ShapeOutline(kind, in: frame), clips.count < 64 else { continue }
        add(inner, clips: clips + [outline], opacity: factor)
      case .translucent(let opacity, _, let inner):
        add(inner, clips: clips, opacity: opacity * factor)
      case .effect(_, _, let inner):
        // Neither a shadow nor a turn changes what ink stands on what ground.
        add(inner, clips: clips, opacity: factor)
      }
    }
  }

  private mutating func add(
    _ kind: ShapeKind, _ frame: Frame, _ stroke: Stroke, clips: [ShapeOutline]
  ) {
    let width = stroke.lineWidth
    guard width.isFinite, width > 0 else { return }
    let outer = frame.grown(by: stroke.isInside ? 0 : width / 2)
    guard let outline = ShapeOutline(kind, in: outer) else { return }
    let hole = ShapeOutline(kind, in: frame.grown(by: stroke.isInside ? -width : -width / 2))
    layers.append(
      Layer(outline: outline, hole: hole, frame: outer, ink: stroke.ink, clips: clips))
  }

  private mutating func add(_ part: LabelPart, _ frame: Frame, _ ink: Ink, isLarge: Bool) {
    guard leaves.count < Self.mostLeaves, frame.width > 0, frame.height > 0 else { return }
    leaves.append(
      Leaf(part: part, frame: frame, ink: ink, isLarge: isLarge, depth: layers.count))
  }

  /// Returns what is seen at points of a leaf; a point is left out where the caller of the style says
  /// what is seen there, and where nothing is meant to be seen.
  func samples(of leaf: Leaf) -> [Sample] {
    let xs = leaf.part == .title ? [0.04, 0.27, 0.5, 0.73, 0.96] : [0.25, 0.5, 0.75]
    var samples: [Sample] = []
    for x in xs {
      for y in [0.3, 0.5, 0.7] {
        let place = (leaf.frame.x + x * leaf.frame.width, leaf.frame.y + y * leaf.frame.height)
        if let sample = sample(of: leaf, at: place) { samples.append(sample) }
      }
    }
    return samples
  }

  private func sample(of leaf: Leaf, at point: (x: Double, y: Double)) -> Sample? {
    let ink = leaf.ink.color(at: point.x, point.y, in: leaf.frame, primary: primary)
    guard ink.alpha > 0, !ink.isLeftOpen else { return nil }
    var beside = ground
    for layer in layers[..<leaf.depth] {
      guard let color = color(of: layer, at: point) else { continue }
      if color.isLeftOpen { return nil }
      beside = color.over(beside)
    }
    var sample = Sample(leaf: ink.over(beside), ground: beside)
    for layer in layers[leaf.depth...] {
      guard let color = color(of: layer, at: point) else { continue }
      if color.isLeftOpen { return nil }
      sample.leaf = color.over(sample.leaf)
      sample.ground = color.over(sample.ground)
    }
    return sample
  }

  /// Returns what a layer paints at a point; nil for nothing.
  private func color(of layer: Layer, at point: (x: Double, y: Double)) -> RGBA? {
    guard layer.outline.contains(point.x, point.y),
      layer.hole?.contains(point.x, point.y) != true,
      layer.clips.allSatisfy({ $0.contains(point.x, point.y) })
    else { return nil }
    let color = layer.ink.color(at: point.x, point.y, in: layer.frame, primary: primary)
    return color.alpha > 0 ? color : nil
  }
}

extension Frame {
  /// The frame with its edges moved outwards.
  fileprivate func grown(by distance: Double) -> Frame {
    Frame(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
