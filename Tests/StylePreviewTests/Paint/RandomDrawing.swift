import StyleModel
import TestSupport

@testable import StylePreview

/// Display lists of any kind, sound and unsound, from a seed.
struct RandomDrawing {
  private var random: SplitMix64

  /// Creates a source of drawings.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A drawing as a layout could make it: frames on multiples of 10 within its size.
  mutating func sound() -> DisplayList {
    let columns = number(1...30)
    let rows = number(1...8)
    var list = DisplayList(width: Double(columns) * 10, height: Double(rows) * 20)
    for _ in 0..<number(0...8) {
      let x = number(0...(columns - 1))
      let y = number(0...(2 * rows - 1))
      let frame = Frame(
        x: Double(x) * 10, y: Double(y) * 10, width: Double(number(1...(columns - x))) * 10,
        height: Double(number(1...(2 * rows - y))) * 10)
      list.items.append(item(frame))
    }
    return list
  }

  /// A drawing with sizes that no layout makes.
  mutating func unsound() -> DisplayList {
    var list = DisplayList(width: size(), height: size())
    for _ in 0..<number(0...5) {
      list.items.append(item(Frame(x: size(), y: size(), width: size(), height: size())))
    }
    return list
  }

  /// A title with blanks in odd places.
  mutating func title() -> String {
    String((0..<number(0...12)).map { _ in "ab c日é".randomElement(using: &random) ?? "a" })
  }

  private mutating func item(_ frame: Frame) -> DisplayItem {
    let row = Frame(x: frame.x, y: frame.y, width: frame.width, height: 20)
    switch number(0...6) {
    case 0...2: return .fill(shape(), frame, ink())
    case 3:
      return .stroke(
        shape(), frame,
        Stroke(ink: ink(), lineWidth: size(), dash: (0..<number(0...3)).map { _ in size() }))
    case 4:
      var text = ResolvedText(number(0...1) == 0 ? .title : .literal(" lit\u{7}eral"), ink: ink())
      text.isUnderlined = number(0...1) == 0
      text.isBold = number(0...1) == 0
      text.isUppercased = number(0...3) == 0 ? true : nil
      return .text(text, row)
    case 5: return .symbol(ResolvedSymbol(.icon, ink: ink()), row)
    default: return .symbol(ResolvedSymbol(.named("sun.max"), ink: ink()), row)
    }
  }

  private mutating func shape() -> ShapeKind {
    switch number(0...4) {
    case 0: .rectangle
    case 1: .roundedRectangle(cornerRadius: size())
    case 2: .capsule
    case 3: .circle
    default: .ellipse
    }
  }

  private mutating func ink() -> Ink {
    let opacity: Double = [0, 0.07, 0.5, 1, 1, 1].randomElement(using: &random) ?? 1
    if number(0...3) == 0 { return .foreground(opacity) }
    return .color(RGBA(number(0...255), number(0...255), number(0...255), opacity))
  }

  private mutating func size() -> Double {
    switch number(0...12) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e300
    case 4: -5
    case 5: 0
    default: Double(number(-20...400)) / 2
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
