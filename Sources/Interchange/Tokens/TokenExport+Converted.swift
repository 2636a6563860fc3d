import Diagnostics
import StyleModel

extension TokenExport {
  /// Tells of colours in spaces that tokens do not have, which are written in others.
  static func converted(_ tints: [(name: String, tint: Tint)]) -> [Diagnostic] {
    let converted = tints.filter { _, tint in
      tint.values.values.contains { value in
        if case .color(let color) = value { color.inTokens != color } else { false }
      }
    }
    guard let first = converted.first else { return [] }
    let others =
      converted.count == 1 ? "" : " and of \(counted(converted.count - 1, "other tint"))"
    return [
      Diagnostic(
        .note,
        message: "the colour of '\(first.name)'\(others) is written in another space: tokens have "
          + "none without ends")
    ]
  }
}
