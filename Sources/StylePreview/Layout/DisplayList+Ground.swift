import StyleModel

extension DisplayList {
  /// The columns of ground on either side of a drawing.
  static let groundMargin = 1

  /// Returns the drawing on a ground of a colour: whole rows, with a column on either side.
  ///
  /// - Parameters:
  ///   - color: The colour of the ground.
  ///   - columns: The columns of the drawing without the margins.
  ///   - gap: The rows of ground below it.
  /// - Returns: The drawing with its margins.
  func onGround(_ color: RGBA, columns: Int, gap: Int) -> DisplayList {
    let margin = Double(Self.groundMargin) * Snapping.unit
    var list = self
    for index in list.items.indices { list.items[index].frame.x += margin }
    list.width = Double(columns) * Snapping.unit + 2 * margin
    list.height = Double(rows + gap) * Snapping.line
    list.ground = color
    return list
  }
}
