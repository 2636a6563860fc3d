/// How a view answers a proposal: its size, and where its children are.
struct Arrangement {
  /// A child with its place in the view.
  struct Child {
    var node: LayoutNode
    var x: Double
    var y: Double

    /// What the child is proposed when it is placed.
    var proposal: ProposedSize
  }

  /// The size in points, snapped to cells.
  var width: Double
  var height: Double

  /// The size before it was snapped, for the paddings around it.
  var idealWidth: Double
  var idealHeight: Double

  /// How far below the top the first and the last line of text or symbols stand; nil without any.
  ///
  /// The baseline of a line in cells is taken to be its bottom.
  var firstLine: Double?
  var lastLine: Double?

  /// The children in the order in which they are drawn.
  var children: [Child] = []

  /// Creates the arrangement of a view that is drawn at its ideal size.
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
    idealWidth = width
    idealHeight = height
  }

  /// Creates the arrangement of a view with one child that decides about everything.
  init(around child: Arrangement, _ node: LayoutNode, _ proposal: ProposedSize) {
    self = child
    children = [Child(node: node, x: 0, y: 0, proposal: proposal)]
  }

  /// The children from back to front: in a stack, those that are said to lie higher come later.
  func fromBack(of node: LayoutNode) -> [Child] {
    guard case .stack = node.content, children.contains(where: { $0.node.zIndex != 0 }) else {
      return children
    }
    return children.enumerated()
      .sorted { ($0.element.node.zIndex, $0.offset) < ($1.element.node.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The length along the axis of a stack.
  func main(_ axis: StackAxis) -> Double { axis == .horizontal ? width : height }

  /// The length across the axis of a stack.
  func cross(_ axis: StackAxis) -> Double { axis == .horizontal ? height : width }

  /// How far below the top a vertical alignment is.
  ///
  /// A view without text is aligned by its middle with the middle of the line, as SwiftUI aligns a
  /// label's icon.
  func guide(_ alignment: Alignment.Vertical, _ metric: LayoutMetric) -> Double {
    switch alignment {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: firstLine ?? (height + metric.lineHeight) / 2
    case .lastTextBaseline: lastLine ?? (height + metric.lineHeight) / 2
    }
  }

  /// How far from the leading edge a horizontal alignment is.
  func guide(_ alignment: Alignment.Horizontal) -> Double {
    switch alignment {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// Takes over the lines of a child that is placed somewhere below the top.
  mutating func addLines(of child: Arrangement, at y: Double) {
    if firstLine == nil { firstLine = child.firstLine.map { $0 + y } }
    if let line = child.lastLine { lastLine = line + y }
  }
}
