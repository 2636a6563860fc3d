/// The texts of one label, clean and measured.
struct LabelText {
  /// The title.
  var title: LeafText

  /// The name of the symbol; nil for none.
  var symbol: String?

  /// The cells that the symbol takes; 0 for none.
  var iconWidth: Int

  /// The title in the lines of a place that is narrower; nil where it takes one line.
  var lines: TitleLines?

  /// All that layout knows of the label.
  var size: LabelSize {
    var size = LabelSize(titleWidth: title.width, iconWidth: iconWidth)
    size.wrapping = lines?.wrapping
    return size
  }
}
