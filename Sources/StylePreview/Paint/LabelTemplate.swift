/// A drawing as bytes, with the places where the title and the icon of a label go.
///
/// What surrounds them depends on the display list alone, so that any number of labels with the same
/// one are drawn by putting pieces side by side.
struct LabelTemplate {
  /// A place for a text of the label.
  struct Slot {
    /// What goes there.
    enum Content: Hashable {
      /// The title, or a line of it, perhaps in capitals.
      case title(isUppercased: Bool, line: Line?)

      /// The icon; the number counts the distinct ways in which one template shows it.
      case icon(Int)
    }

    /// A line of a title that takes several.
    struct Line: Hashable {
      var index: Int

      /// Whether it shows all of the rest.
      var isLast: Bool
    }

    /// What goes there.
    var content: Content

    /// Where in the bytes.
    var offset: Int

    /// The cells that the text may take.
    var width: Int

    /// The cells that are filled with blanks where the text is shorter, since more of the line follows
    /// or they have a ground; 0 at the end of what is drawn.
    var filledWidth: Int

    /// The attributes in force.
    var attributes: TextAttributes

    /// Where the ground changes under the text: the cells of each stretch, and the bytes before it.
    ///
    /// Empty for one ground.
    var stretches: [Stretch]

    /// Where a text stands that does not fill the slot.
    var alignment = Alignment.Horizontal.leading

    /// What is left out of a text that is too wide for the slot.
    var truncation = Truncation.tail

    /// Whether a title that is too wide may take more lines.
    var canWrap = false
  }

  /// A part of a slot on one ground.
  struct Stretch {
    var width: Int
    var change: [UInt8]
  }

  /// The bytes of all lines, each ended by a newline.
  var bytes: [UInt8] = []

  /// The slots in order.
  var slots: [Slot] = []

  /// The symbols that stand for the label's icon: how each of the icon slots shows it.
  var icons: [ResolvedSymbol] = []
}

extension LabelTemplate {
  /// The cells of the narrowest place for a title that may take several lines; nil without any.
  var wrappingColumns: Int? {
    slots.lazy.filter { $0.canWrap }.map { $0.width }.min()
  }

  /// Appends the drawing of one label; `icons` holds what each way of showing the icon looks like, and
  /// is empty for a label without one.
  func append(
    title: LeafText, lines: TitleLines? = nil, icons: [LeafText], _ texts: LeafTexts,
    to output: inout [UInt8]
  ) {
    var position = 0
    for slot in slots {
      output.append(contentsOf: bytes[position..<slot.offset])
      position = slot.offset
      switch slot.content {
      case .title(let isUppercased, let line):
        var shown = title
        if let line, let lines { shown = lines.line(line.index, isLast: line.isLast) }
        texts.append(isUppercased ? texts.uppercased(shown) : shown, in: slot, to: &output)
      case .icon(let index):
        let icon = icons.indices.contains(index) ? icons[index] : LeafText(bytes: [], width: 0)
        texts.append(icon, in: slot, to: &output)
      }
    }
    output.append(contentsOf: bytes[position...])
  }
}
