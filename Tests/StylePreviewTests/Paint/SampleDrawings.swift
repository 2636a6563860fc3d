import StyleModel

@testable import StylePreview

/// Display lists made by hand, in cells: what the layout makes of some styles.
enum SampleDrawings {
  static let blue = RGBA(0, 122, 255)

  /// A frame in cells; rows may be halves.
  static func frame(_ column: Double, _ row: Double, _ columns: Double, _ rows: Double) -> Frame {
    Frame(x: column * 10, y: row * 20, width: columns * 10, height: rows * 20)
  }

  /// A capsule with the icon in a white circle, twenty cells wide.
  static func dayLabel(titleWidth: Double = 9) -> DisplayList {
    DisplayList(
      width: 200, height: 60,
      items: [
        .fill(.capsule, frame(0, 0, 20, 3), .color(blue.opacity(0.07))),
        .fill(.circle, frame(2, 0.5, 5, 2), .color(RGBA(255, 255, 255))),
        .symbol(ResolvedSymbol(.icon, ink: .color(blue)), frame(4, 1, 1, 1)),
        .text(ResolvedText(.title, ink: .color(blue)), frame(9, 1, titleWidth, 1)),
      ])
  }

  /// A dashed frame that hugs its label.
  static func blueDash(titleWidth: Double = 5) -> DisplayList {
    DisplayList(
      width: titleWidth * 10 + 60, height: 60,
      items: [
        .symbol(ResolvedSymbol(.icon), frame(2, 1, 1, 1)),
        .text(ResolvedText(.title), frame(4, 1, titleWidth, 1)),
        .stroke(
          .roundedRectangle(cornerRadius: 8), frame(0, 0, titleWidth + 6, 3),
          Stroke(ink: .color(blue), lineWidth: 4, dash: [10, 10])),
      ])
  }

  /// A prominent button: a rounded rectangle with bold white text, three rows high.
  static func button() -> DisplayList {
    var title = ResolvedText(.title, ink: .color(RGBA(255, 255, 255)))
    title.isBold = true
    return DisplayList(
      width: 120, height: 60,
      items: [
        .fill(.roundedRectangle(cornerRadius: 12), frame(0, 0, 12, 3), .color(blue)),
        .symbol(ResolvedSymbol(.icon, ink: title.ink), frame(2, 1, 1, 1)),
        .text(title, frame(4, 1, 6, 1)),
      ])
  }

  /// A chip of one row: a capsule in a quarter of the foreground.
  static func chip() -> DisplayList {
    DisplayList(
      width: 120, height: 20,
      items: [
        .fill(.capsule, frame(0, 0, 12, 1), .foreground(0.25)),
        .symbol(ResolvedSymbol(.icon), frame(2, 0, 1, 1)),
        .text(ResolvedText(.title), frame(4, 0, 6, 1)),
      ])
  }

  /// An icon in a filled circle over its title, a divider between them.
  static func stacked() -> DisplayList {
    DisplayList(
      width: 80, height: 110,
      items: [
        .fill(.circle, frame(1, 0, 6, 3), .color(RGBA(52, 199, 89))),
        .symbol(ResolvedSymbol(.icon, ink: .color(RGBA(255, 255, 255))), frame(4, 1, 1, 1)),
        .fill(.rectangle, Frame(x: 0, y: 70, width: 80, height: 1), .foreground(0.3)),
        .text(ResolvedText(.title, ink: .foreground(0.6)), frame(1, 4, 6, 1)),
        .fill(.circle, frame(6, 0, 1, 0.5), .color(RGBA(255, 59, 48))),
      ])
  }

  /// A wide line around a translucent fill, with a solid line around both.
  static func nested() -> DisplayList {
    DisplayList(
      width: 160, height: 140,
      items: [
        .fill(.rectangle, frame(2, 2, 12, 3), .color(blue.opacity(0.2))),
        .text(ResolvedText(.title), frame(5, 3, 6, 1)),
        .stroke(.rectangle, frame(2, 2, 12, 3), Stroke(ink: .color(blue), lineWidth: 8)),
        .stroke(.capsule, frame(0, 0, 16, 7), Stroke(ink: .foreground(1), dash: [4, 4])),
      ])
  }
}
