/// The space between the views of a stack.
enum StackSpacing {
  /// SwiftUI: views are 8 points apart unless they say otherwise.
  static let standard = 8.0

  /// Returns the ideal spaces between neighbours in points.
  static func gaps(between nodes: [LayoutNode], _ axis: StackAxis, _ spacing: Double?) -> [Double] {
    zip(nodes, nodes.dropFirst()).map { first, second in
      if let spacing {
        return spacing.isNaN ? 0 : min(max(spacing, -Snapping.maximum), Snapping.maximum)
      }
      if first.isSpacer || second.isSpacer { return 0 }
      return areLines(first, second, axis) ? 0 : standard
    }
  }

  /// Returns the spaces that are drawn for ideal ones.
  ///
  /// Between lines of text in cells they are the nearest number of whole rows: 8 points, which would be
  /// rounded up to a row, would pull a small stack apart.
  static func drawn(
    _ ideals: [Double], between nodes: [LayoutNode], _ axis: StackAxis, _ metric: LayoutMetric
  ) -> [Double] {
    zip(zip(nodes, nodes.dropFirst()), ideals).map { neighbours, ideal in
      areLines(neighbours.0, neighbours.1, axis)
        ? metric.lineSpacing(ideal) : metric.spacing(ideal, axis)
    }
  }

  /// Whether a line of text stands directly over another, and not over a symbol.
  private static func areLines(_ first: LayoutNode, _ second: LayoutNode, _ axis: StackAxis) -> Bool
  {
    axis == .vertical && first.endsInLine(false) && second.endsInLine(true)
      && !second.beginsWithSymbol
  }
}
