import StyleModel

extension LabelSheet {
  /// Creates a sheet of labels in a style, as wide as the widest of them or as the cells that there are.
  ///
  /// Titles are shown in a language where the labels have them in it. A ground is painted behind the
  /// labels, where the terminal's own is another than that of the backdrop.
  package init(
    view: ResolvedView, tier: Tier, backdrop: Backdrop, width: Int, language: String? = nil,
    ground: RGBA? = nil
  ) {
    let margins = ground == nil ? 0 : 2 * DisplayList.groundMargin
    self.init(tier: tier, backdrop: backdrop, language: language) { labels in
      let list = ListLayout(
        view, labels: labels, width: max(width - margins, 1), form: tier.form)
      return Plan(
        maximumTitleWidth: list.maximumTitleWidth, gap: ground == nil ? list.gap : 0
      ) { label in
        let drawing = list.displayList(of: label)
        guard let ground else { return drawing }
        return drawing.onGround(ground, columns: list.columns + list.overhang, gap: list.gap)
      }
    }
  }
}
