import StyleModel

/// A view whose styles, conditions and environment are all resolved: what layout sees.
///
/// The title and the icon of the label stay placeholders, so that one resolved view serves any number
/// of labels. Lengths are points.
package indirect enum ResolvedView: Hashable, Sendable {
  /// Nothing: takes no place in a stack.
  case empty

  /// A text.
  case text(ResolvedText)

  /// A symbol.
  case symbol(ResolvedSymbol)

  /// A shape, filled, stroked or both.
  case shape(ResolvedShape)

  /// A spacer with its minimum length; nil is the default.
  case spacer(minLength: Double?)

  /// A thin line across a stack.
  case divider(Ink)

  /// Views beside, under or over one another; nil spacing is the system's.
  case stack(StackAxis, alignment: Alignment, spacing: Double?, [ResolvedView])

  /// A view with space around it; nil is the default of 16 points.
  case padding(EdgeInsets, ResolvedView)

  /// A view in a frame.
  case frame(FrameLimits, alignment: Alignment, ResolvedView)

  /// A view that is proposed nothing on the axes named.
  case fixedSize(horizontal: Bool, vertical: Bool, ResolvedView)

  /// A view with a priority in its stack.
  case layoutPriority(Double, ResolvedView)

  /// A view with another behind it or over it; the layer is proposed the size of the content.
  case layered(ResolvedView, layer: ResolvedView, alignment: Alignment, isOverlay: Bool)

  /// A view drawn with an opacity.
  case opacity(Double, ResolvedView)

  /// A view cut to a shape.
  case clip(ShapeKind, ResolvedView)

  /// A view drawn elsewhere than it is placed.
  case offset(x: Double, y: Double, ResolvedView)

  /// A view drawn with an effect that does not change its layout.
  case effect(Effect, ResolvedView)

  /// A view whose place follows a rule of its own.
  case placed(Placement, ResolvedView)

  /// A view that takes its place and draws nothing.
  case hidden(ResolvedView)

  /// The first of the views that fits what is proposed.
  case viewThatFits(horizontal: Bool, vertical: Bool, [ResolvedView])
}

/// The direction of a stack.
package enum StackAxis: Hashable, Sendable {
  /// An `HStack`.
  case horizontal

  /// A `VStack`.
  case vertical

  /// A `ZStack`.
  case depth
}

/// Where a view stands in a larger space.
package struct Alignment: Hashable, Sendable {
  /// The horizontal part.
  package enum Horizontal: String, Hashable, Sendable {
    case leading, center, trailing
  }

  /// The vertical part.
  package enum Vertical: String, Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  /// The horizontal part.
  package var horizontal: Horizontal

  /// The vertical part.
  package var vertical: Vertical

  /// Creates an alignment.
  package init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  package static let center = Alignment()
}

/// Space at the four edges, in points; nil is the default of the context, 16.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  /// Creates insets.
  package init(top: Double?, leading: Double?, bottom: Double?, trailing: Double?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// What a `frame` asks for; `infinity` is allowed for the maxima.
package struct FrameLimits: Hashable, Sendable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?

  /// The fixed width of `frame(width:height:)`; the limits of that axis are then nil.
  package var width: Double?

  /// The fixed height.
  package var height: Double?

  /// Creates limits, all open.
  package init() {}
}

/// What draws text, symbols and lines.
package enum Ink: Hashable, Sendable {
  /// The terminal's own foreground (SwiftUI's `primary` where nothing else is set) at an opacity.
  case foreground(Double)

  /// A colour.
  case color(RGBA)

  /// Colours that change across what is drawn; a terminal shows the first.
  case gradient(Gradient)
}

/// What a text shows.
package enum TextContent: Hashable, Sendable {
  /// The title of the label.
  case title

  /// A line of a title that takes several, counted from 0; the last one shows all of the rest.
  case titleLine(Int, isLast: Bool)

  /// A text of the style's own.
  case literal(String)

  /// Whether it is the title of the label, or a line of it.
  package var isTitle: Bool {
    switch self {
    case .title, .titleLine: true
    case .literal: false
    }
  }
}

/// Which part of a text is left out where it is too long.
package enum Truncation: String, Hashable, Sendable {
  case head, middle, tail
}

/// A text with what it is drawn with.
package struct ResolvedText: Hashable, Sendable {
  package var content: TextContent
  package var ink: Ink

  /// The weight of the font, 400 for a regular and 700 for a bold one.
  package var weight = 400
  package var isItalic = false
  package var isUnderlined = false
  package var isStruck = false
  package var isUppercased: Bool?

  /// The most lines; nil for any number.
  package var lineLimit: Int?

  /// The lines that it keeps free, however few it fills.
  package var minimumLines = 1

  /// Where lines stand that are shorter than the widest of them; leading is left.
  package var alignment = Alignment.Horizontal.leading

  /// What is left out where it is too long.
  package var truncation = Truncation.tail

  /// The size of the font in points; 17 is body.
  package var fontSize: Double = 17

  /// Creates a text.
  package init(_ content: TextContent, ink: Ink = .foreground(1)) {
    self.content = content
    self.ink = ink
  }
}

/// Which symbol is shown.
package enum SymbolContent: Hashable, Sendable {
  /// The icon of the label.
  case icon

  /// A symbol of the style's own.
  case named(String)
}

/// A symbol with what it is drawn with.
package struct ResolvedSymbol: Hashable, Sendable {
  package var content: SymbolContent
  package var ink: Ink

  /// The variants in force, as in `circle.fill`: at most one shape, then `fill` and `slash` if set.
  package var variants: [String] = []

  /// The weight of the font, 400 for a regular and 700 for a bold one.
  package var weight = 400

  /// The factor of `imageScale` and font size; 1 is medium at body.
  package var scale: Double = 1

  /// Creates a symbol.
  package init(_ content: SymbolContent, ink: Ink = .foreground(1)) {
    self.content = content
    self.ink = ink
  }
}

/// A geometric shape.
package enum ShapeKind: Hashable, Sendable {
  case rectangle

  /// SwiftUI: corners are continuous unless they are said to be parts of circles.
  case roundedRectangle(cornerRadius: Double, isContinuous: Bool = true)
  case capsule
  case circle
  case ellipse
}

/// A shape with its fill and its stroke.
package struct ResolvedShape: Hashable, Sendable {
  package var kind: ShapeKind

  /// What fills it; nil for nothing.
  package var fill: Ink?

  /// What is drawn along its outline.
  package var stroke: Stroke?

  /// The distance it is inset by on every side.
  package var inset: Double = 0

  /// Creates a shape.
  package init(_ kind: ShapeKind, fill: Ink? = nil, stroke: Stroke? = nil) {
    self.kind = kind
    self.fill = fill
    self.stroke = stroke
  }
}

/// A line along an outline.
package struct Stroke: Hashable, Sendable {
  /// How a line ends; SwiftUI: it is cut off where it ends.
  package enum Cap: String, Hashable, Sendable {
    case butt, round, square
  }

  /// How a line turns a corner; SwiftUI: its edges go on until they meet.
  package enum Join: String, Hashable, Sendable {
    case miter, round, bevel
  }

  package var ink: Ink

  /// The width in points.
  package var lineWidth: Double

  /// The lengths of dashes and gaps in points; empty for a solid line.
  package var dash: [Double]

  /// How far into the pattern the line begins, in points.
  package var dashPhase = 0.0

  /// How its dashes end.
  package var cap = Cap.butt

  /// How it turns corners; up to a miter limit of 10, which no right angle reaches.
  package var join = Join.miter

  /// Whether the line stays inside of the outline, as `strokeBorder` draws it.
  package var isInside: Bool

  /// Creates a stroke.
  package init(ink: Ink, lineWidth: Double = 1, dash: [Double] = [], isInside: Bool = false) {
    self.ink = ink
    self.lineWidth = lineWidth
    self.dash = dash
    self.isInside = isInside
  }
}
