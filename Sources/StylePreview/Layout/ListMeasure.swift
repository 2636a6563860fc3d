/// What is known of the labels of a list, and how a style is made to fit them into a width.
struct ListMeasure {
  /// A view that fits.
  struct Fitted {
    var step: FittingStep
    var view: ResolvedView

    /// The cells of the column.
    var columns: Int

    /// The cells of the widest title that is shown whole.
    var titleWidth: Int
  }

  /// The shortest title that still says something, with its ellipsis, where icons can stand alone.
  private static let shortestTitle = 3

  private let labels: LabelExtent
  private let form: TextForm

  private var titleWidth: Int { labels.titleWidth }
  private var iconWidth: Int { labels.iconWidth }

  /// Creates a measure of labels.
  init(_ labels: LabelExtent, form: TextForm) {
    self.labels = labels
    self.form = form
  }

  /// Returns the view with as little given up as a width allows.
  func fitted(_ view: ResolvedView, to width: Int?) -> Fitted {
    let natural = columns(of: view)
    guard let width, natural > width else {
      return Fitted(step: .natural, view: view, columns: natural, titleWidth: titleWidth)
    }
    let room = max(1, width)
    if view.hasChoice, columns(of: view, in: room) <= room {
      return Fitted(step: .natural, view: view, columns: room, titleWidth: titleWidth)
    }
    var tight = view
    for step in [FittingStep.spacing, .padding] {
      tight = step == .spacing ? tight.withTightSpacing : tight.withTightPadding
      let columns = columns(of: tight)
      if columns <= room {
        return Fitted(step: step, view: tight, columns: columns, titleWidth: titleWidth)
      }
    }
    return withCutTitles(tight, to: room) ?? iconOnly(tight, in: room)
      ?? plainTitles(view, in: room)
  }

  /// Returns the blank rows between two labels.
  func gap(in fitted: Fitted) -> Int {
    let label = LabelSize(
      titleWidth: min(titleWidth, fitted.titleWidth), iconWidth: iconWidth)
    let layout = CellLayout(label: label, form: form)
    let one = layout.displayList(for: fitted.view, width: fitted.columns).rows
    let two = CellLayout.displayList(
      ofLabels: [label, label], in: fitted.view, width: fitted.columns, form: form)
    return max(0, two.rows - 2 * one)
  }

  /// Returns the columns beside the labels that their letters take, of those that there are.
  func overhang(in fitted: Fitted, width: Int?) -> Int {
    guard fitted.view.hasOverlay else { return 0 }
    let label = LabelSize(titleWidth: min(titleWidth, fitted.titleWidth), iconWidth: iconWidth)
    let wanted = CellLayout(label: label, form: form)
      .overhang(of: fitted.view, proposed: fitted.columns)
    return min(wanted, max(0, (width ?? Snapping.maximumCells) - fitted.columns))
  }

  /// Returns the view with titles cut; nil if too little of them would be left.
  private func withCutTitles(_ view: ResolvedView, to room: Int) -> Fitted? {
    var fits = iconWidth == 0 ? 1 : Self.shortestTitle
    var tooWide = titleWidth
    guard fits < tooWide, columns(of: view, titleWidth: fits) <= room else { return nil }
    while tooWide - fits > 1 {
      let middle = (fits + tooWide) / 2
      if columns(of: view, titleWidth: middle) <= room { fits = middle } else { tooWide = middle }
    }
    return Fitted(
      step: .titles, view: view, columns: columns(of: view, titleWidth: fits), titleWidth: fits)
  }

  /// Returns the view without titles; nil if a label would not be seen or there is no room.
  private func iconOnly(_ view: ResolvedView, in room: Int) -> Fitted? {
    guard iconWidth > 0, !labels.hasLabelWithoutIcon, view.firstTitle != nil else { return nil }
    let icons = view.withoutTitle
    let columns = columns(of: icons)
    guard columns <= room, columns > 0, icons.hasIcon else { return nil }
    return Fitted(step: .iconOnly, view: icons, columns: columns, titleWidth: titleWidth)
  }

  /// Returns lines with the titles alone.
  private func plainTitles(_ view: ResolvedView, in room: Int) -> Fitted {
    var title = view.firstTitle ?? ResolvedText(.title)
    (title.lineLimit, title.minimumLines, title.fontSize) = (1, 1, 17)
    return Fitted(
      step: .plainTitles, view: .text(title), columns: room, titleWidth: min(titleWidth, room))
  }

  /// The cells of the widest label.
  private func columns(of view: ResolvedView, titleWidth: Int? = nil, in width: Int? = nil) -> Int {
    func columns(withIcon icon: Int) -> Int {
      let label = LabelSize(titleWidth: titleWidth ?? self.titleWidth, iconWidth: icon)
      return CellLayout(label: label, form: form).columns(of: view, proposed: width)
    }
    let widest = columns(withIcon: iconWidth)
    return labels.hasLabelWithoutIcon && iconWidth > 0 ? max(widest, columns(withIcon: 0)) : widest
  }
}
