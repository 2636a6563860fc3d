extension ResolvedView {
  /// Returns what is drawn of the view with a label, in points, as wide as it wants to be.
  package func displayList(title: String, systemImage: String?) -> DisplayList {
    let label = PointLabel(title: title, systemImage: systemImage)
    return PointLayout(self, labels: CollectionOfOne(label)).displayList(of: label)
  }
}
