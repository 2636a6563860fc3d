import StyleModel

/// What a drawing stands on: the assumed colours of the terminal.
///
/// They only serve to mix translucent inks and for primary text on a fill; the terminal's own colours
/// stay in force wherever nothing is drawn, and for primary text there.
package struct Backdrop: Hashable, Sendable {
  /// The colour of the ground.
  package var background: OpaqueColor

  /// The colour that the primary ink stands for.
  package var foreground: OpaqueColor

  /// Creates a backdrop.
  package init(background: OpaqueColor, foreground: OpaqueColor) {
    self.background = background
    self.foreground = foreground
  }

  /// Creates the backdrop of an appearance: black on white, or white on black.
  package init(_ appearance: Appearance) {
    let white = OpaqueColor(255, 255, 255)
    let black = OpaqueColor(0, 0, 0)
    self.init(
      background: appearance.isDark ? black : white, foreground: appearance.isDark ? white : black)
  }
}
