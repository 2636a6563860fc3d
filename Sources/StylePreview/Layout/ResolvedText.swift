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
