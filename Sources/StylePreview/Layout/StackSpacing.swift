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
      let areLines = axis == .vertical && first.endsInLine(false) && second.endsInLine(true)
      return areLines ? 0 : standard
    }
  }
}
