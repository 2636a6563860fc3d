import StyleModel

@testable import StylePreview

/// Views as styles make them, and texts that say where they were put.
enum LayoutFixtures {
  static let blue = RGBA(0, 122, 255)
  static let title = ResolvedView.text(ResolvedText(.title))
  static let icon = ResolvedView.symbol(ResolvedSymbol(.icon))
  static let shape = ResolvedView.shape(ResolvedShape(.rectangle, fill: .foreground(1)))

  /// The icon in a circle beside a title that fills the row, on a capsule.
  static let dayLabel: ResolvedView = {
    var wide = FrameLimits()
    wide.maxWidth = .infinity
    let badge = padded(icon, 8).background(.circle)
    let row = ResolvedView.stack(
      .horizontal, alignment: .center, spacing: 16,
      [badge, .frame(wide, alignment: Alignment(horizontal: .leading), title)])
    return padded(row, nil).background(.capsule)
  }()

  /// A label in a dashed frame.
  static let blueDash = padded(label, nil).overlay(
    Stroke(ink: .color(blue), lineWidth: 4, dash: [10, 10]))

  /// The icon beside the title.
  static let label = ResolvedView.stack(
    .horizontal, alignment: Alignment(vertical: .firstTextBaseline), spacing: 8, [icon, title])

  static func padded(_ view: ResolvedView, _ points: Double?) -> ResolvedView {
    .padding(EdgeInsets(top: points, leading: points, bottom: points, trailing: points), view)
  }

  static func row(_ spacing: Double?, _ views: [ResolvedView]) -> ResolvedView {
    .stack(.horizontal, alignment: .center, spacing: spacing, views)
  }

  static func column(_ spacing: Double?, _ views: [ResolvedView]) -> ResolvedView {
    .stack(.vertical, alignment: .center, spacing: spacing, views)
  }

  static func literal(_ text: String) -> ResolvedView { .text(ResolvedText(.literal(text))) }

  static func framed(
    _ view: ResolvedView, _ alignment: Alignment = .center, _ change: (inout FrameLimits) -> Void
  ) -> ResolvedView {
    var limits = FrameLimits()
    change(&limits)
    return .frame(limits, alignment: alignment, view)
  }

  /// What is drawn, a line an item: kind and `x,y widthxheight` in points.
  static func drawn(
    _ view: ResolvedView, _ width: Int? = nil, title: Int = 5, icon: Int = 1
  ) -> String {
    CellLayout(label: LabelSize(titleWidth: title, iconWidth: icon))
      .displayList(for: view, width: width).summary
  }
}

extension ResolvedView {
  func background(_ kind: ShapeKind) -> ResolvedView {
    let shape = ResolvedShape(kind, fill: .color(LayoutFixtures.blue))
    return .layered(self, layer: .shape(shape), alignment: .center, isOverlay: false)
  }

  func overlay(_ stroke: Stroke) -> ResolvedView {
    let shape = ResolvedShape(.roundedRectangle(cornerRadius: 8), stroke: stroke)
    return .layered(self, layer: .shape(shape), alignment: .center, isOverlay: true)
  }
}

extension DisplayList {
  /// The size and the items.
  var summary: String {
    (["\(Int(width))x\(Int(height))"] + items.map(\.summary)).joined(separator: "\n")
  }
}

extension DisplayItem {
  /// The kind and the frame.
  var summary: String {
    let kind =
      switch self {
      case .fill(let kind, _, _): kind.word
      case .stroke(let kind, _, _): "stroke \(kind.word)"
      case .text(let text, _): text.content.word
      case .symbol: "icon"
      case .translucent(let opacity, _, let items):
        "\(Markup.decimal(opacity)) of \(items.count) at"
      case .clipped(let kind, _, let items): "clipped to \(kind.word): \(items.count) at"
      case .effect(_, _, let items): "with an effect: \(items.count) at"
      }
    func number(_ value: Double) -> String { Markup.decimal(value) }
    return "\(kind) \(number(frame.x)),\(number(frame.y))"
      + " \(number(frame.width))x\(number(frame.height))"
  }
}

extension TextContent {
  fileprivate var word: String {
    switch self {
    case .title: "title"
    case .titleLine(let index, let isLast): "title \(index)\(isLast ? " to the end" : "")"
    case .literal(let text): text
    }
  }
}

extension ShapeKind {
  fileprivate var word: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle: "rounded"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    }
  }
}
