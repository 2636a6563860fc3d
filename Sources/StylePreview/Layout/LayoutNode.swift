/// A view in the form that layout works on, with the answers that it has given.
final class LayoutNode {
  /// What the node is.
  enum Content {
    case text(TextBlock)
    case symbol(ResolvedSymbol, LeafSize)
    case shape(ResolvedShape)
    case spacer(StackAxis?, minLength: Double)
    case divider(Ink, isVertical: Bool)
    case stack(StackAxis, Alignment, spacing: Double?)
    case padding(Insets, isRing: Bool)
    case frame(FrameLimits, Alignment, keepsContent: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layered(Alignment, isOverlay: Bool)
    case opacity(Double)
    case clip(ShapeKind)
    case offset(x: Double, y: Double)
    case effect(Effect)
    case placed(Placement)
    case hidden
    case plain
    case firstThatFits(horizontal: Bool, vertical: Bool)
  }

  /// Space at the four edges in points.
  struct Insets {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0
  }

  /// What the node is.
  let content: Content

  /// The views in it; a layered node has its content first and its layer second.
  let children: [LayoutNode]

  /// The priority in a stack.
  let priority: Double

  /// How high the node lies among those of its stack.
  ///
  /// SwiftUI: what is around a single view hands it on.
  let zIndex: Double

  /// Whether there is any text or symbol in it, which cannot stand between cells.
  let hasLeaves: Bool

  /// The answers given so far: few, so that looking through them is quicker than hashing.
  private var known: [(proposal: ProposedSize, answer: Arrangement)] = []

  /// Creates a node.
  init(_ content: Content, _ children: [LayoutNode] = [], priority: Double = 0) {
    self.content = content
    self.children = children
    self.priority = priority
    zIndex =
      switch content {
      case .placed(.zIndex(let index)): index
      case .stack, .firstThatFits: 0
      default: children.first?.zIndex ?? 0
      }
    hasLeaves =
      switch content {
      case .text, .symbol: true
      default: children.contains { $0.hasLeaves }
      }
  }
}

extension LayoutNode {
  /// Returns the answer to a proposal, if it was given before.
  func answer(to proposal: ProposedSize) -> Arrangement? {
    for entry in known where entry.proposal == proposal { return entry.answer }
    return nil
  }

  /// Keeps the answer to a proposal.
  func keep(_ answer: Arrangement, for proposal: ProposedSize) {
    known.append((proposal, answer))
  }

  /// Whether the node is a spacer, which has no space of its own around it.
  var isSpacer: Bool {
    switch content {
    case .spacer: true
    case .plain: children.first?.isSpacer ?? false
    default: false
    }
  }

  /// Whether the upper or lower edge is that of a line of text, which needs no space to the next line.
  ///
  /// SwiftUI: text brings the leading of its font instead of the 8 points between other views; padding
  /// and frames take that away.
  func endsInLine(_ isTop: Bool) -> Bool {
    switch content {
    case .text, .symbol: return true
    case .stack(.vertical, _, _):
      return (isTop ? children.first : children.last)?.endsInLine(isTop) ?? false
    case .stack(_, _, _): return children.contains { $0.endsInLine(isTop) }
    case .fixedSize, .layered, .opacity, .clip, .offset, .effect, .hidden, .plain, .firstThatFits,
      .placed(.zIndex), .placed(.aspectRatio):
      return children.first?.endsInLine(isTop) ?? false
    case .frame(let limits, _, _):
      let isFree =
        limits.height == nil && limits.minHeight == nil && limits.maxHeight == nil
        && limits.idealHeight == nil
      return isFree && (children.first?.endsInLine(isTop) ?? false)
    case .padding(let insets, let isRing):
      let edge = isTop ? insets.top : insets.bottom
      return !isRing && edge == 0 && (children.first?.endsInLine(isTop) ?? false)
    case .shape, .spacer, .divider, .placed: return false
    }
  }

  /// Whether the first view of a column of views is a symbol without a text beside it.
  ///
  /// SwiftUI: under a text an image keeps the 8 points of other views (measured 8.15 under 13-point text);
  /// over a text it does not (4.74).
  var beginsWithSymbol: Bool {
    switch content {
    case .stack(.vertical, _, _):
      children.first.map { $0.isSymbolAlone || $0.beginsWithSymbol } ?? false
    case .opacity, .plain, .offset, .effect, .fixedSize, .layered, .hidden, .placed:
      children.first?.beginsWithSymbol ?? false
    default: false
    }
  }

  /// Whether the node is a single symbol, whatever is around it.
  var isSymbolAlone: Bool {
    switch content {
    case .symbol: true
    case .opacity, .plain, .offset, .effect, .fixedSize, .hidden, .placed(.aspectRatio),
      .placed(.zIndex):
      children.first?.isSymbolAlone ?? false
    default: false
    }
  }
}
