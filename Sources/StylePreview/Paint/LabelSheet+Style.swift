import StyleModel

extension LabelSheet {
  /// Creates a sheet of labels in a style, as wide as the widest of them or as the cells that there are.
  ///
  /// Titles are shown in a language where the labels have them in it.
  package init(
    view: ResolvedView, tier: Tier, backdrop: Backdrop, width: Int, language: String? = nil
  ) {
    self.init(tier: tier, backdrop: backdrop, language: language) { labels in
      let list = ListLayout(
        view, labels: labels, width: width, isASCII: tier.characters == .ascii)
      return Plan(maximumTitleWidth: list.maximumTitleWidth, gap: list.gap) { title, icon in
        list.displayList(of: LabelSize(titleWidth: title, iconWidth: icon))
      }
    }
  }
}
