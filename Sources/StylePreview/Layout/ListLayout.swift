/// Lays out any number of labels in one style below one another, all as wide as the widest.
///
/// The style is laid out once for each size of label, and not once for each label. The result is that of
/// `VStack(alignment: .leading) { … }.fixedSize(horizontal: true, vertical: false)`.
package struct ListLayout: Sendable {
  /// What was given up to fit the width.
  package let step: FittingStep

  /// The width of the column in cells.
  package let columns: Int

  /// The columns beside those that letters standing out of a label take, where there is room.
  package let overhang: Int

  /// The blank rows between two labels.
  package let gap: Int

  /// The widest title that is shown whole; wider ones are cut to it.
  package let maximumTitleWidth: Int

  /// The cells that every icon takes: 1 if all glyphs of the list are narrow, else 2.
  package let iconWidth: Int

  private let view: ResolvedView
  private let form: TextForm

  /// Lays out a list.
  ///
  /// - Parameters:
  ///   - view: One label in its style.
  ///   - labels: What the labels have in common.
  ///   - width: The cells that there are; nil for any number.
  ///   - form: What texts and symbols of the style are written with.
  package init(
    _ view: ResolvedView, labels: LabelExtent, width: Int?, form: TextForm = TextForm()
  ) {
    let measure = ListMeasure(labels, form: form)
    let fitted = measure.fitted(view, to: width)
    self.view = fitted.view
    self.form = form
    step = fitted.step
    columns = fitted.columns
    maximumTitleWidth = fitted.titleWidth
    iconWidth = labels.iconWidth
    overhang = measure.overhang(in: fitted, width: width)
    gap = measure.gap(in: fitted)
  }

  /// Returns what is drawn of the labels of a size.
  package func displayList(of label: LabelSize) -> DisplayList {
    CellLayout(label: shown(label), form: form).displayList(
      for: view, width: columns, overhang: overhang)
  }

  /// The size of a label in this list: its title cut, its icon as wide as all others.
  func shown(_ label: LabelSize) -> LabelSize {
    var shown = LabelSize(
      titleWidth: min(label.titleWidth, maximumTitleWidth),
      iconWidth: label.iconWidth == 0 ? 0 : iconWidth)
    shown.wrapping = label.wrapping
    return shown
  }
}
