/// Makes the nodes of a view for a label of a certain size.
struct LayoutBuilder {
  /// SwiftUI: padding defaults to 16 points.
  static let defaultPadding = 16.0

  /// SwiftUI: a spacer is at least 8 points long.
  static let defaultSpacerLength = 8.0

  /// The deepest nesting that is laid out; what is deeper is left out.
  private static let maximumDepth = 100

  /// The most nodes of one view.
  private static let maximumNodes = 5_000

  /// What texts and symbols are measured by.
  let measure: LeafMeasure

  private var count = 0
  private var depth = 0

  /// Creates a builder.
  init(_ measure: LeafMeasure) {
    self.measure = measure
  }

  /// Creates a builder for a label whose parts take some cells.
  init(label: LabelSize, form: TextForm) {
    self.init(.cells(label, form))
  }

  /// Returns the node of a view in a stack along an axis; nil for one that is empty.
  ///
  /// SwiftUI: a modifier of an empty view makes an empty view.
  mutating func node(_ view: ResolvedView, in axis: StackAxis? = nil) -> LayoutNode? {
    guard depth < Self.maximumDepth, count < Self.maximumNodes else { return nil }
    depth += 1
    count += 1
    defer { depth -= 1 }
    switch view {
    case .empty: return nil
    case .text(let text): return LayoutNode(.text(measure.block(of: text)))
    case .symbol(let symbol):
      return measure.size(of: symbol).map { LayoutNode(.symbol(symbol, $0)) }
    case .shape(let shape): return LayoutNode(.shape(shape))
    case .spacer(let minLength):
      return LayoutNode(.spacer(axis, minLength: minLength ?? Self.defaultSpacerLength))
    case .divider(let ink): return LayoutNode(.divider(ink, isVertical: axis == .horizontal))
    case .stack(let axis, let alignment, let spacing, let views):
      let nodes = views.compactMap { node($0, in: axis) }
      return LayoutNode(.stack(axis, alignment, spacing: spacing), nodes)
    case .viewThatFits(let horizontal, let vertical, let views):
      let nodes = views.compactMap { node($0, in: axis) }
      return LayoutNode(.firstThatFits(horizontal: horizontal, vertical: vertical), nodes)
    default: return modified(view, in: axis) { $0.node($1, in: axis) }
    }
  }

  /// Returns the node of a view with one view in it, which is made by a closure.
  mutating func modified(
    _ view: ResolvedView, in axis: StackAxis?,
    _ inner: (inout LayoutBuilder, ResolvedView) -> LayoutNode?
  ) -> LayoutNode? {
    switch view {
    case .padding(let insets, let view):
      return inner(&self, view).map {
        LayoutNode(.padding(LayoutNode.Insets(insets), isRing: false), [$0])
      }
    case .frame(let limits, let alignment, let view):
      return inner(&self, view).map {
        LayoutNode(.frame(limits.bounded, alignment, keepsContent: false), [$0])
      }
    case .fixedSize(let horizontal, let vertical, let view):
      return inner(&self, view).map {
        LayoutNode(
          .fixedSize(horizontal: horizontal, vertical: vertical), [$0], priority: $0.priority)
      }
    case .layoutPriority(let priority, let view):
      return inner(&self, view).map {
        LayoutNode(.plain, [$0], priority: priority.isNaN ? 0 : priority)
      }
    case .layered(let view, let layer, let alignment, let isOverlay):
      let hasLine = measure.isInCells && layer.hasThinLine
      if hasLine, view.isDot, !layer.hasLetters { return inner(&self, view) }
      guard let content = hasLine ? ringed(view, in: axis) : inner(&self, view) else { return nil }
      guard let layer = node(layer) else { return content }
      return LayoutNode(.layered(alignment, isOverlay: isOverlay), [content, layer])
    case .opacity(let opacity, let view):
      return inner(&self, view).map { LayoutNode(.opacity(opacity), [$0]) }
    case .clip(let kind, let view): return inner(&self, view).map { LayoutNode(.clip(kind), [$0]) }
    case .offset(let x, let y, let view):
      return inner(&self, view).map { LayoutNode(.offset(x: x, y: y), [$0]) }
    case .effect(let effect, let view):
      return inner(&self, view).map { LayoutNode(.effect(effect), [$0]) }
    case .placed(let placement, let view):
      return inner(&self, view).map {
        LayoutNode(.placed(placement), [$0], priority: $0.priority)
      }
    case .hidden(let view): return inner(&self, view).map { LayoutNode(.hidden, [$0]) }
    case .empty, .text, .symbol, .shape, .spacer, .divider, .stack, .viewThatFits: return nil
    }
  }
}
