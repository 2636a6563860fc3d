import CommandTable
import StyleModel
import StylePreview

/// The options that say how a terminal shows drawings.
struct PictureOptions: ParameterSet, Hashable {
  static let parameters: [Parameter<PictureOptions>] = [
    .option(
      "background", \.background, valueName: "color",
      help: "The colour of the terminal's ground, such as #1E1E2E"),
    .flag(
      "query-background", \.queriesBackground,
      help: "Ask the terminal for that colour; it has a tenth of a second"),
    .flag("canvas", \.hasCanvas, help: "Paint the ground that the appearance has"),
    .flag("legible", \.isLegible, help: "Outline what is hardly seen on the ground"),
    .option("glyphs", \.icons, help: "What stands for symbols"),
    .option(
      "ambiguous", \.ambiguous, in: 1...2, valueName: "cells",
      help: "The cells of characters that terminals disagree on, such as ★"),
    .option("scale", \.scale, help: "How much room a drawing takes"),
  ]

  private var background: HexColor?
  private var queriesBackground = false
  private var icons: TextForm.Icons?
  private var ambiguous: Int?
  private(set) var scale: PictureScale?

  /// Whether a ground is painted behind drawings.
  private(set) var hasCanvas = false

  /// Whether fills that are hardly seen are outlined.
  private(set) var isLegible = false
}

extension PictureOptions {
  /// The colour of the terminal's ground: the one that was given, else what the terminal answers where
  /// it is to be asked.
  func background(in context: Context) -> OpaqueColor? {
    if let background { return background.color }
    guard queriesBackground, context.terminal().colors != .none else { return nil }
    return context.surroundings.background.color
  }

  /// Changes what a terminal can show to what was asked for.
  func apply(to terminal: inout Terminal) {
    terminal.outlinesFaintFills = isLegible
    if let icons { terminal.form.icons = icons }
    if let ambiguous { terminal.setAmbiguous(isWide: ambiguous == 2) }
  }
}

/// A colour in hex digits.
struct HexColor: ArgumentValue, Hashable {
  static let expectation = "a colour such as #1E1E2E"

  /// The colour, without its opacity.
  let color: OpaqueColor

  init?(argument: String) {
    guard var color = ColorValue(hex: argument)?.rgba else { return nil }
    color.alpha = 1
    self.color = OpaqueColor(color)
  }
}

extension TextForm.Icons: ArgumentValue {}
extension PictureScale: ArgumentValue {}
