import StyleModel
import StylePreview

extension Resolver {
  /// Returns the views of a label in what a preview puts it in.
  func contained(_ preview: PreviewEnvironment, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    var inner = environment
    let color = controlColor(preview.buttonRole, environment)
    switch preview.container {
    case .button?: return try button(preview, environment)
    case .toolbar?: inner.defaultForeground = isMac ? nil : enabled(color, environment)
    case .menu?:
      let isRed = preview.buttonRole == .destructive && !isMac
      inner.defaultForeground = enabled(isRed ? self.color(.red, environment) : nil, environment)
    case .swipeActions?: return try swipeAction(preview, environment)
    case .tabBar?:
      // SwiftUI: tab bars set the fill variant, and draw the chosen item in the tint.
      inner.variants.add("fill")
      inner.defaultForeground = tint(environment)
    case .list?, .sidebar?, .form?, nil: break
    }
    return try label(LabelConfiguration(), inner)
  }

  // MARK: Buttons

  /// A button's label, and behind it what the button's style draws.
  private func button(_ preview: PreviewEnvironment, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    var style = preview.buttonStyle
    if style == .automatic { style = isMac ? .bordered : .borderless }
    let color = controlColor(preview.buttonRole, environment)
    var inner = environment
    inner.isInBorderedButton = style.hasBorder
    inner.defaultForeground = labelColor(style, color, environment)
    let views = try label(LabelConfiguration(), inner)
    guard style.hasBorder else { return views }
    let fill = fill(style, color, environment)
    return [bordered(views, fill: fill, environment)]
  }

  /// The colour of a control: the tint that was set, else that of its role, else the accent colour.
  ///
  /// SwiftUI does not say whether a tint beats the destructive role; here it does. macOS draws no role.
  private func controlColor(_ role: ButtonRole?, _ environment: ViewEnvironment) -> Ink {
    if let tint = environment.tint { return tint }
    return role == .destructive && !isMac ? color(.red, environment) : tint(environment)
  }

  /// SwiftUI: a style gives the label a default, which an explicit foreground style beats.
  private func labelColor(
    _ style: BuiltInButtonStyle, _ color: Ink, _ environment: ViewEnvironment
  ) -> Ink? {
    guard environment.isEnabled else { return enabled(color, environment) }
    switch style {
    case .plain: return nil
    case .borderedProminent: return .color(.white)
    case .automatic, .borderless, .bordered: return isMac ? nil : color
    }
  }

  private func fill(
    _ style: BuiltInButtonStyle, _ color: Ink, _ environment: ViewEnvironment
  ) -> Ink {
    guard environment.isEnabled else { return self.color(.tertiarySystemFill, environment) }
    if style == .borderedProminent { return color }
    // UIKit: a tinted button is filled with its colour at a low opacity.
    return isMac ? self.color(.secondarySystemFill, environment) : color.opacity(0.15)
  }

  private func enabled(_ color: Ink?, _ environment: ViewEnvironment) -> Ink? {
    environment.isEnabled ? color : self.color(.tertiary, environment)
  }

  /// Measured: an iOS button adds 7 points above and below and 12 at the sides; on macOS it is 4 and 12,
  /// at least 24 high, with corners of 6.
  private func bordered(_ views: [ResolvedView], fill: Ink, _ environment: ViewEnvironment)
    -> ResolvedView
  {
    let shape: ShapeKind =
      switch environment.word("buttonBorderShape") {
      case "capsule"?: .capsule
      case "circle"?: .circle
      default: .roundedRectangle(cornerRadius: isMac ? 6 : 8)
      }
    let across = shape == .circle ? (isMac ? 4.0 : 7.0) : 12.0
    let down = isMac ? 4.0 : 7.0
    var view = ResolvedView.padding(
      EdgeInsets(top: down, leading: across, bottom: down, trailing: across), one(views))
    if isMac {
      var limits = FrameLimits()
      limits.minHeight = 24
      view = .frame(limits, alignment: .center, view)
    }
    return .layered(
      view, layer: .shape(ResolvedShape(shape, fill: fill)), alignment: .center, isOverlay: false)
  }

  // MARK: Rows

  /// White on the tint, on red for the destructive role, else on grey, with filled symbols.
  private func swipeAction(_ preview: PreviewEnvironment, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    var inner = environment
    inner.variants.add("fill")
    inner.defaultForeground = .color(.white)
    let isRed = preview.buttonRole == .destructive
    let fill = environment.tint ?? color(isRed ? .red : .gray, environment)
    let insets = EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    return [
      .layered(
        .padding(insets, one(try label(LabelConfiguration(), inner))),
        layer: .shape(ResolvedShape(.rectangle, fill: fill)), alignment: .center, isOverlay: false)
    ]
  }

  /// One view of several: below one another, as in the body of a view.
  func one(_ views: [ResolvedView]) -> ResolvedView {
    switch views.count {
    case 0: .empty
    case 1: views[0]
    default: .stack(.vertical, alignment: .center, spacing: nil, views)
    }
  }
}
