/// What a parent proposes to a child in points; nil asks for the ideal length.
struct ProposedSize: Hashable {
  var width: Double?
  var height: Double?

  /// The proposal along the axis of a stack.
  func main(_ axis: StackAxis) -> Double? { axis == .horizontal ? width : height }

  /// The proposal across the axis of a stack.
  func cross(_ axis: StackAxis) -> Double? { axis == .horizontal ? height : width }

  /// Creates a proposal from its two axes.
  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal along and across the axis of a stack.
  init(_ axis: StackAxis, main: Double?, cross: Double?) {
    self.init(
      width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
  }

  /// Returns the proposal with less room, never below zero.
  func inset(width: Double, height: Double) -> ProposedSize {
    ProposedSize(
      width: self.width.map { max(0, $0 - width) }, height: self.height.map { max(0, $0 - height) })
  }
}
