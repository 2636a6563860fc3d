extension Printer {
  /// How Swift is laid out: where lines wrap, and the rules that hold at any width.
  package struct Layout: Sendable {
    /// The columns that a line may have where it can be broken; nil where no line ever wraps.
    package var width: Int?

    /// Whether what is short stays on one line: a body that is a plain value, a view with one
    /// modifier, a chain behind `=`.
    package var joinsShortLines = false

    /// Whether empty lines set declarations apart that have a body or a description.
    package var separatesDeclarations = false

    /// Whether what stands under `#if` is indented.
    package var indentsConditionals = false

    /// Whether empty braces break where another block follows.
    package var breaksEmptyBraces = false

    /// Whether each pattern of a case stands on a line of its own where one has a condition.
    package var separatesPatterns = false

    /// Whether the steps of a chain stand right below any root of several lines; if not, below one
    /// that ends with a brace.
    package var alignsBelowLines = false

    /// The layout that styles are stored in: comparable, with no width, so that nothing ever wraps.
    package static let canonical = Layout()

    /// The layout that people read, which `swift format` leaves as it is with the configuration
    /// `export.swift-format` at the top of the package.
    package static let export = Layout(
      width: 100, joinsShortLines: true, separatesDeclarations: true, indentsConditionals: true,
      breaksEmptyBraces: true, separatesPatterns: true, alignsBelowLines: true)
  }
}
