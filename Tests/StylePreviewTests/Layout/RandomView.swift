import StyleModel
import TestSupport

@testable import StylePreview

/// Makes views of any kind from a seed, also with lengths that make no sense.
enum RandomView {
  static func make(_ random: inout SplitMix64, depth: Int, isWild: Bool = false)
    -> ResolvedView
  {
    guard depth > 0 else { return leaf(&random) }
    func inner() -> ResolvedView { make(&random, depth: depth - 1, isWild: isWild) }
    func length() -> Double { self.length(&random, isWild: isWild) }
    let alignment = alignment(&random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      return .stack(
        .horizontal, alignment: alignment, spacing: Bool.random(using: &random) ? nil : length(),
        (0..<3).map { _ in inner() })
    case 2:
      return .stack(
        .vertical, alignment: alignment, spacing: nil, (0..<2).map { _ in inner() })
    case 3:
      return .stack(.depth, alignment: alignment, spacing: nil, (0..<2).map { _ in inner() })
    case 4, 5:
      return .padding(
        EdgeInsets(top: length(), leading: length(), bottom: nil, trailing: length()), inner())
    case 6, 7: return .frame(limits(&random, isWild: isWild), alignment: alignment, inner())
    case 8:
      return .fixedSize(
        horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random), inner())
    case 9: return .layoutPriority(Double(Int.random(in: -1...1, using: &random)), inner())
    case 10, 11:
      return .layered(
        inner(), layer: Bool.random(using: &random) ? shape(&random) : inner(),
        alignment: alignment, isOverlay: Bool.random(using: &random))
    case 12: return .clip(.capsule, .opacity(length(), inner()))
    case 13: return isWild ? .offset(x: length(), y: length(), inner()) : inner()
    case 14: return isWild ? .hidden(inner()) : inner()
    default:
      guard isWild else { return inner() }
      return .viewThatFits(horizontal: true, vertical: true, [inner(), inner()])
    }
  }

  private static func leaf(_ random: inout SplitMix64) -> ResolvedView {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: .text(ResolvedText(.title))
    case 3, 4: .symbol(ResolvedSymbol(.icon))
    case 5: .text(ResolvedText(.literal("日本 x")))
    case 6: .spacer(minLength: nil)
    case 7: Bool.random(using: &random) ? .empty : .divider(.foreground(1))
    default: shape(&random)
    }
  }

  private static func shape(_ random: inout SplitMix64) -> ResolvedView {
    let kinds: [ShapeKind] = [.rectangle, .capsule, .circle, .roundedRectangle(cornerRadius: 8)]
    var shape = ResolvedShape(
      kinds[Int.random(in: kinds.indices, using: &random)], fill: .foreground(0.5))
    if Bool.random(using: &random) { shape.stroke = Stroke(ink: .foreground(1), lineWidth: 2) }
    return .shape(shape)
  }

  private static func length(_ random: inout SplitMix64, isWild: Bool) -> Double {
    let usual: [Double] = [0, 2, 4, 8, 10, 12, 16, 20, 24, 36]
    let wild: [Double] = [-16, -1e300, 1e300, .infinity, -.infinity, .nan, 123_456]
    let pool = isWild && Int.random(in: 0..<4, using: &random) == 0 ? wild : usual
    return pool[Int.random(in: pool.indices, using: &random)]
  }

  private static func limits(_ random: inout SplitMix64, isWild: Bool) -> FrameLimits {
    var limits = FrameLimits()
    func maybe() -> Double? {
      Bool.random(using: &random) ? nil : length(&random, isWild: isWild) * 3
    }
    if Bool.random(using: &random) {
      (limits.width, limits.height) = (maybe(), maybe())
    } else {
      (limits.minWidth, limits.idealWidth, limits.minHeight) = (maybe(), maybe(), maybe())
      limits.maxWidth = Bool.random(using: &random) ? .infinity : maybe()
      limits.maxHeight = maybe()
    }
    return limits
  }

  private static func alignment(_ random: inout SplitMix64) -> Alignment {
    let across: [Alignment.Horizontal] = [.leading, .center, .trailing]
    let down: [Alignment.Vertical] = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    return Alignment(
      horizontal: across[Int.random(in: across.indices, using: &random)],
      vertical: down[Int.random(in: down.indices, using: &random)])
  }
}
