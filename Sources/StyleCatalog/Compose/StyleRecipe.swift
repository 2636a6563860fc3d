import StyleSyntax

/// What a composed style is made of, in the words of the person who composes it.
public struct StyleRecipe: Hashable, Sendable {
  /// The styles, first one closest to the label: `DayLabelStyle`, `DayLabelStyle@2`, `.iconOnly`,
  /// `.iconTint(.green)`.
  public var styles: [String]

  /// Values for parameters, in Swift, by `color` or `IconTintLabelStyle.color`.
  public var settings: [String: String]

  /// A tint of the catalog, a colour of the system or a colour in Swift, set outside of everything.
  public var tint: String?

  /// Whether every style that is reached is held at the version that it has now.
  public var holdsVersions: Bool

  /// Creates a recipe.
  public init(
    styles: [String], settings: [String: String] = [:], tint: String? = nil,
    holdsVersions: Bool = false
  ) {
    self.styles = styles
    self.settings = settings
    self.tint = tint
    self.holdsVersions = holdsVersions
  }
}

/// Why a recipe makes no style.
public struct RecipeError: Error, Hashable, Sendable {
  /// One sentence without a final full stop.
  public var message: String

  /// What to do about it.
  public var hint: String?

  /// Whether a style is asked for that is not there; else the recipe itself is wrong.
  public var isUnknownStyle = false

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension RecipeError {
  init(_ error: CompositionError) {
    self.init(error.message, hint: error.hint)
  }
}
