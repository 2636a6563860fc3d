import StyleModel
import StylePreview

extension Resolver {
  /// Returns the views of a label in the default style, which asks where the label stands.
  ///
  /// SwiftUI: icons alone in toolbars and in bordered buttons with a circular border; rows of lists,
  /// forms and sidebars align their titles; all else is the icon and the title.
  func automatic(_ configuration: LabelConfiguration, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    switch environment.container {
    case .toolbar?: return try builtIn(.iconOnly, configuration, environment)
    case .button?
    where environment.isInBorderedButton
      && environment.word("buttonBorderShape") == "circle":
      return try builtIn(.iconOnly, configuration, environment)
    case .list?, .sidebar?, .form?: return try row(configuration, environment)
    case .menu? where !isAvailable("iOS 26"): return try menuItem(configuration, environment)
    case .tabBar?: return try tab(configuration, environment)
    default: return try builtIn(.titleAndIcon, configuration, environment)
    }
  }

  /// The icon in the accent colour and in a column of its own.
  ///
  /// Measured: on iOS 26 the icon is centred at 12 points and the title starts at 40; on macOS the column
  /// is 16 points wide and 6 before the title.
  private func row(_ configuration: LabelConfiguration, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    let (column, gap) = isMac ? (16.0, 6.0) : (24.0, 16.0)
    var row = environment
    row.iconToTitleSpacing = environment.iconToTitleSpacing ?? gap
    row.reservedIconWidth = environment.reservedIconWidth ?? column
    return try titleAndIcon(configuration, row) { icon in
      icon.defaultForeground =
        try ink(environment.others["listItemTint"], environment) ?? tint(environment)
    }
  }

  /// Up to iOS 18 a menu shows icons behind the titles.
  private func menuItem(_ configuration: LabelConfiguration, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    let start = spoken.count
    let icons = try views(.term(Term(.part(.icon, configuration))), environment)
    spoken.removeSubrange(start...)
    var limits = FrameLimits()
    limits.maxWidth = .infinity
    let titles = try views(.term(Term(.part(.title, configuration))), environment).map {
      ResolvedView.frame(
        limits, alignment: Alignment(horizontal: environment.isRightToLeft ? .trailing : .leading),
        $0)
    }
    return [
      row(
        titles + icons, alignment: Alignment(vertical: .firstTextBaseline), spacing: 16,
        environment)
    ]
  }

  /// The icon over the title, in the font of tab bars: 10 points, which does not follow Dynamic Type.
  private func tab(_ configuration: LabelConfiguration, _ environment: ViewEnvironment) throws
    -> [ResolvedView]
  {
    let start = spoken.count
    let icons = try views(.term(Term(.part(.icon, configuration))), environment)
    spoken.removeSubrange(start...)
    var small = environment
    small.font = environment.font ?? FontValue(size: 10, weight: "medium")
    let titles = try views(.term(Term(.part(.title, configuration))), small)
    return [.stack(.vertical, alignment: .center, spacing: 0, icons + titles)]
  }
}

extension Resolver {
  /// Whether the preview is that of a Mac.
  var isMac: Bool { interpreter.target.platform == "macOS" }

  /// Whether the preview's system is at least a version such as `iOS 26`; other platforms are.
  func isAvailable(_ version: String) -> Bool { interpreter.target.isAvailable([version, "*"]) }
}
