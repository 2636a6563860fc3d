import StyleModel

extension LabelSheet {
  /// Creates a sheet that shows titles alone.
  package init(view: ResolvedView, tier: Tier, backdrop: Backdrop, width: Int) {
    self.init(tier: tier, backdrop: backdrop) { _ in
      Plan(maximumTitleWidth: width, gap: 0) { title, _ in
        let frame = Frame(x: 0, y: 0, width: Double(title) * 10, height: 20)
        return DisplayList(
          width: frame.width, height: 20, items: [.text(ResolvedText(.title), frame)])
      }
    }
  }
}
